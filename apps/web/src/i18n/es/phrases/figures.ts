/** What pieces show: motifs, emblems, plates, frames and bodies of metal, by their names on the wire with spaces. */
import type { Slot } from '../../phrasebook.ts';
import { DRAWN } from './drawnFigures.ts';
import { anyOf, formsOf, type Noun, noun, nounsOf } from './nouns.ts';

const SIGNS = {
  aries: 'Aries',
  taurus: 'Tauro',
  gemini: 'Géminis',
  cancer: 'Cáncer',
  leo: 'Leo',
  virgo: 'Virgo',
  libra: 'Libra',
  scorpio: 'Escorpio',
  sagittarius: 'Sagitario',
  capricorn: 'Capricornio',
  aquarius: 'Acuario',
  pisces: 'Piscis',
} as const;

const signs = Object.fromEntries(
  Object.entries(SIGNS).flatMap(([sign, name]) => [
    [sign, `${name} m`],
    [`${sign} glyph`, `signo de ${name} m`],
    [`${sign} constellation`, `constelación de ${name} f`],
  ]),
);

/** The customer's own motifs. */
const KINDS = {
  floral: 'motivo floral m',
  geometric: 'motivo geométrico m',
  animal: 'motivo animal m',
  celestial: 'motivo celestial m',
  abstract: 'motivo abstracto m',
  heart: 'corazón m',
  infinity: 'infinito m',
  serpent: 'serpiente f',
  wing: 'ala f',
  eye: 'ojo m',
  star: 'estrella f',
  zodiac: 'zodíaco m',
};

const MOTIFS = {
  blossom: 'flor f',
  flower: 'flor f',
  rose: 'rosa f',
  branch: 'rama f',
  leaf: 'hoja f',
  lotus: 'loto m',
  daisy: 'margarita f',
  hexagons: 'hexágonos m pl',
  'deco fan': 'abanico art déco m',
  chevrons: 'galones m pl',
  cubes: 'cubos m pl',
  panther: 'pantera f',
  butterfly: 'mariposa f',
  bee: 'abeja f',
  swallow: 'golondrina f',
  fish: 'pez m',
  fox: 'zorro m',
  'crescent star': 'media luna y estrella f',
  'crescent moon': 'luna creciente f',
  sun: 'sol m',
  'moon phases': 'fases lunares f pl',
  planet: 'planeta m',
  constellation: 'constelación f',
  orion: 'Orión m',
  cassiopeia: 'Casiopea f',
  'southern cross': 'Cruz del Sur f',
  ribbon: 'cinta f',
  knot: 'nudo m',
  pebble: 'guijarro m',
  wave: 'ola f',
  mobius: 'cinta de Moebius f',
  puffed: 'corazón abombado m',
  'puffed heart': 'corazón abombado m',
  'open heart': 'corazón abierto m',
  'sacred heart': 'sagrado corazón m',
  interlocked: 'corazones entrelazados m pl',
  'interlocked hearts': 'corazones entrelazados m pl',
  'infinity ribbon': 'cinta infinita f',
  'infinity stones': 'infinito de piedras m',
  'infinity heart': 'corazón infinito m',
  'infinity crossing': 'infinito con una piedra en el cruce m',
  'infinity loop': 'infinito con una piedra en un lazo m',
  'heart drop': 'corazón abierto con una piedra colgante m',
  'heart cradle': 'corazón abierto con una piedra en la punta m',
  'heart side': 'corazón abierto con una piedra a un lado m',
  'latin cross': 'cruz latina f',
  'fleury cross': 'cruz flordelisada f',
  'celtic cross': 'cruz celta f',
  coiled: 'serpiente enroscada f',
  'coiled snake': 'serpiente enroscada f',
  ouroboros: 'uróboros m',
  spiral: 'espiral f',
  'spread wing': 'ala desplegada f',
  'wing pair': 'par de alas m',
  feather: 'pluma f',
  'almond eye': 'ojo almendrado m',
  nazar: 'nazar m',
  'evil eye': 'ojo turco m',
  horus: 'ojo de Horus m',
  'five point': 'estrella de cinco puntas f',
  'five pointed star': 'estrella de cinco puntas f',
  'north star': 'estrella polar f',
  starburst: 'estrella radiante f',
};

