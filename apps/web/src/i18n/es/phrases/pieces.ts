/** What pieces are called: types in the middle of a sentence, and the nouns of titles. */
import type { Said, Slot } from '../../phrasebook.ts';
import { anyOf, formsOf, nounsOf, saidBy } from './nouns.ts';

const TYPES = nounsOf({
  ring: 'anillo m',
  necklace: 'collar m',
  pendant: 'colgante m',
  bracelet: 'pulsera f',
  earrings: 'aretes m pl',
  earring: 'arete m',
  anklet: 'tobillera f',
  brooch: 'broche m',
  cufflinks: 'gemelos m pl',
  charm: 'dije m',
  tiara: 'tiara f',
  hairpin: 'horquilla f',
  'body chain': 'cadena corporal f',
  'nose ring': 'anillo de nariz m',
  'toe ring': 'anillo de pie m',
  bangle: 'brazalete m',
});

/** What wears a piece: "more than a finger carries". */
const BEARERS = nounsOf({
  'a ring': 'anillo m',
  'a finger': 'dedo m',
  'a toe': 'dedo del pie m',
  'a necklace': 'collar m',
  'a pendant': 'colgante m',
  'a bracelet': 'pulsera f',
  'an ear': 'oreja f',
  'an anklet': 'tobillera f',
  'a brooch': 'broche m',
  'a cuff': 'puño m',
  'a charm': 'dije m',
  'a tiara': 'tiara f',
  'a hairpin': 'horquilla f',
  'a body chain': 'cadena corporal f',
  'a nostril': 'aleta de la nariz f',
});

/** The gender and number of a title's noun, its first words, and what stands behind the stone. */
const entry = (words: string, tail = ''): readonly [string, string] => [words, tail];

/**
 * Nouns of titles. Of rings those of their compositions, of toe rings the same without "ring" or "band", and of pieces
 * those of packages/atelier/src/design/piece. `con` takes the stone where it is set in what the noun names.
 */
