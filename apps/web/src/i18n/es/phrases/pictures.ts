/** Alternative texts of pictures: what is shown, from where, before what (packages/atelier/src/picture/describe.ts). */
import { createPhrasebook, type Phrases, type Reader } from '../../phrasebook.ts';
import { figureSlots } from './figures.ts';
import { finishes, finishWords, lookSlots } from './looks.ts';
import { metalsOf, metalWords } from './metals.ts';
import { ending, formsOf, noun } from './nouns.ts';
import { pieceSlots, titleNouns } from './pieces.ts';
import { stoneSlots } from './stones.ts';

const PARTS: Phrases = {
  '{stone} of {carats}': '{stone} de {carats}',
  'a {stone} of {carats}': '{stone.un} de {carats}',
  'an {stone} of {carats}': '{stone.un} de {carats}',
  '{count} {gemlist} in turn of {carats} each': '{count} {gemlist}, por turnos, de {carats} cada una',
  '{count} {gems} of many colours of {carats} each': '{count} {gems} de muchos colores, de {carats} cada una',
  '{count} {stones} of {carats} each': '{count} {stones} de {carats} cada {stones.una}',
  'in a bezel': 'en un bisel',
  'in bezels': 'en biseles',
  'in a half bezel': 'en un medio bisel',
  'in a {count}-prong head': 'en un engaste de {count} garras',
  'in a cluster of {count} {stones}': 'en un racimo de {count} {stones}',
  'held between the ends of the band': 'en tensión entre los extremos del aro',
  'set flush in the band': 'al ras del aro',
  'framed by a halo of {stones}': 'en un halo de {stones}',
  'framed by a double halo of {stones}': 'en un doble halo de {stones}',
  'over a hidden halo of {stones}': 'sobre un halo oculto de {stones}',
  'framed by halos of {stones}': 'en halos de {stones}',
  'framed by double halos of {stones}': 'en dobles halos de {stones}',
  'flanked by {count} {stones}': 'entre {count} {stones}',
  '{row} {stones} all around the band': '{stones} {row} alrededor de todo el aro',
  'pavé {stones} along the hoop': '{stones} en pavé a lo largo del aro',
  '{row} {stones} along the band': '{stones} {row} a lo largo del aro',
  '{row} {gemlist} in turn along the band': '{gemlist} {row}, por turnos, a lo largo del aro',
  '{row} {gemlist} in turn all around the band': '{gemlist} {row}, por turnos, alrededor de todo el aro',
  '{row} {gems} of many colours along the band': '{gems} {row} de muchos colores a lo largo del aro',
  '{row} {gems} of many colours all around the band':
    '{gems} {row} de muchos colores alrededor de todo el aro',
  'a row of {figure} motifs over its top': 'una fila de motivos de {figure} en lo alto',
  'a {figure} motif as its front': 'un motivo de {figure} al frente',
  'an {figure} motif as its front': 'un motivo de {figure} al frente',
  'a {figure} emblem as its front': 'un emblema de {figure} al frente',
  'an {figure} emblem as its front': 'un emblema de {figure} al frente',
  'a {figure} motif on each shoulder': 'un motivo de {figure} en cada hombro',
  'an {figure} motif on each shoulder': 'un motivo de {figure} en cada hombro',
  'a {figure} motif on one shoulder': 'un motivo de {figure} en un hombro',
  'an {figure} motif on one shoulder': 'un motivo de {figure} en un hombro',
  'leaves along its band': 'hojas a lo largo del aro',
  'leaves on both shoulders': 'hojas en los dos hombros',
  '{count} {stones} in steps on its shoulders': '{count} {stones} escalonad{stones.o} en los hombros',
  'inlaid with {stone}': 'con incrustación de {stone}',
  'inlaid with {stone} and {stone2}': 'con incrustación de {stone} y {stone2}',
  'on cathedral shoulders': 'sobre hombros de catedral',
  'over a filigree gallery': 'sobre una galería de filigrana',
  'pierced with filigree': 'calado en filigrana',
  'edged with milgrain': 'con bordes de milgrain',
  'edged with twisted wire': 'con bordes de cordón torcido',
  'inlaid with twisted wire': 'con un cordón torcido alrededor',
  'pierced with openings': 'calado con aberturas',
  'engraved {quote}': 'con el grabado {quote}',
  'lettered {quote}': 'con el texto {quote}',
  'the name {quote} in cut letters': 'el nombre {quote} en letras caladas',
  'in a flower of {count} {stones}': 'en una flor de {count} {stones}',
  'a flower of {count} {stones} about a {stone}': 'una flor de {count} {stones} en torno a {stone.un}',
  'a flower of {count} {stones} about an {stone}': 'una flor de {count} {stones} en torno a {stone.un}',
  '{count} flowers of {stones} about {stones2}': '{count} flores de {stones} en torno a {stones2}',
  'a rosette of {count} {stones} about a {stone}': 'una roseta de {count} {stones} en torno a {stone.un}',
  'a rosette of {count} {stones} about an {stone}': 'una roseta de {count} {stones} en torno a {stone.un}',
  '{count} rosettes of {stones} about {stones2}': '{count} rosetas de {stones} en torno a {stones2}',
  'a {figure} motif': 'un motivo de {figure}',
  'an {figure} motif': 'un motivo de {figure}',
  '{count} {figure} motifs': '{count} motivos de {figure}',
  'a {figure} emblem': 'un emblema de {figure}',
  'an {figure} emblem': 'un emblema de {figure}',
  '{count} {figure} emblems': '{count} emblemas de {figure}',
  'set with {stones}': 'con {stones}',
  'set with stones of several kinds': 'con piedras de varias clases',
  'set with {stones} and {stones2}': 'con {stones} y {stones2}',
  'set with {stones} in a channel': 'con {stones} en un canal',
  'set with {stones} between bars': 'con {stones} entre barras',
  'set with {stones} edge to edge with no metal between': 'con {stones} unidas sin metal entre ellas',
  'set with {stones} and {stones2} in a channel': 'con {stones} y {stones2} en un canal',
  'set with {stones} and {stones2} between bars': 'con {stones} y {stones2} entre barras',
  'set with {stones} and {stones2} edge to edge with no metal between':
    'con {stones} y {stones2} unidas sin metal entre ellas',
  'a strand of {stones}': 'un hilo de {stones}',
  'a strand of {gemlist} in turn': 'un hilo de {gemlist} por turnos',
  'a strand of {gems} of many colours': 'un hilo de {gems} de muchos colores',
  '{count} strands of {stones}': '{count} hilos de {stones}',
  '{count} strands of {gemlist} in turn': '{count} hilos de {gemlist} por turnos',
  '{count} strands of {gems} of many colours': '{count} hilos de {gems} de muchos colores',
  'a {bell}': '{bell.un}',
  'a {bell} with beads along the rim': '{bell.un} con cuentas en el borde',
  'a {bell} with {stones} along the rim': '{bell.un} con {stones} en el borde',
  '{count} {bell}s': '{count} {bell.many}',
  '{count} {bell}s with beads along the rim': '{count} {bell.many} con cuentas en el borde',
  '{count} {bell}s with {stones} along the rim': '{count} {bell.many} con {stones} en el borde',
  'a {plate}': '{plate.un}',
  'an {plate}': '{plate.un}',
  '{count} {plate}s': '{count} {plate.many}',
  'in {colour} enamel': 'con esmalte {colour}',
  'in {colour} and {colour2} enamel': 'con esmalte {colour} y {colour2}',
  'in {colour} and {colour2} and {colour3} enamel': 'con esmalte {colour}, {colour2} y {colour3}',
  'a {figure} in metal': '{figure.un} de metal',
  'an {figure} in metal': '{figure.un} de metal',
  '{count} {figure} forms in metal': '{count} formas de {figure} de metal',
  'an open {figure}': 'un marco abierto de {figure}',
  '{count} linked circles': '{count} círculos entrelazados',
  '{count} open {figure} frames': '{count} marcos abiertos de {figure}',
  'a row of {count} {stones}': 'una fila de {count} {stones}',
  '{count} rows of {count2} {stones} each': '{count} filas de {count2} {stones}',
  '{count} beads of its metal': '{count} cuentas de su metal',
  '{count} beads of {stone}': '{count} cuentas de {stone}',
  'a toggle clasp in front': 'un cierre de barra por delante',
  'a lobster clasp in front': 'un cierre de langosta por delante',
  'a spring ring clasp in front': 'un cierre de resorte por delante',
  'a box clasp in front': 'un cierre de caja por delante',
  'a magnetic clasp in front': 'un cierre magnético por delante',
  'a s hook clasp in front': 'un cierre de gancho por delante',
};