const EMBLEMS = {
  scarab: 'escarabeo m',
  ankh: 'anj m',
  'eye of horus': 'ojo de Horus m',
  'winged disc': 'disco alado m',
  'meander disc': 'disco de meandros m',
  palmette: 'palmeta f',
  amphora: 'ánfora f',
  'laurel wreath': 'corona de laurel f',
  'roman coin': 'moneda romana f',
  aquila: 'águila romana f',
  eagle: 'águila f',
  triquetra: 'triqueta f',
  triskele: 'trisquel m',
  'thors hammer': 'martillo de Thor m',
  valknut: 'valknut m',
  'ring serpent': 'serpiente anular f',
  'rune disc': 'disco de runas m',
  'jewelled cross': 'cruz enjoyada f',
  'granulated disc': 'disco granulado m',
  boteh: 'boteh m',
  shamsa: 'shamsa f',
  pomegranate: 'granada f',
  tulip: 'tulipán m',
  'crescent and star': 'media luna y estrella f',
  'iznik rosette': 'roseta de Iznik f',
  'kundan lotus': 'loto kundan m',
  mango: 'mango m',
  'jali star': 'estrella jali f',
  shou: 'shou m',
  'ruyi cloud': 'nube ruyi f',
  bat: 'murciélago m',
  'round dragon': 'dragón circular m',
  dragon: 'dragón m',
  'cherry blossom mon': 'mon de flor de cerezo m',
  'cherry blossom': 'flor de cerezo f',
  'wave disc': 'disco de olas m',
  torii: 'torii m',
  fan: 'abanico m',
  'endless knot': 'nudo infinito m',
  vajra: 'vajra m',
  'turquoise box': 'relicario de turquesa m',
  adinkrahene: 'adinkrahene m',
  adinkra: 'adinkra m',
  'rams horns': 'cuernos de carnero m pl',
  'sankofa heart': 'corazón sankofa m',
  sankofa: 'sankofa m',
  'bead collar': 'collar de cuentas m',
  fibula: 'fíbula f',
  yaz: 'yaz m',
  'star rosette': 'roseta de estrella f',
  thunderbird: 'pájaro del trueno m',
  'stepped sun': 'sol escalonado m',
  'zia sun': 'sol zía m',
  naja: 'naja f',
  'sun disc': 'disco solar m',
  'sun stone': 'piedra del sol f',
  'stepped fret': 'greca escalonada f',
  'feathered serpent': 'serpiente emplumada f',
  'fish hook': 'anzuelo m',
  koru: 'koru m',
  turtle: 'tortuga f',
  'imperial egg': 'huevo imperial m',
  crown: 'corona f',
  'double eagle': 'águila bicéfala f',
  cross: 'cruz f',
  om: 'om m',
  'star of david': 'estrella de David f',
  crescent: 'media luna f',
  'dharma wheel': 'rueda del dharma f',
  hamsa: 'hamsa f',
  anchor: 'ancla f',
  'scallop shell': 'concha de vieira f',
  bell: 'campana f',
  mountain: 'montaña f',
  key: 'llave f',
  horseshoe: 'herradura f',
  'four leaf clover': 'trébol de cuatro hojas m',
  shamrock: 'trébol m',
  'tree of life': 'árbol de la vida m',
  'paw print': 'huella f',
  snowflake: 'copo de nieve m',
  skull: 'calavera f',
  lion: 'león m',
  owl: 'búho m',
  elephant: 'elefante m',
  padlock: 'candado m',
  bow: 'lazo m',
  claddagh: 'claddagh m',
  'palm tree': 'palmera f',
  dragonfly: 'libélula f',
};

/** Bodies of metal alone, and open frames. */
const FORMS = {
  'folded ribbon': 'cinta plegada f',
  'overhand knot': 'nudo simple m',
  'carrick knot': 'nudo carrick m',
  'wound knot': 'nudo de vueltas m',
  'torus knot': 'nudo toroidal m',
  'stacked discs': 'discos apilados m pl',
  'twisted bar': 'barra torcida f',
  sphere: 'esfera f',
  'faceted nugget': 'pepita facetada f',
  'molten drop': 'gota fundida f',
  circle: 'círculo m',
  bar: 'barra f',
  triangle: 'triángulo m',
  hexagon: 'hexágono m',
  arch: 'arco m',
  oval: 'óvalo m',
  keystone: 'trapecio m',
  tassel: 'borla f',
};

/** Outlines of plates, as the plate is called, and several. */
const PLATES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  disc: ['placa redonda f', 'placas redondas'],
  oval: ['placa oval f', 'placas ovales'],
  bar: ['placa en barra f', 'placas en barra'],
  'rounded rectangle': ['placa rectangular redondeada f', 'placas rectangulares redondeadas'],
  square: ['placa cuadrada f', 'placas cuadradas'],
  shield: ['placa en escudo f', 'placas en escudo'],
  hexagon: ['placa hexagonal f', 'placas hexagonales'],
  octagon: ['placa octogonal f', 'placas octogonales'],
  cartouche: ['placa en cartela f', 'placas en cartela'],
  teardrop: ['placa en lágrima f', 'placas en lágrima'],
  heart: ['placa en corazón f', 'placas en corazón'],
  crescent: ['placa en media luna f', 'placas en media luna'],
  lozenge: ['placa en rombo f', 'placas en rombo'],
  'dog tag': ['placa militar f', 'placas militares'],
  coin: ['placa de moneda f', 'placas de moneda'],
};

const figures = nounsOf({ ...DRAWN, ...FORMS, ...EMBLEMS, ...MOTIFS, ...KINDS, ...signs });
export const figureWords = anyOf(Object.keys(figures));

export const figureOf = (words: string): Noun | undefined =>
  figures[words.toLowerCase().replaceAll('-', ' ')];

export const figureSlots = {
  figure: {
    words: figureWords,
    say: (words) => {
      const found = figureOf(words);
      if (!found) return undefined;
      const { word } = found;
      return { ...formsOf(found), motivo: word.startsWith('motivo ') ? word : `motivo de ${word}` };
    },
  },
  plate: {
    words: `${anyOf(Object.keys(PLATES))} plate`,
    say: (words) => {
      const found =
        PLATES[
          words
            .replace(/ plate$/, '')
            .toLowerCase()
            .replaceAll('-', ' ')
        ];
      return found && { ...formsOf(noun(found[0])), many: found[1] };
    },
  },
} as const satisfies Readonly<Record<string, Slot>>;