const NOUNS: Readonly<Record<string, readonly [noun: string, tail: string]>> = {
  solitaire: entry('solitario m'),
  'halo ring': entry('anillo halo m'),
  'double halo ring': entry('anillo de doble halo m', 'con'),
  'bezel ring': entry('anillo de bisel m', 'con'),
  'cathedral solitaire': entry('solitario catedral m'),
  'split-shank ring': entry('anillo de brazo dividido m', 'con'),
  'twisted ring': entry('anillo trenzado m'),
  'bypass ring': entry('anillo cruzado m'),
  'ring with pavé shoulders': entry('anillo m', 'con hombros de pavé'),
  'ring with channel-set shoulders': entry('anillo m', 'con hombros en canal'),
  'ring with bar-set shoulders': entry('anillo m', 'con hombros en barra'),
  'three-stone ring': entry('anillo de tres piedras m', 'con'),
  'five-stone ring': entry('anillo de cinco piedras m', 'con'),
  'cluster ring': entry('anillo de racimo m', 'con'),
  'tension ring': entry('anillo de tensión m', 'con'),
  'signet ring': entry('anillo de sello m', 'con'),
  'chevron band': entry('alianza en V f', 'con'),
  'toi et moi ring': entry('anillo tú y yo m', 'con'),
  'open ring': entry('anillo abierto m', 'con'),
  'spinner ring': entry('anillo giratorio m', 'con'),
  'filigree band': entry('alianza de filigrana f', 'con'),
  'curved band': entry('alianza curva f', 'con'),
  'dome ring': entry('anillo bombé m', 'con'),
  'pavé dome ring': entry('anillo bombé de pavé m', 'con'),
  'flush-set dome ring': entry('anillo bombé m', 'con engaste al ras'),
  'wavy band': entry('alianza ondulada f', 'con'),
  'coil ring': entry('anillo en espiral m', 'con'),
  'flush-set band': entry('alianza f', 'con engaste al ras'),
  band: entry('alianza f'),
  'channel-set band': entry('alianza en canal f', 'con'),
  'pavé band': entry('alianza de pavé f', 'con'),
  'stacking band': entry('alianza apilable f', 'con'),
  bands: entry('alianzas f pl', 'con'),
  'stacking bands': entry('alianzas apilables f pl', 'con'),
  'interlocked band': entry('alianza entrelazada f', 'con'),
  'interlocked bands': entry('alianzas entrelazadas f pl', 'con'),
  'bar-set band': entry('alianza en barra f', 'con'),
  'invisibly set band': entry('alianza f', 'con engaste invisible'),
  'prong-set ring': entry('anillo en garras m', 'con'),
  'half-hoop ring': entry('anillo de media alianza m', 'con'),
  ring: entry('anillo m'),
  'wedding band': entry('alianza de boda f'),

  'solitaire toe ring': entry('anillo de pie solitario m'),
  'halo toe ring': entry('anillo de pie con halo m', 'con'),
  'double halo toe ring': entry('anillo de pie de doble halo m', 'con'),
  'bezel toe ring': entry('anillo de pie de bisel m', 'con'),
  'cathedral solitaire toe ring': entry('anillo de pie catedral m'),
  'split-shank toe ring': entry('anillo de pie de brazo dividido m', 'con'),
  'twisted toe ring': entry('anillo de pie trenzado m'),
  'bypass toe ring': entry('anillo de pie cruzado m'),
  'with pavé shoulders toe ring': entry('anillo de pie m', 'con hombros de pavé'),
  'with channel-set shoulders toe ring': entry('anillo de pie m', 'con hombros en canal'),
  'with bar-set shoulders toe ring': entry('anillo de pie m', 'con hombros en barra'),
  'three-stone toe ring': entry('anillo de pie de tres piedras m', 'con'),
  'five-stone toe ring': entry('anillo de pie de cinco piedras m', 'con'),
  'cluster toe ring': entry('anillo de pie de racimo m', 'con'),
  'tension toe ring': entry('anillo de pie de tensión m', 'con'),
  'signet toe ring': entry('anillo de pie de sello m', 'con'),
  'chevron toe ring': entry('anillo de pie en V m', 'con'),
  'toi et moi toe ring': entry('anillo de pie tú y yo m', 'con'),
  'open toe ring': entry('anillo de pie abierto m', 'con'),
  'spinner toe ring': entry('anillo de pie giratorio m', 'con'),
  'filigree toe ring': entry('anillo de pie de filigrana m', 'con'),
  'curved toe ring': entry('anillo de pie curvo m', 'con'),
  'wavy toe ring': entry('anillo de pie ondulado m', 'con'),
  'coil toe ring': entry('anillo de pie en espiral m', 'con'),
  'flush-set toe ring': entry('anillo de pie m', 'con engaste al ras'),
  'toe ring': entry('anillo de pie m'),
  'channel-set toe ring': entry('anillo de pie en canal m', 'con'),
  'pavé toe ring': entry('anillo de pie de pavé m', 'con'),
  'bar-set toe ring': entry('anillo de pie en barra m', 'con'),
  'invisibly set toe ring': entry('anillo de pie m', 'con engaste invisible'),

  necklace: entry('collar m'),
  'station necklace': entry('collar de estaciones m', 'con'),
  'collar necklace': entry('gargantilla f'),
  'drop necklace': entry('collar con gota m'),
  'rivière necklace': entry('collar rivière m', 'con'),
  'link necklace': entry('collar de eslabones m', 'con'),
  'multi-strand necklace': entry('collar de varios hilos m'),
  'multi-strand bracelet': entry('pulsera de varios hilos f'),
  'multi-strand anklet': entry('tobillera de varios hilos f'),
  'strand necklace': entry('collar de cuentas m', 'con'),
  'bead necklace': entry('collar de cuentas m', 'con'),
  'bead bracelet': entry('pulsera de cuentas f', 'con'),
  'bead anklet': entry('tobillera de cuentas f', 'con'),
  'name necklace': entry('collar con nombre m', 'con'),
  'name pendant on a chain': entry('colgante con nombre y cadena m', 'con'),
  'name bracelet': entry('pulsera con nombre f', 'con'),
  'name anklet': entry('tobillera con nombre f', 'con'),
  locket: entry('relicario m', 'con'),
  'locket on a chain': entry('relicario con cadena m', 'con'),
  'bar necklace': entry('collar de barra m', 'con'),
  'bar pendant on a chain': entry('colgante de barra con cadena m', 'con'),
  'bar bracelet': entry('pulsera de barra f', 'con'),
  'lariat necklace': entry('collar lariat m'),
  'layered necklace': entry('collar en capas m', 'con'),
  'tassel necklace': entry('collar de borla m', 'con'),
  'fringe necklace': entry('collar de flecos m', 'con'),
  'chain necklace': entry('collar de cadena m'),
  bracelet: entry('pulsera f'),
  'chain bracelet': entry('pulsera de cadena f', 'con'),
  'layered bracelet': entry('pulsera en capas f', 'con'),
  'layered anklet': entry('tobillera en capas f', 'con'),
  'station bracelet': entry('pulsera de estaciones f', 'con'),
  'tennis bracelet': entry('pulsera tenis f'),
  'tennis anklet': entry('tobillera tenis f'),
  'twisted bangle': entry('brazalete trenzado m', 'con'),
  'twisted cuff': entry('brazalete abierto trenzado m', 'con'),
  'kundan choker': entry('gargantilla kundan f', 'con'),
  'kundan necklace': entry('collar kundan m', 'con'),
  'fringed choker': entry('gargantilla con flecos f', 'con'),
  'charm necklace': entry('collar de dijes m', 'con'),
  'charm bracelet': entry('pulsera de dijes f', 'con'),
  anklet: entry('tobillera f'),
  'anklet with bells': entry('tobillera f', 'con cascabeles'),
  'bracelet with bells': entry('pulsera f', 'con cascabeles'),
  'station anklet': entry('tobillera de estaciones f', 'con'),
  'chain anklet': entry('tobillera de cadena f'),
  'charm anklet': entry('tobillera de dijes f', 'con'),
  'waist chain': entry('cadena de cintura f', 'con'),
  'body chain': entry('cadena corporal f', 'con'),
  'station body chain': entry('cadena corporal de estaciones f', 'con'),
  'body harness': entry('arnés corporal m', 'con'),
  'fringed body chain': entry('cadena corporal con flecos f'),
  bangle: entry('brazalete m'),
  'pavé bangle': entry('brazalete de pavé m', 'con'),
  'channel-set bangle': entry('brazalete en canal m', 'con'),
  'bar-set bangle': entry('brazalete en barra m', 'con'),
  'invisibly set bangle': entry('brazalete de engaste invisible m', 'con'),
  cuff: entry('brazalete abierto m', 'con'),
  'torque cuff': entry('brazalete torque m', 'con'),
  'stiff collar': entry('collar rígido m', 'con'),
  'torc bangle': entry('brazalete torques m', 'con'),
  'bangle with heads': entry('brazalete de cabezas m', 'con'),
  'bangle with bells': entry('brazalete de cascabeles m', 'con'),
  'bangle with stations': entry('brazalete de estaciones m', 'con'),
  earrings: entry('aretes m pl'),
  'stud earrings': entry('aretes de botón m pl', 'con'),
  'bar stud earrings': entry('aretes de barra m pl', 'con'),
  'stud earrings in a ring': entry('aretes de botón m pl', 'con aro alrededor'),
  'stud earrings with jackets': entry('aretes de botón m pl', 'con jackets'),
  'tassel earrings': entry('aretes de borla m pl', 'con'),
  'stud earrings with a drop': entry('aretes de botón m pl', 'con colgante'),
  'drop earrings': entry('aretes colgantes m pl'),
  'hoop earrings': entry('argollas f pl'),
  'hoop earrings with drops': entry('argollas f pl', 'con colgantes'),
  'twisted hoop earrings': entry('argollas torcidas f pl'),
  'twisted hoop earrings with drops': entry('argollas torcidas f pl', 'con colgantes'),
  'huggie earrings': entry('argollas huggie f pl'),
  'jhumka earrings': entry('aretes jhumka m pl', 'con'),
  'chandbali earrings': entry('aretes chandbali m pl', 'con'),
  'chandelier earrings': entry('aretes candelabro m pl'),
  'tiered earrings': entry('aretes escalonados m pl', 'con'),
  'ear climbers': entry('aretes trepadores m pl'),
  'ear cuffs': entry('ear cuffs m pl'),
  'twisted ear cuffs': entry('ear cuffs trenzados m pl'),
  'threader earrings': entry('aretes de cadena m pl'),
  pendant: entry('colgante m'),
  'pendant on a chain': entry('colgante m', 'con cadena'),
  'drop pendant': entry('colgante de gota m', 'con'),
  charm: entry('dije m'),
  'dangle charm': entry('dije colgante m'),
  'slim charm': entry('dije fino m'),
  brooch: entry('broche m'),
  'brooch with a drop': entry('broche m', 'con colgante'),
  'brooch with a fringe': entry('broche m', 'con flecos'),
  'brooch with three drops': entry('broche m', 'con tres colgantes'),
  'penannular brooch': entry('broche penanular m', 'con'),
  'bar brooch': entry('broche de barra m', 'con'),
  'statement brooch': entry('broche protagonista m', 'con'),
  cufflinks: entry('gemelos m pl'),
  'hair ornament with dangles': entry('adorno para el pelo m', 'con colgantes'),
  hairpin: entry('horquilla f'),
  'hair stick': entry('palillo para el pelo m'),
  'hair stick with a drop': entry('palillo para el pelo m', 'con colgante'),
  'hair comb': entry('peineta f'),
  barrette: entry('pasador m'),
  'long hairpin': entry('horquilla larga f'),
  'hairpin with a drop': entry('horquilla f', 'con colgante'),
  'side comb': entry('peineta lateral f'),
  'nose stud': entry('piercing de nariz m'),
  'nose ring': entry('anillo de nariz m'),
  'nose stud with a drop': entry('piercing de nariz m', 'con colgante'),
  'captive nose ring': entry('anillo de nariz con bola m', 'con'),
  'twisted nose ring': entry('anillo de nariz trenzado m', 'con'),
  'nose ring with a drop': entry('anillo de nariz m', 'con colgante'),
  'beaded nose ring': entry('anillo de nariz granulado m', 'con'),
  'double nose ring': entry('anillo de nariz doble m', 'con'),
  'nose clicker': entry('clicker de nariz m'),
  tiara: entry('tiara f'),
  'headband tiara': entry('tiara diadema f'),
  'kokoshnik tiara': entry('tiara kokoshnik f', 'con'),
  bandeau: entry('bandeau m'),
  'maang tikka': entry('maang tikka m', 'con'),
};

