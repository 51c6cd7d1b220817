import type { Metal } from '@filigree/contracts';
import type { Vocabulary } from './entry.ts';

/** All three golds at once, as the scanner spells words. */
const EACH_GOLD = [
  'each gold colour',
  'each gold color',
  'each colour of gold',
  'each color of gold',
  'each colour gold',
  'each color gold',
  'every color gold',
  'every colour of gold',
  'every color of gold',
  'all colour of gold',
  'all color of gold',
  'all three colour of gold',
  'all three color of gold',
  'all three gold',
];

/** Metals by name and colour. Karats written as numbers ("18ct") are read by readers/karats.ts. */
export const METAL_WORDS: Vocabulary<Metal> = {
  '10k Gold':
    'ten karat gold, ten carat gold, nine carat gold, nine karat gold, nine carat, nine karat, ten karat, 417 gold, 375 gold',
  '14k Gold':
    'fourteen karat gold, fourteen carat gold, fourteen karat, fourteen carat, 585 gold, 583 gold, gold 585',
  '18k Gold': 'eighteen karat gold, eighteen carat gold, eighteen karat, eighteen carat, 750 gold, gold 750',
  '22k Gold': 'twenty two karat gold, twenty two carat gold, twenty two karat, 916 gold, gold 916',
  '24k Gold':
    'twenty four karat gold, twenty four carat gold, twenty four karat, pure gold, 999 gold, gold 999',
  'White Gold':
    'white gold, white metal, white coloured metal, white colored metal, whitegold, wht gold, white gld, wg, wite gold, whit gold, white g, gold in white, whitish gold, white toned gold',
  'Rose Gold':
    'rose gold, rosegold, rg, roze gold, rose gld, rosé gld, russian gold, pink gold, red gold, blush gold, rose toned gold, rose coloured gold, copper gold, rose tone, rosé gold, peach gold, rose metal, rose coloured metal, rose colored metal, gold in rose, rose golden',
  'Yellow Gold': `${EACH_GOLD.join(', ')}, yellow gold, golden wedding band, golden wedding ring, yellowgold, yg, gold, gld, yelow gold, yello gold, yellow gld, golden, gold in yellow, gold tone, gold toned, gold coloured, gold colored, gold colour, gold color, gilded, gilt, gold plated, gold vermeil, vermeil, gold filled, yellow metal, yellow coloured metal, yellow colored metal`,
  Platinum: 'platinum, platinium, plat, platnum, platnium, pt950, pt 950, 950 platinum, platinum 950',
  Silver:
    'ster, silver, silver wedding band, silver wedding ring, sterling, ss925, ag925, ster silver, silvr, stg silver, stg, sivler, sterling silver, 925 silver, 925 sterling silver, silver 925, argentium, argentium silver, sliver ring, sliver, fine silver, silvery, silver tone, silver coloured, silver colored, silver toned, s925, 925, solid silver',
  Titanium: 'titanium, ti grade 2, ti grade 5, ti gr 5, titaneum, grade 5 titanium',
  Tungsten: 'tungsten, tungsten carbide, wolfram, tungstan',
  Palladium: 'palladium, paladium, pd950',
  'Recycled Metal':
    'recycled metal, recycled gold, recycled silver, recycled platinum, reclaimed metal, reclaimed gold, reclaimed silver, recycled metals, upcycled metal, recycled, reclaimed, ethical metal, eco friendly metal, sustainable metal, repurposed metal, melted down metal',
  'Mixed Metals':
    'mixed metal, two tone, two toned, 2 tone, 2 toned, 3 tone, three toned, 2 metal, twotone, two metal, tri tone, tri color, tri colour, three tone, bicolor, bicolour, bi color, bi colour, bi metal, bimetal, dual tone, mixed gold, multi tone, duotone, duo tone, multi metal, tricolor, tricolour, contrasting metal, combination of metals, mix of metals, mixture of metals, different metals, both metals, tricolour gold, tricolor gold, tri gold, three colour gold, three color gold',
  Enamel:
    'enamel, enamelled, enameled, enamelling, enameling, enamal, enamelwork, cloisonne, champleve, plique a jour, plique, guilloche, basse taille, hot enamel, cold enamel, meenakari, minakari, dark inlay, darkened inlay',
  'Black Rhodium':
    'black rhodium, blackened gold, black gold, black metal, blackened metal, gunmetal, gun metal, blackened silver, oxidised silver, oxidized silver, black silver, black plated, black rhodium plated, blackened, black plating, dark metal, oxidised metal, oxidized metal, blackened white gold, black titanium plating, all black metal, oxidised, oxidized, black finish, ruthenium, black ruthenium',
};

/** Metals that a phrase above names beside its own: "recycled gold" is gold too. */
export const FURTHER_METALS: Readonly<Record<string, readonly Metal[]>> = {
  ...Object.fromEntries(EACH_GOLD.map((phrase): [string, Metal[]] => [phrase, ['White Gold', 'Rose Gold']])),
  'recycled gold': ['Yellow Gold'],
  'reclaimed gold': ['Yellow Gold'],
  'fairmined gold': ['Yellow Gold'],
  'recycled silver': ['Silver'],
  'reclaimed silver': ['Silver'],
  'recycled platinum': ['Platinum'],
  'blackened silver': ['Silver'],
  'black silver': ['Silver'],
  'oxidised silver': ['Silver'],
  'oxidized silver': ['Silver'],
};

/** Every metal that "gold" without a colour can mean; "no gold" excludes them all. */
export const ALL_GOLDS: readonly Metal[] = [
  'Yellow Gold',
  'White Gold',
  'Rose Gold',
  '10k Gold',
  '14k Gold',
  '18k Gold',
  '22k Gold',
  '24k Gold',
];

/** Colour words that, joined to another colour before "gold", are metals: "rose and white gold". */
export const GOLD_COLOURS: Readonly<Record<string, Metal>> = {
  rose: 'Rose Gold',
  pink: 'Rose Gold',
  red: 'Rose Gold',
  white: 'White Gold',
  yellow: 'Yellow Gold',
  yel: 'Yellow Gold',
  yell: 'Yellow Gold',
  wht: 'White Gold',
};
