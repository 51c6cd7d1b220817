import type { JewelryType } from '@filigree/contracts';
import type { Vocabulary } from './entry.ts';
import { NEAR_PIECES } from './nearPieces.ts';

/** Worn through the navel: none is made here, and what is worn about the waist comes nearest. */
export const NAVEL_JEWELRY = `belly button ring, bellybutton ring, belly ring, navel ring, navel bar, belly bar, belly button bar, bellybutton bar, belly button piercing, belly piercing, navel piercing, navel stud, belly stud, belly button stud, navel jewelry, navel jewellery, navel jewel, belly button jewelry, belly button jewellery, belly jewelry, belly jewellery, navel barbell, belly barbell, belly button barbell`;

/** Nouns for each type of jewelry. Compounds stand whole, so that "toe ring" is never read as a ring. */
export const TYPE_WORDS: Vocabulary<JewelryType> = {
  Ring: `ring, diamond anniversary band, diamond anniversary ring, ruby anniversary band, ruby anniversary ring, sapphire anniversary band, sapphire anniversary ring, emerald anniversary band, emerald anniversary ring, pearl anniversary band, pearl anniversary ring, diamond wedding band, diamond wedding ring, ruby wedding band, ruby wedding ring, pearl wedding band, pearl wedding ring, silver wedding band, silver wedding ring, golden wedding band, golden wedding ring, bague, anello, anillo, verlobungsring, finger ring, russian wedding ring, rolling ring, russian ring, cocktail ring, gimmel ring, posy ring, nameplate ring, memorial ring, half eternity, wedder, band, promise ring, signet, signet ring, eternity ring, eternity band, stacking ring, stacker ring,
    crown ring, stackable ring, stacker, stacking ring, stacking band, stackable band, pinky ring, pinkie ring, thumb ring, knuckle ring, midi ring, dress ring, class ring,
    purity ring, mourning ring, poison ring, e ring, bridal set, wedding set, ring set, mood ring, spinner ring, gimmel ring, gimmal ring, fede ring, puzzle ring, turkish puzzle ring, harem ring,
    claddagh ring, matching band, couple ring, couples ring, eternity, half hoop eternity, full hoop eternity, hoop eternity, half hoop eternity ring, full hoop eternity ring, half hoop ring, full hoop ring, trinity ring, trilogy ring`,
  Necklace: `${NEAR_PIECES.Necklace}, necklace, neck ring, neckring, neck torc, neck torque, neck cuff, neck collar, torc necklace, torque necklace, collier, collana, halskette, necklet, nacklace, neckalce, collar, mangalsutra, thali, haram, haar, rani haar, hasli, guluband, mala necklace, rosary necklace, torque, tin cup necklace, beads necklace, sautoir necklace, satlada, neckless, necklase, choker, collar necklace, chain necklace, pendant necklace, charm necklace,
    locket necklace, bar necklace, lariat, riviere, sautoir, torc, torque necklace, neck chain, chain, strand of pearls,
    string of pearls, pearl strand, pearl string, tennis necklace, name necklace, bib necklace, matinee necklace, collarette, opera necklace,
    rope necklace, station necklace, neckpiece, neckwear, tennis chain, name plate necklace, nameplate necklace,
    y necklace, layering necklace, negligee necklace`,
  Pendant: `pendant, pendent, pend, pendnt, penant, pendat, pendant on a chain, locket, medallion, amulet, talisman, pendulum, drop pendant, medal,
    dog tag, lavalier, lavaliere, charm pendant, pendant charm, pendant on chain, pendant and chain, pendant with chain,
    pendant with a chain, pendant on a fine chain, lucky charm pendant, pectoral cross, pectoral`,
  Bracelet: `bracelet, pulsera, bracciale, armband bracelet, bracelette, arm ring, armring, hathphool, haath phool, hath phool, bajuband, bazuband, vanki, mala bracelet, bengle, kangan, kangna, churi, braclette, bangle, wrist cuff, cuff bracelet, bangle bracelet, charm bracelet, tennis bracelet, link bracelet,
    chain bracelet, wristlet, armlet, armband, arm cuff, arm band, upper arm cuff, wristband, cuff, friendship bracelet, medical id bracelet, medical alert bracelet, medic alert bracelet, medical identification bracelet, medical id tag bracelet, medical bracelet, medic id bracelet, alert bracelet, id bracelet,
    identity bracelet, hand chain, wrist chain, ring bracelet, rakhi, kada, kara`,
  Earrings: `earring, cartilage cuff, helix cuff, conch cuff, cuff earring, ear wrap, earwrap, earcuff, pair of climber, pair of crawler, pair of dangler, orecchini, ohrringe, arete, boucles d oreilles, ear ring, ear rings, earing, creole, chandbali, chaandbali, baali, ear drops, ear bling, sui dhaga, solitaire studs, girandole, eardrop, ear drop, ear stud, stud, stud earring, hoop, hoop earring, huggie, huggy, hugger, ear cuff,
    ear climber, ear crawler, ear jacket, climber earring, drop earring, dangle earring, dangler, chandelier earring,
    chandelier, jhumka, jhumki, ear threader, threader, ear hook, sleeper, tragus stud, helix stud, cartilage stud, cartilage earring,
    cartilage hoop, daith ring, daith hoop, daith clicker, daith earring, rook hoop, rook clicker, rook piercing ring, tragus ring, tragus hoop, tragus clicker, helix hoop, helix clicker, helix piercing ring, conch hoop, conch ring, conch clicker, cartilage ring, cartilage clicker, cartilage piercing ring, ear clicker, clicker hoop, clicker earring, earing, ear bling, pendant earring, ear piece, clip on earring, clip on, clip ons, ear pin, charm earring`,
  Anklet: `anklet, anklet chain, anklet bracelet, chain anklet, anclet, ankelet, pajeb, pajib, golusu, ankle bracelet, ankle chain, anklette, foot bracelet, foot chain, ankle bangle, payal`,
  Brooch: `${NEAR_PIECES.Brooch}, cravat pin, collar pin, brooch, penannular brooch, penannular pin, penannular, cloak pin, ring brooch, broach, broche, lapel pin, pin brooch, brooch pin, stick pin, stickpin, scarf pin, fibula, cameo brooch, corsage pin,
    badge pin, pin badge, enamel pin, hat pin, coat pin, shawl pin, jacket pin, sari pin, shoulder pin, kilt pin, pin`,
  Cufflinks: `cufflink, cuflink, cuff links pair, cufflings, dress stud, shirt stud, tuxedo stud, cuff link, cuff button, shirt link, sleeve button, sleeve link`,
  Charm: `${NEAR_PIECES.Charm}, charm, bag charm, handbag charm, purse charm, phone charm, zipper charm, bracelet charm, bead charm, charm bead, dangle charm`,
  Tiara: `tiara, matha patti, mathapatti, hair crown, hair wreath, halo crown, crown tiara, diadem, coronet, circlet, headband, hair band, head band, head piece, headpiece, bridal crown, fascinator, tikka, maang tikka, mang tikka, maangtikka, mangtikka, maang teeka, mang teeka, maang tika, mang tika, teeka, borla, rakhdi, forehead pendant, forehead jewel, forehead jewelry, forehead jewellery, forehead drop, bandeau,
    princess crown, queen crown, kokoshnik, head chain, crown`,
  Hairpin: `hairpin, long hair stick, long hair pin, long hairpin, hairstick, hair vine, hair barrette, hair brooch, hair claw, claw clip, juda pin, hair bun pin, hair stick pin, hair pin, hair clip, hairclip, barrette, hair comb, haircomb, hair slide, hair stick, hair fork, bobby pin, kanzashi,
    hair jewel, hair jewelry, hair jewellery, hair accessory, hair ornament, hair piece, bun pin, hair grip, barette, french pin, comb`,
  'Body Chain': `${NAVEL_JEWELRY}, body chain, chest chain, chest harness, bra chain, chain bra, bralette chain, kamarband, kamarbandh, kamar bandh, waist jewelry, waist jewellery, oddiyanam, belly chain, waist chain, bodychain, body jewelry chain, belly dance chain, body harness, harness chain, body harness chain,
    torso chain, hip chain, bra chain, waist bead, back chain, body jewelry, body jewellery, waist belt chain, thigh chain, shoulder chain`,
  'Nose Ring': `nose ring, nose ring hoop, nose ring stud, hoop nose ring, stud nose ring, nose hoop ring, nose stud, nose pin, nose hoop, nose piercing, septum ring, septum, septum clicker, septum piercing, nostril ring,
    nostril stud, nostril hoop, nath, nose screw, nose cuff, nose jewel, nose jewelry, nose jewellery, nose bone, septum hoop`,
  'Toe Ring': `toe ring, metti, bichhiya, bichua, toering, foot ring, toe band, bichiya`,
};

/** Jewelry is meant, without saying which. */
export const JEWELRY_NOUNS = `jewelry, jewellery, jewel, jewlery, jewelery, jewlry, jewllery, jewerly, piece of jewelry, piece of jewellery, adornment,
  bling, trinket, bijou, bauble, parure, statement piece, fine jewelry, fine jewellery, bridal jewelry, heirloom piece, goldsmith, jeweller, jeweler`;
