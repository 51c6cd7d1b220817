/** What may stand in the templates of this language, by the names that the templates use. */
import type { Reader, Said, Slot } from '../../phrasebook.ts';
import { vocabulary } from '../vocabulary.ts';
import { figureOf, figureSlots } from './figures.ts';
import { lookSlots } from './looks.ts';
import { metalSlots } from './metals.ts';
import { anyOf, formsOf, listed, noun, nounsOf, saidBy } from './nouns.ts';
import { pieceSlots } from './pieces.ts';
import { stoneNoun, stoneSlots } from './stones.ts';
import { termSlots } from './terms.ts';

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const same = (words: string): Slot => ({ words, say: (text) => text });
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const table = (words: Readonly<Record<string, string>>): Slot => ({
  words: anyOf(Object.keys(words)).replaceAll('[ -]', ' '),
  say: (english) => words[small(english)],
});

/** Values of the product's enumerations, however they begin. */
const words = new Map(Object.entries(vocabulary).map(([value, word]) => [value.toLowerCase(), word]));

/** Values in a row: "Celtic, Greek", "Floral and Star", "om and dragon". */
function rowOf(text: string): string | undefined {
  const said = text.split(/, | and /).map((value) => words.get(value.toLowerCase()) ?? figureOf(value)?.word);
  return said.includes(undefined) ? undefined : said.join(', ');
}

const BODIES = nounsOf({ chain: 'cadena f', band: 'aro m', bail: 'asa f', fitting: 'sujeción f' });

/** Where something was measured, as geometry names it. */
const PARTS: Readonly<Record<string, string>> = {
  prong: 'garra',
  bezel: 'bisel',
  'bezel over the girdle': 'bisel sobre el filetín',
  'claws of the petals': 'garras de los pétalos',
  'band at the top': 'aro por arriba',
  'body of the serpent': 'cuerpo de la serpiente',
  'dome of the bell': 'campana',
  crescent: 'media luna',
  'little bell': 'cascabel',
  'band at the palm': 'aro en la palma',
  'strands at the palm': 'hilos en la palma',
  'rims at the palm': 'bordes en la palma',
  'sleeve under the bands that turn': 'camisa bajo los aros que giran',
  'rims beside the bands that turn': 'bordes junto a los aros que giran',
  'band that turns': 'aro que gira',
  'wire of the filigree': 'hilo de la filigrana',
  'edges of the filigree': 'bordes de la filigrana',
  'pin post': 'vástago del broche',
  'letters on the back': 'letras del reverso',
  'hollow band': 'aro hueco',
  'hollow back': 'reverso hueco',
  'hollow head': 'cabeza hueca',
  'hollow dome': 'cúpula hueca',
  'band under the inlay': 'aro bajo la incrustación',
  'stepped stones': 'piedras escalonadas',
  'tassel chain': 'cadena de la borla',
  'centre stone to the finger': 'de la piedra central al dedo',
  'second stone to the finger': 'de la segunda piedra al dedo',
  'border around the band': 'cenefa alrededor del aro',
  'strand of the rope': 'hilo del cordón',
  'rim beside the openings': 'reborde junto al calado',
  'band under the border': 'aro bajo la cenefa',
  'engraving inside the band': 'grabado dentro del aro',
  'engraving around the band': 'grabado alrededor del aro',
  'screws around the band': 'tornillos alrededor del aro',
  'engraving on the plate': 'grabado en la placa',
  'pave stones': 'piedras del pavé',
  'channel stones': 'piedras en canal',
  'bar stones': 'piedras en barra',
  'flush stones': 'piedras al ras',
  'shared-prong stones': 'piedras en garras compartidas',
  channel: 'canal',
  'pave beads': 'granos del pavé',
  'beads along the hoop': 'granos a lo largo del aro',
  'milgrain along the hoop': 'milgrain a lo largo del aro',
  'stones along the hoop': 'piedras a lo largo del aro',
  halo: 'halo',
  'hidden halo': 'halo oculto',
  'toe ring': 'anillo de pie',
  'whole piece': 'pieza entera',
  'shoulder under the plate': 'hombro bajo la placa',
  plate: 'placa',
  frame: 'marco',
  'linked ring': 'aro enlazado',
  motif: 'motivo',
  letters: 'letras',
  'ear post': 'poste del arete',
  'ear fish-hook': 'gancho del arete',
  'ear lever-back': 'cierre de palanca del arete',
  'ear hoop': 'argolla',
  'ear threader': 'cadena pasante del arete',
  'ear clip': 'clip del arete',
  'ear climber': 'arete trepador',
  'brooch pin': 'alfiler del broche',
  'cufflink post': 'poste del gemelo',
  'hairpin prong': 'púa de la horquilla',
  'comb tooth': 'diente de la peineta',
  'barrette bar': 'barra del pasador',
  'nose wire': 'alambre de la nariz',
  'shield of the tiara': 'escudo de la tiara',
  'tiara band': 'aro de la tiara',
  bail: 'asa',
};