const ROWS: Readonly<Record<string, string>> = {
  pavé: 'en pavé',
  'channel-set': 'en canal',
  'bar-set': 'en barra',
  'invisibly set': 'en engaste invisible',
  'flush-set': 'al ras',
  'bezel-set': 'en bisel',
  'prong-set': 'en garras',
};
const rowWords = `(?:${Object.keys(ROWS).join('|')})`;

/** Bells that hang, by what they are called, and several. */
const BELLS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  jhumka: ['jhumka f', 'jhumkas'],
  chandbali: ['chandbali m', 'chandbalis'],
  ghungroo: ['cascabel m', 'cascabeles'],
};

const part = createPhrasebook({
  slots: () => ({
    ...stoneSlots,
    ...figureSlots,
    ...lookSlots,
    stones: {
      words: stoneSlots.stones.words,
      say: (words) => {
        const said = stoneSlots.stones.say(words);
        return said && { ...said, una: said.lo === 'las' ? 'una' : 'uno' };
      },
    },
    bell: {
      words: `(?:${Object.keys(BELLS).join('|')})`,
      say: (words) => {
        const found = BELLS[words];
        return found && { ...formsOf(noun(found[0])), many: found[1] };
      },
    },
    quote: { words: '“\\d+”', say: (words) => words },
    row: { words: rowWords, say: (words) => ROWS[words] },
  }),
  phrases: [PARTS],
  readers: [],
});

