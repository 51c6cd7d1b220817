import type { Metal } from '@filigree/contracts';

/**
 * Metals that are not worked here, by those of ours that come nearest: first by colour (copper is what makes gold red,
 * brass has the yellow of low karats), then by kin (zirconium, hafnium and titanium are one group) and by what such
 * pieces are bought for (steel and niobium for wear on the skin, tantalum for its grey weight).
 */
export const OTHER_METALS: readonly (readonly [as: readonly Metal[], names: string])[] = [
  [
    ['Rose Gold'],
    'copper, solid copper, pure copper, coper, bronze, solid bronze, red brass, tumbaga, rose copper',
  ],
  [
    ['Yellow Gold', '10k Gold'],
    'brass, solid brass, raw brass, yellow brass, pinchbeck, nu gold, jewelers brass, dutch metal, golden bronze, yellow bronze, aluminium bronze, aluminum bronze',
  ],
  [['Yellow Gold'], 'electrum, green gold'],
  [
    ['Titanium'],
    'steel, stainless steel, stainless, surgical steel, surgical stainless steel, surgical grade steel, 316l, 316l steel, 316l stainless steel, damascus steel, carbon steel, zirconium, hafnium, niobium, timascus, aluminium, aluminum, alumnium',
  ],
  [['Tungsten'], 'tantalum, rhenium, wrought iron, cast iron'],
  [['Palladium'], 'cobalt chrome, cobalt chromium, vitallium, solid rhodium, iridium, osmium'],
  [['Silver'], 'nickel silver, german silver, alpaca silver, pewter, britannia metal, billon, solid nickel'],
  [['Black Rhodium'], 'shakudo, shibuichi'],
  [['Mixed Metals'], 'mokume gane, mokume, mokumegane'],
  // No metal at all: brown glass comes nearest (readers/colours.ts).
  [
    ['Enamel'],
    'tortoiseshell, faux tortoiseshell, faux tortoise shell, tortoise colored, tortoise color, tortoise pattern, tortoise effect, tortoise print',
  ],
];

/** Behind the name of a metal: it tells a colour or a likeness, an illness, an age, a custom. */
export const NO_METAL_BEHIND =
  /^(?:colou?r|colou?red|colou?rs|colou?ring|tones?|toned|shaded?|hued?|tint|tinted|tinged|ish|like|look|looks|looking|effect|appearance|vibe|style|hair|haired|eyed|eyes|skinned|ages?|anniversary|allerg\w+|free|sensitiv\w+|gr[ea]y|blue|red|brown|orange|green|pink)$/;

/** Before it: what something is compared with or turns to, or whose colour it tells. */
export const NO_METAL_BEFORE =
  /\b(?:like|as|resembl\w+|reminds? \w+ of|colou?rs? of|shades? of|tones? of|hair|eyes?|beard|skin|freckles?|leaf|leaves|allerg\w+ to|sensitive to|reacts? to|plays?|played|playing|age of|(?:th|st|nd|rd)(?: anniversary)? is)(?: (?:an?|the|old|new|polished|burnished|fresh|bright|shiny|molten|is|are|was|were|of|in|with|his|her|my))*$/;

/** Between two metals: one is as good as the other. */
export const CHOICE_OF_METALS = /\bor\b|\bif not\b|\botherwise\b|\bfailing that\b|\beither\b/;

/** What closes a piece: of the metal that nothing else was said to be of. */
export const CLOSINGS =
  /^(?:clasps?|closures?|fastenings?|fasteners?|buckles?|hooks?|toggles?|locks?|catch|magnets?|ends?|caps?)$/;

/** Parts of pieces that are of a metal of their own. */
export const PARTS_OF_METAL =
  /^(?:inlay|inlays|inlaid|lines?|stripes?|accents?|wires?|ropes?|edges?|edging|rims?|lining|sleeve|bars?|discs?|disks?|plates?|tags?|sheet|tube|details?|metal|alloy|balls?|beads?|leaf|leaves|links?|hoops?|studs?)$/;