function partOf(text: string): string | undefined {
  const name = small(text);
  const known = PARTS[name] ?? figureOf(name)?.word;
  if (known !== undefined) return known;
  const [, ground] = /^ground of the (.+)$/.exec(name) ?? [];
  if (ground !== undefined) {
    const figure = figureOf(ground);
    return figure && `fondo ${formsOf(figure).del}`;
  }
  const [, chain] = /^(.+) chain$/.exec(name) ?? [];
  const kind = chain === undefined ? undefined : termSlots.chain.say(chain);
  return kind === undefined ? undefined : `cadena ${String(kind)}`;
}

/** Fronts that are neither figures nor plates nor stones. */
const FRONTS: Readonly<Record<string, string>> = {
  cluster: 'racimo m',
  'row of stones': 'fila de piedras f',
  jhumka: 'jhumka f',
  chandbali: 'chandbali m',
  ghungroo: 'cascabel m',
};

/** What the front of a piece shows: a figure, a plate, a stone. */
function frontOf(text: string): Said | undefined {
  const [, name] = /^nameplate "(.*)"$/i.exec(text) ?? [];
  if (name !== undefined) return formsOf({ ...noun('placa f'), word: `placa con el nombre «${name}»` });
  const plate = / plate$/.test(text) ? figureSlots.plate.say(text) : undefined;
  const own = FRONTS[small(text)];
  const found = own === undefined ? (stoneNoun(text) ?? figureOf(text)) : noun(own);
  return plate ?? (found && formsOf(found));
}

const BUDGET = /^(?:(?:(up to|from) )?(\$[\d,]+)(?: to (\$[\d,]+))?|open)$/;
function budgetOf(text: string): string | undefined {
  const found = BUDGET.exec(text);
  if (!found) return undefined;
  const [, side, first, second] = found;
  if (first === undefined) return 'abierto';
  if (second !== undefined) return `de ${first} a ${second}`;
  return side === 'from' ? `desde ${first}` : `hasta ${first}`;
}

/** What a bench's hours are for, in its order; some have a comma of their own. */
const OPERATIONS = [
  ['model, casting clean-up', 'modelo y repaso de la fundición'],
  ['setting stone by stone', 'engaste piedra a piedra'],
  ['enamel, fired and stoned down', 'esmalte, horneado y rebajado'],
  ['assembly of bought findings', 'montaje de fornituras compradas'],
  ['polish', 'pulido'],
] as const;
function operationsOf(text: string): string | undefined {
  const found = OPERATIONS.filter(([english]) => text.includes(english));
  return found.map(([english]) => english).join(', ') === text
    ? found.map(([, spanish]) => spanish).join(', ')
    : undefined;
}

const PIECE = pieceSlots.piece;
const METALS = metalSlots.metal;
function subjectOf(text: string): Said | undefined {
  const [, type = '', metal] = /^this (.+?)(?: in (.+))?$/.exec(text) ?? [];
  const piece = PIECE.say(type);
  const said = metal === undefined ? '' : METALS.say(metal);
  if (typeof piece !== 'object' || said === undefined) return undefined;
  const metalWords = typeof said === 'object' ? ` de ${said['']}` : '';
  const { este = '', n = '' } = piece;
  return { '': `${este}${metalWords}`, n };
}

const COLOUR = stoneSlots.colour;