/** Where one part of a description ends and the next begins. */
const BETWEEN = new RegExp(
  `,? (?=framed by |flanked by |over a |on cathedral |pierced with |inlaid with |edged with |engraved “|lettered “|set (?:with|flush) |held between |` +
    `in (?:a (?:half )?bezel|bezels|a cluster|a flower|a [\\w]+-prong|(?:[a-z]+ and ){0,2}[a-z]+ enamel))`,
);
const WIDTHS: Readonly<Record<string, string>> = { slim: 'fino', wide: 'ancho' };
const BANDS: Readonly<Record<string, string>> = {
  'split-shank': 'de brazo dividido',
  twisted: 'trenzado',
  bypass: 'cruzado',
  chevron: 'en V',
  curved: 'curvo',
  wavy: 'ondulado',
  coiled: 'en espiral',
  open: 'abierto',
  'toi et moi': 'tú y yo',
  spinner: 'giratorio',
};
const HEAD = new RegExp(
  `^an? (pair of )?(?:(slim|wide) )?(?:(${finishWords}) )?(two-tone )?(${metalWords}) ` +
    `(?:(split-shank|twisted|bypass|chevron|curved|wavy|coiled|open|toi et moi|spinner) )?(${pieceSlots.piece.words})(?: of (${lookSlots.count.words}) chains)?$`,
  'i',
);

function head(words: string): string | undefined {
  const [, pair, width, finish, twoTone, metal = '', band, type = '', chains] = HEAD.exec(words) ?? [];
  const named = titleNouns[type] ?? (type === 'body chain' ? titleNouns['body chain'] : undefined);
  const metals = metalsOf(metal);
  if (!named || metals === undefined) return undefined;
  const agreeing = (adjective: string) => adjective.replace(/o$/, ending(named));
  const look = [
    width && agreeing(WIDTHS[width] ?? ''),
    finish && finishes(finish, named),
    band && agreeing(BANDS[band] ?? ''),
    twoTone && (named.plural ? 'bicolores' : 'bicolor'),
  ].filter(Boolean);
  const begun = pair ? `un par de ${named.word}` : formsOf(named).un;
  const several = chains && `de ${String(lookSlots.count.say(chains))} cadenas`;
  return [begun, ...look, `de ${metals}`, several].filter(Boolean).join(' ');
}

/** Parts in a row: "a pearl of about 3 ct in a bezel". */
function carried(words: string): string | undefined {
  const parts = words.split(BETWEEN).map(part);
  return parts.includes(undefined) ? undefined : parts.join(' ');
}

