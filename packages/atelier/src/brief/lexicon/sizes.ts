/**
 * Adjectives of size and character, by what they say of the piece. The reader (readers/proportions.ts) decides
 * from the neighbouring noun whether "big" speaks of the stone, the band or the whole.
 */
export const SIZE_WORDS = {
  slim: 'slim, thin, narrow, skinny, slender, slimmer, thinner, narrower, skinnier, slimline, whisper thin, hairline, super thin, ultra thin, thinnest, slim fitting, paper thin, razor thin, knife thin, needle thin, wafer thin, fine band, spaghetti thin',
  wide: 'wide, broad, thick, wider, thicker, broader, widish, extra wide, thickish, widest, thickest, broad shouldered, meaty',
  delicate:
    'delicate, dainty, daintier looking, minimal weight, light and airy, gracile, petite, fine, subtle, feminine, lightweight, light weight, ladylike size, airy, wispy, gossamer, ethereal, minimal size, discreet, discrete, unobtrusive, understated size, dainty little, more delicate, delikate, featherlight, feather light, finer, daintier, inconspicuous, barely noticeable, lacy, elfin, whisper fine, whispery, tender, fragile looking, diminutive',
  bold: 'bold, chunky, massive, substantial, heavy, oversized, oversize, bulky, weighty, daring, beefy, solid looking, maximalist, chunkier, bolder, heavier, dramatic, drama, big drama, hefty, big and bold, larger than life, commanding, masculine, powerful, loud, in your face, over the top, imposing, gutsy, robust, monumental, mighty, outsized, sturdy, stocky, thumping, macho, overstated, extra chunky, xl, hench',
  small:
    'small, tiniest, teeniest, littlest, little, lil, tiny, teeny, titchy, dinky, ickle, ditsy, mini, miniature, smaller, teeny tiny, minuscule, itty bitty, smallish, smallest, micro, wee, minute, teensy, pint sized, modest',
  large:
    'big, large, huge, size of a grape, size of a walnut, size of an egg, size of a golf ball, honkin, rock sized, colossal, enormous, giant, bigger, larger, gigantic, generous, biggest, hugh, ginormous, whopping, sizeable, sizable, largest, colossal, humongous, grand, jumbo, massive stone, great big, biggish, largish, honking, chonky, mega',
  simple:
    'simple, clean, unadorned, no frills, nothing fancy, nothing flashy, no nonsense, basic, no fuss, not fancy, not flashy, understatement, simpler, simplest, simplicity, bare, unembellished, low key, lowkey, no bling, nothing too fancy, not too much, not over the top, nothing too flashy, nothing too much, nothing crazy, nothing over the top, nothing showy, not sparkly, not too sparkly, nothing sparkly, nothing too sparkly, hate anything sparkly, hate anything too sparkly, hate sparkly, hate sparkle, dislike sparkly, not into sparkle, not into sparkly, don t want anything sparkly, don t want anything too sparkly, doesn t like sparkly, doesn t like anything sparkly, doesn t like anything too sparkly, no sparkle, without sparkle, not blingy, nothing blingy, not too blingy, hate anything flashy, hate flashy, hate bling, pared, streamlined, sleek, nothing else on it, nothing else on them, nothing else, nothing on it, nothing on them, no pattern, no patterns, without pattern, without any pattern, no decoration, no decorations, no detail, no details, no detailing, no ornament, no ornamentation, no embellishment, no embellishments, completely plain, totally plain, absolutely plain, entirely plain',
  ornate:
    'ornate, elaborate, intricate, detailed, lavish, opulent, embellished, decorated, richly decorated, decorative, fancy, filigree, milgrain, millgrain, milgrained, scrollwork, openwork, granulation, lacework, beadwork, filagree, filligree, milligrain, extravagant, ornamental, busy, rich detail, luxurious detail, intricately, flashy, showy, blingy, regal, lace like, lace, flamboyant, fussy, highly detailed, embellishment, ornamented, ornamentation, elaborately, sumptuous, lots of detail, detailing, ostentatious, intricacy, pierced, scroll, scrolls, fretwork, arabesques, gaudy',
  high: 'tall in the middle, taller in the middle, high in the middle, higher in the middle, tallest in the middle, higher point in the middle, high point in the middle, peak in the middle, higher point at the centre, higher point in the centre, higher point in the center, tall in the centre, tall in the center, rising in the middle, rising to a peak, tall tiara, tall crown, tall front, higher setting, higher set, taller setting, raised setting, higher profile, higher mount, high set, high profile, raised, tall setting, sits high, elevated, cathedral, cathedral shoulder, cathedral ring, cathedral style, cathedral mount, cathedral setting, high setting, stands tall, standing proud, set high, high mounted, towering, lifted, tall head, sitting high, raised up, sit high, proud of the band, lofty, sits up high, sit up high',
  low: 'hate anything that stick up high, hate anything that stick up, hate anything that stick out, hate anything stick up, hate ring that stick up, hate ring that stick out, hate high setting, hate anything too high, doesn t like anything that stick up, don t like anything that stick up, don t want anything that stick up, don t want anything that stick out, lie completely flat, lies completely flat, lie totally flat, lie perfectly flat, lie really flat, sit completely flat, sits completely flat, sit perfectly flat, never snag, never snags, never catch, never catches, mustn t snag, must not snag, can t snag, cannot snag, nothing that snag, nothing that catch, nothing that stick out, nothing sticking out, nothing sticking up, nothing that stick up, not sticking up, nothing to snag, nothing to catch, low profile, low, lower setting, lower set, low rise, fit flush, fits flush, flush fit, flush against, fit flush against, low level, nice and low, low as possible, low set, low setting, sits low, sit low, close to the finger, flat setting, low lying, set low, low sitting, sits flat, lies flat, low to the finger, sits flush, flush with the band, close to the hand, not stick out, snag free, doesn t snag, won t snag, does not snag, won t catch, doesn t catch, wont snag, wont catch, low slung, lower profile, lie flat, sit flat, sit flush, doesnt snag, doesnt catch, lay flat, lays flat, low mounted, low down, close fitting, sitting low, hugging the finger, hugs the finger, not catch, not snag, does not catch, won t get caught, wont get caught, not too tall, not too high, not tall, wear glove, wearing glove, catch on glove, under glove, under my glove, glove friendly, work with my hand, works with his hand, works with her hand',
} as const;
export type SizeWord = keyof typeof SIZE_WORDS;

/** Named chain lengths in inches (jewelry-facts section 8; matinee, opera and rope are general trade usage). */
export const NAMED_LENGTHS: Readonly<Record<string, string>> = {
  '14': 'choker length, collar length',
  '18': 'princess length',
  '22': 'matinee length, matinee necklace, matinee',
  '30': 'opera length, opera necklace',
  '45': 'rope length, rope necklace',
};

/** Arrangements whose name is a number of stones. */
export const NAMED_COUNTS: Readonly<Record<string, string>> = {
  '2': 'toi et moi, two stone, pair of stones, twin stone, double stone',
  '3': 'trilogy, trinity ring, trilogy ring, triple stone, past present future, past present and future, trio of stones, trilogie, triology',
  '7': 'seven chakra stones, lucky seven stone',
  '9': 'navratna, navaratna, nine gem',
};