export const slots = (read: Reader) =>
  ({
    ...stoneSlots,
    ...metalSlots,
    ...figureSlots,
    ...pieceSlots,
    ...lookSlots,
    ...termSlots,
    n: same(NUMBER),
    text: same('.*?'),
    share: same(String.raw`\d+ %`),
    usd: same(String.raw`\$[\d,]+(?:\.\d\d)?`),
    date: same(String.raw`\d{4}-\d\d-\d\d`),
    mm: {
      words: `${NUMBER}(?: (?:x|×|to) ${NUMBER})? mm`,
      say: (text) => text.replace(' to ', ' a ').replace(' x ', ' × '),
    },
    inches: {
      words: `${NUMBER} in(?:ch|ches)?`,
      say: (text) => {
        const [count] = text.split(' ');
        return `${count} ${count === '1' ? 'pulgada' : 'pulgadas'}`;
      },
    },
    lengths: {
      words: `${NUMBER} in(?:, ${NUMBER} in)*`,
      say: (text) => `${listed(text.split(', ').map((length) => length.replace(/ in$/, '')))} pulgadas`,
    },
    side: table({
      start: 'al principio',
      end: 'al final',
      top: 'arriba',
      bottom: 'abajo',
      left: 'a la izquierda',
      right: 'a la derecha',
    }),
    grams: { words: `about ${NUMBER} g`, say: (text) => text.replace('about', 'unos') },
    /** Another text of the book, and the same in the middle of a sentence. */
    phrase: {
      words: '.+',
      say: (text) => {
        const words = read(text);
        return words === undefined ? undefined : { '': words, low: small(words) };
      },
    },
    clause: { words: '[^;]+', say: read },
    word: {
      words: anyOf([...words.keys()])
        .replaceAll('[ -]', ' ')
        .replace('(?:', '(?:[A-Za-z0-9 /-]+|'),
      say: (value) => {
        const word = words.get(value.toLowerCase());
        return word === undefined ? undefined : { '': word, low: small(word) };
      },
    },
    words: { words: '.+', say: rowOf },
    figures: { words: '.+', say: rowOf },
    guide: {
      words: '.+',
      say: (text) =>
        text === 'stones'
          ? 'piedras'
          : (rowOf(text) ?? budgetOf(text) ?? text.replace(/ prongs$/, ' garras')),
    },
    budget: { words: '.+', say: budgetOf },
    typename: PIECE,
    body: { words: anyOf(Object.keys(BODIES)), say: saidBy(BODIES) },
    part: { words: '[^:]+', say: partOf },
    quantity: table({
      width: 'ancho',
      thickness: 'grosor',
      wall: 'pared',
      diameter: 'diámetro',
      'seat depth': 'profundidad del asiento',
      'height above the girdle': 'altura sobre el filetín',
      'clearance to the finger': 'distancia al dedo',
      'gap between stones': 'separación entre piedras',
      opening: 'abertura',
      depth: 'profundidad',
      'line width': 'ancho del trazo',
      'wire diameter': 'diámetro del alambre',
      'length, width and height together': 'largo, ancho y alto sumados',
    }),
    setting: table({
      'a solitaire': 'un solitario',
      'a halo': 'un halo',
      pavé: 'el pavé',
      'a cluster': 'un racimo',
      'a channel setting': 'un engaste en canal',
      'a bezel': 'un bisel',
      'a tension setting': 'un engaste de tensión',
      'a prong setting': 'un engaste de garras',
      'a bar setting': 'un engaste en barra',
      'an invisible setting': 'un engaste invisible',
    }),
    subject: { words: `this ${PIECE.words}(?: in ${METALS.words})?`, say: subjectOf },
    these: {
      words: `(?:this|these) ${PIECE.words}`,
      say: (text) => {
        const said = PIECE.say(text.replace(/^(?:this|these) /, ''));
        return typeof said === 'object' ? said.este : undefined;
      },
    },
    front: { words: '.+?', say: frontOf },
    colours: {
      words: `${COLOUR.words}(?: and ${COLOUR.words}){0,2}`,
      say: (text) => listed(text.split(' and ').map((colour) => COLOUR.say(colour) ?? colour)),
    },
    ground: table({
      guilloche: 'el guilloché',
      sunburst: 'los rayos',
      hammered: 'el martillado',
      pattern: 'el dibujo',
      text: 'el texto',
      emblem: 'el emblema',
      stone: 'la piedra',
      pierced: 'el calado',
    }),
    sides: {
      words: '(?:one|two) .+ on each side',
      say: (text) => {
        const [, count, stone = ''] = /^(one|two) (.+) on each side$/.exec(text) ?? [];
        const found = stoneNoun(stone, count === 'two');
        return found && `${count === 'two' ? `dos ${found.word}` : formsOf(found).un} a cada lado`;
      },
    },
    quotes: {
      words: '“[^”]*”(?:, “[^”]*”)*',
      say: (text) => text.replaceAll('“', '«').replaceAll('”', '»'),
    },
    operations: { words: '.+', say: operationsOf },
  }) satisfies Readonly<Record<string, Slot>>;