/** How a list of what a piece carries goes on: "with a pearl", "and pavé diamonds along the band". */
const FURTHER = new RegExp(
  ` (?<!set |edged |inlaid )(?:with|and) (?=(?:an?|the|leaves|\\d+|${lookSlots.count.words}) |${rowWords} )`,
);
const FIRST = / (?:each )?with | (?:framed|flanked|over a|on cathedral|pierced|inlaid|edged) | engraved “/;

/** Two that differ: "…, one with a star motif, the other with a crescent motif engraved “A”". */
const UNLIKE = /^(.+), one with (.+), the other with (.+?)( engraved “\d+”)?$/;

/** What a piece is, and what it carries. */
function piece(words: string): string | undefined {
  const [, both, one = '', other = '', engraved = ''] = UNLIKE.exec(words) ?? [];
  if (both !== undefined) {
    const whole = piece(both + engraved);
    const sides = [one, other].map((side) => listOf(` with ${side}`));
    return whole === undefined || sides.includes(undefined)
      ? undefined
      : `${whole}, uno ${sides[0]} y otro ${sides[1]}`;
  }
  const at = words.search(FIRST);
  const first = head((at === -1 ? words : words.slice(0, at)).replace(/,$/, ''));
  if (first === undefined || at === -1) return first;
  const rest = words.slice(at);
  const groups = listOf(rest.replace(/^ each/, ''));
  return groups && `${first}${rest.startsWith(' each') ? ', cada uno' : ''} ${groups}`;
}

/** All that a piece carries: "with a pearl, and two rosettes". */
function listOf(words: string): string | undefined {
  const groups = words.split(/, and /).map(group);
  return groups.includes(undefined) ? undefined : groups.join(', y ');
}

/** One of the things that a piece carries, with what belongs to it; further ones of a ring are joined with «y». */
function group(words: string): string | undefined {
  const [before = '', ...others] = words.split(FURTHER);
  const lead = before.trim() === '' ? '' : carried(before.trim());
  const said = others.map(carried);
  if (lead === undefined || said.includes(undefined)) return undefined;
  return [lead, said.length === 0 ? '' : `con ${said.join(' y ')}`].filter(Boolean).join(' ');
}

const VIEWS: Readonly<Record<string, string>> = {
  'three-quarter view': 'vista de tres cuartos',
  'seen from above': 'desde arriba',
  'seen from the front': 'de frente',
  'seen from the side': 'de lado',
  'close-up': 'de cerca',
};
const GROUNDS: Readonly<Record<string, string>> = {
  'on black': 'sobre negro',
  'on warm grey': 'sobre gris cálido',
};
const ENDING = new RegExp(
  `, (${Object.keys(VIEWS).join('|')})(, turned to show the band)?, (${Object.keys(GROUNDS).join('|')})\\.$`,
);

const KINDS_OF_SET: Readonly<Record<string, string>> = {
  'A set': 'Un conjunto',
  'A stack of rings': 'Un juego de anillos apilables',
  'A ring of linked bands': 'Un anillo de aros entrelazados',
};

/** "A set: a slim ring …; a pair of …": each piece. Small at its beginning. */
function described(words: string): string | undefined {
  const [kind = '', rest] = words.split(/: (.*)/s);
  const set = rest === undefined ? undefined : KINDS_OF_SET[kind];
  const pieces = (set === undefined ? words : rest!).split('; ').map(piece);
  if (pieces.includes(undefined)) return undefined;
  return `${set === undefined ? '' : `${set}: `}${pieces.join('; ')}`;
}

/** What is quoted is the customer's: it is set aside while the rest is read. */
export const readPicture: Reader = (text) => {
  if (!/^An? /.test(text)) return undefined;
  const quotes: string[] = [];
  const bare = text.replace(/“[^”]*”/g, (quote) => `“${quotes.push(quote) - 1}”`);
  const [end = '', view, turned, ground] = ENDING.exec(bare) ?? [];
  const words = described(bare.slice(0, bare.length - end.length));
  if (words === undefined) return undefined;
  const seen =
    view === undefined || ground === undefined
      ? ''
      : `, ${VIEWS[view]}${turned === undefined ? '' : ', girado para mostrar el aro'}, ${GROUNDS[ground]}.`;
  return `${words}${seen}`.replace(/“(\d+)”/g, (_, at: string) => `«${quotes[Number(at)]?.slice(1, -1)}»`);
};
