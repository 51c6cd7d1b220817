/**
 * What jewelers sell beside the fourteen types, by the type that comes nearest: it is designed as that, and told. Things
 * that are no ornament (watches, money clips, buckles, pens) are none of them (lexicon/things.ts).
 */
export const NEAR_PIECES = {
  Brooch: `tie pin, tiepin, tie clip, tieclip, tie bar, tiebar, tie tack, tietack, tie tac, tie slide, tie clasp, tie stud, tie chain, tie stick pin, necktie pin, necktie clip, necktie bar, neck tie pin, neck tie clip, neck tie bar, ascot pin, collar bar, collar clip, lapel chain, scarf clip, scarf ring, scarf slide, scarf holder, shawl clip, sweater clip, sweater guard, cardigan clip, cardigan chain, cardigan clasp, dress clip, fur clip, shoe clip, cloak clasp, cape clasp`,
  Charm: `key ring, keyring, key chain, keychain, key fob, keyfob, key holder, key tag, pet tag, pet id tag, dog id tag, dog collar tag, cat collar tag, collar tag, dog collar charm, watch fob, zipper pull, zip pull`,
  Necklace: `glasses chain, eyeglass chain, eye glass chain, spectacle chain, sunglasses chain, sunglass chain, reading glasses chain, lorgnette chain`,
} as const;