/** "aretes colgantes m pl" of one: "arete colgante m"; what stands behind "de" stays. */
function ofOne(words: string): string {
  const [, named = words, gender = 'm'] = /^(.*) ([mf]) pl$/.exec(words) ?? [];
  const [head = '', ...rest] = named.split(' de ');
  const single = head.replace(/(\p{L}+?)(?:(?<=or)es|s)(?=\s|$)/gu, '$1');
  return `${[single, ...rest].join(' de ')} ${gender}`;
}

/** Earrings that are sold as one are called so. */
const OF_ONE = Object.fromEntries(
  Object.entries(NOUNS).flatMap(([english, [words, tail]]) => {
    const one = english.replace(/\b(earring|climber|cuff)s\b/, '$1');
    return one === english || !/ pl$/.test(words) ? [] : [[one, entry(ofOne(words), tail)] as const];
  }),
);

const TITLE_NOUNS = { ...OF_ONE, ...NOUNS };

export const titleNouns = nounsOf(
  Object.fromEntries(Object.entries(TITLE_NOUNS).map(([english, [words]]) => [english, words])),
);
export const tailOf = (english: string): string => TITLE_NOUNS[english]?.[1] ?? '';

/** A composition by its whole name, what belongs to it included. */
function compositionOf(words: string): Said | undefined {
  const found = titleNouns[words.toLowerCase()];
  const tail = tailOf(words.toLowerCase()).replace(/^con$/, '');
  return found && (tail === '' ? found.word : `${found.word} ${tail}`);
}

const saidAs = (nouns: typeof TYPES) => (words: string) => {
  const found = nouns[words.toLowerCase()];
  return found && formsOf(found);
};

export const pieceSlots = {
  piece: { words: anyOf(Object.keys(TYPES)).replaceAll('[ -]', ' '), say: saidBy(TYPES) },
  bearer: { words: anyOf(Object.keys(BEARERS)).replaceAll('[ -]', ' '), say: saidAs(BEARERS) },
  composition: { words: anyOf(Object.keys(TITLE_NOUNS)).replaceAll('[ -]', ' '), say: compositionOf },
} as const satisfies Readonly<Record<string, Slot>>;
