/** Closed words of the bench that stand alone in a sentence: kinds, forms and parts, by what they are kinds of. */
import type { Slot } from '../../phrasebook.ts';
import { anyOf } from './nouns.ts';

const table = (words: Readonly<Record<string, string>>): Slot => ({
  words: anyOf(Object.keys(words)),
  say: (english) => words[english.toLowerCase().replaceAll('-', ' ')],
});

const PROFILES = {
  comfort: 'confort',
  'd shape': 'de media caña',
  flat: 'plano',
  'knife edge': 'de filo',
  court: 'de doble media caña',
};
const CHAINS = {
  cable: 'forzada',
  trace: 'forzada fina',
  belcher: 'belcher',
  rolo: 'rolo',
  paperclip: 'de clips',
  curb: 'barbada',
  cuban: 'cubana',
  figaro: 'fígaro',
  singapore: 'singapur',
  rope: 'de cordón',
  wheat: 'de espiga',
  byzantine: 'bizantina',
  box: 'veneciana',
  snake: 'serpiente',
  herringbone: 'de espina de pez',
  ball: 'de bolitas',
  mariner: 'marinera',
  omega: 'omega',
  franco: 'franco',
};
const CLASPS = {
  lobster: 'de langosta',
  'spring ring': 'de resorte',
  toggle: 'de barra',
  box: 'de caja',
  magnetic: 'magnético',
  's hook': 'de gancho en S',
  hook: 'de gancho',
  slider: 'corredizo',
  barrel: 'de barril',
  padlock: 'de candado',
  'lever back': 'de palanca',
  'screw back': 'de rosca',
  'push back': 'de presión',
  'clip on': 'de clip',
  'ear wire': 'de gancho de oreja',
};
const FITTINGS: Readonly<Record<string, string>> = {
  post: 'poste',
  'fish hook': 'gancho',
  'lever back': 'cierre de palanca',
  hoop: 'argolla',
  huggie: 'huggie',
  threader: 'cadena pasante',
  climber: 'trepador',
  hairpin: 'horquilla',
  comb: 'peineta',
  barrette: 'pasador',
  'nose stud': 'piercing de nariz',
  'nose hoop': 'aro de nariz',
  cufflink: 'gemelo',
  bullet: 'bala',
  'fixed bar': 'barra fija',
  'chain link': 'cadena',
  'brooch pin': 'alfiler',
};
/** In brackets behind the fitting. */
const FITTING_FORMS: Readonly<Record<string, string>> = {
  round: 'redonda',
  oval: 'oval',
  huggie: 'huggie',
  bullet: 'de bala',
  'fixed bar': 'de barra fija',
  chain: 'de cadena',
  'l bend': 'en L',
  screw: 'de tornillo',
  bone: 'recto',
  seamless: 'continuo',
  clicker: 'clicker',
};
const spaced = (words: string): string => words.toLowerCase().replaceAll('-', ' ');

export const termSlots = {
  profile: table(PROFILES),
  chain: table(CHAINS),
  clasp: table(CLASPS),
  fitting: {
    words: `${anyOf(Object.keys(FITTINGS))}(?: \\([a-z-]+\\))?`,
    say: (words) => {
      const [, kind = '', form] = /^(.+?)(?: \((.+)\))?$/.exec(words) ?? [];
      const named = FITTINGS[spaced(kind)];
      if (form === undefined) return named;
      const shape = FITTING_FORMS[spaced(form)];
      return named && shape && `${named} (${shape})`;
    },
  },
  bail: table({
    tapered: 'cónica',
    loop: 'de argolla',
    split: 'dividida',
    hidden: 'oculta',
    hinged: 'de bisagra',
  }),
  gallery: table({
    peg: 'de espiga',
    basket: 'de cesta',
    'double rail': 'de doble riel',
    trellis: 'entrelazada',
    crown: 'de corona',
  }),
  prong: table({
    round: 'redondas',
    claw: 'de uña',
    'double claw': 'de doble uña',
    'flat tab': 'planas',
    v: 'en V',
  }),
  outline: table({ follow: 'según la piedra', cushion: 'en cojín', floral: 'floral' }),
  lettering: table({ script: 'cursiva', serif: 'con serifas', sans: 'sin serifas' }),
  form: table({
    plain: 'sencillo',
    split: 'dividido',
    twisted: 'trenzado',
    bypass: 'cruzado',
    chevron: 'en V',
  }),
  bandform: table({ split: 'dividido', twist: 'trenzado', bypass: 'cruzado', chevron: 'en V' }),
  hold: table({
    prongs: 'garras',
    bezel: 'bisel',
    'tension setting': 'tensión',
    'flush setting': 'al ras',
    cluster: 'racimo',
    'bezel (half)': 'medio bisel',
  }),
  headkind: table({
    prong: 'de garras',
    bezel: 'de bisel',
    tension: 'de tensión',
    flush: 'al ras',
    cluster: 'de racimo',
  }),
  stonepart: table({
    'centre stone': 'piedra central',
    halo: 'halo',
    'side stones': 'piedras laterales',
    'stones in its band': 'piedras en el aro',
    'accent stones': 'piedras de acento',
    drops: 'colgantes',
    stations: 'estaciones',
  }),
  reach: table({
    'as thin as can be worn': 'lo más fino que se puede llevar',
    'as thin as its stones allow': 'lo más fino que permiten sus piedras',
    'as wide as can be worn': 'lo más ancho que se puede llevar',
    'as tapered as lasts': 'lo más estrechado que dura',
    'the least that lasts': 'lo mínimo que dura',
    'the most that can be worn': 'lo máximo que se puede llevar',
  }),
  row: table({
    pavé: 'en pavé',
    'channel set': 'en canal',
    'bar set': 'en barra',
    'flush set': 'al ras',
    'prong set': 'en garras',
  }),
  along: table({
    'all around the band': 'en todo el contorno del aro',
    'along the band': 'a lo largo del aro',
    'on the shoulders': 'en los hombros',
  }),
  field: table({
    'jewelry type': 'tipo de joya',
    metal: 'metal',
    gemstones: 'gemas',
    'stone cut': 'talla',
    setting: 'engaste',
    'metal finish': 'acabado',
    motifs: 'motivos',
    figures: 'figuras',
    era: 'época',
    'cultural inspiration': 'inspiración cultural',
    occasion: 'ocasión',
    engraving: 'grabado',
    'price range': 'rango de precio',
    'custom gemstone': 'gema a medida',
    'band profile': 'perfil del aro',
    'kind of chain': 'tipo de cadena',
    'kind of earring': 'tipo de aretes',
    'kind of bracelet': 'tipo de pulsera',
    arrangement: 'composición',
    clasp: 'cierre',
  }),
  measured: table({ inside: 'por dentro', across: 'de diámetro', long: 'de largo', wide: 'de ancho' }),
  wear: table({ neck: 'el cuello', wrist: 'la muñeca', ankle: 'el tobillo', body: 'el cuerpo' }),
} satisfies Readonly<Record<string, Slot>>;
