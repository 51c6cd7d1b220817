import { withArticle } from '../design/article.ts';
import type { Ornament } from '../design/ornament/document.ts';
import { ornamentAccents, ornamentStones } from '../design/ornament/document.ts';
import { chainsOf, hoopRowOf, noseBeadsOf, type Strand } from '../design/piece/carriers.ts';
import { isUnlikePair, type PieceDesign, type PlacedOrnament } from '../design/piece/document.ts';
import { shownCount } from '../design/piece/shownCount.ts';
import { aboutCarats, stoneName } from '../estimate/index.ts';

import { countWord, inTurnWords, metalWords, rowWords } from './wording.ts';

/**
 * "A rose gold pendant with an oval sapphire of about 1.5 ct framed by a halo of round diamonds",
 * "A pair of silver earrings, each with a pearl of about 3 ct".
 */
export function describePiece(piece: PieceDesign): string {
  const finish = piece.finish === 'Polished' ? '' : `${piece.finish.toLowerCase()} `;
  const pair = piece.carrier.kind === 'fitted' && piece.carrier.pair;
  const noun = piece.type === 'Earrings' && !pair ? 'earring' : piece.type.toLowerCase();
  const named = `${finish}${metalWords(piece)} ${noun}`;
  const chains = piece.carrier.kind === 'chain' ? chainsOf(piece.carrier).length : 1;
  const several = chains > 1 ? ` of ${countWord(chains)} chains` : '';
  const words = pair ? `A pair of ${named}` : `${withArticle(named, true)}${several}`;
  const strand = piece.carrier.kind === 'chain' ? piece.carrier.strand : undefined;
  const row = piece.carrier.kind === 'bangle' ? piece.carrier.bandStones : null;
  const hoopRow = hoopRowOf(piece);
  const beads = noseBeadsOf(piece);
  const inFront = piece.carrier.kind === 'chain' && piece.carrier.clasp.worn === 'front';
  const clasp = piece.carrier.kind === 'chain' ? spelled(piece.carrier.clasp.form) : '';
  const parts = [
    ...(strand === undefined ? [] : [strandWords(strand)]),
    ...(row === null ? [] : [`${rowWords(row)} along the band`]),
    ...(hoopRow === null ? [] : [`pavé ${stoneName(hoopRow.stone, 2)} along the hoop`]),
    ...togetherCounted(
      piece.ornaments
        .filter(({ worn }) => worn === undefined)
        .map((placed) => ({ placed, count: shownCount(piece, placed) })),
    ).map(({ placed, count }) => placedWords(placed, count)),
    ...(beads === null ? [] : [beadWords(beads)]),
    ...(inFront ? [`a ${clasp} clasp in front`] : []),
  ];
  const engraved = piece.engraving === null ? '' : ` engraved “${piece.engraving.text}”`;
  const joined = parts.length > 0 ? `${pair ? ', each' : ''} with ${parts.join(', and ')}` : '';
  const [left, right] = (['left', 'right'] as const).map((side) =>
    piece.ornaments
      .filter(({ worn }) => worn === side)
      .map((placed) => placedWords(placed, shownCount(piece, placed)))
      .join(', and '),
  );
  const apart = isUnlikePair(piece) ? `, one with ${left}, the other with ${right}` : '';
  return `${words}${joined}${apart}${engraved}`;
}

interface Counted {
  readonly placed: PlacedOrnament;
  readonly count: number;
}

/** Charms that are the same are told once, with how many there are of them. */
function togetherCounted(list: readonly Counted[]): Counted[] {
  const told = new Map<string, Counted>();
  list.forEach(({ placed, count }, i) => {
    const key = placed.slot === 'charm' ? JSON.stringify(placed.ornament) : String(i);
    told.set(key, { placed, count: count + (told.get(key)?.count ?? 0) });
  });
  return [...told.values()];
}

/** "three beads of turquoise", "five beads of its metal". */
const beadWords = ({ count, stone }: NonNullable<ReturnType<typeof noseBeadsOf>>): string =>
  stone === undefined
    ? `${countWord(count)} beads of its metal`
    : `${countWord(count)} beads of ${stoneName(stone)}`;

/** "a strand of pearls", "three strands of onyxes and pearls in turn". */
const strandWords = ({ stone, strands, inTurn }: Strand): string =>
  `${strands === undefined ? 'a strand' : `${countWord(strands)} strands`} of ${inTurn === undefined ? stoneName(stone, 2) : inTurnWords(inTurn)}`;

/** "four garnets and emeralds in turn of about 0.2 ct each". */
function placedWords({ ornament, inTurn }: PlacedOrnament, count: number): string {
  const words = ornamentWords(ornament, count);
  if (inTurn === undefined || ornament.kind !== 'stone' || count === 1) return words;
  return words.replace(stoneName(ornament.stone, count), inTurnWords(inTurn));
}

/** What stones a figure carries. */
function setWith(ornament: Ornament): string {
  const names = [...ornamentStones(ornament), ...ornamentAccents(ornament)].map((kind) => stoneName(kind, 2));
  const kinds = [...new Set(names)];
  if (kinds.length > MOST_KINDS) return ' set with stones of several kinds';
  return kinds.length === 0 ? '' : ` set with ${kinds.join(' and ')}`;
}

/** How the stones of a plate are held in their rows. */
const ROW_WORDS = {
  channel: ' in a channel',
  bar: ' between bars',
  invisible: ' edge to edge with no metal between',
} as const;

/** More kinds of stones than these are not listed. */
const MOST_KINDS = 2;

const spelled = (form: string): string => form.replaceAll('-', ' ');

/** "a lotus motif", "five lotus motifs". */
const counted = (noun: string, count: number): string =>
  count === 1 ? withArticle(noun) : `${countWord(count)} ${noun}s`;

export function ornamentWords(ornament: Ornament, count: number): string {
  switch (ornament.kind) {
    case 'stone': {
      const { stone, hold, halo } = ornament;
      const carats = aboutCarats(stone.nominalCarat);
      const stones =
        count === 1
          ? `${withArticle(stoneName(stone))} of ${carats}`
          : `${countWord(count)} ${stoneName(stone, count)} of ${carats} each`;
      const held = hold.kind === 'bezel' ? (count === 1 ? ' in a bezel' : ' in bezels') : '';
      const framed = halo
        ? `${count === 1 ? '' : ','} framed by ${count === 1 ? 'a ' : ''}${halo.rows === 2 ? 'double ' : ''}halo${count === 1 ? '' : 's'} of ${stoneName(halo.stone, 2)}`
        : '';
      return `${stones}${held}${framed}`;
    }
    case 'rosette': {
      const petals = stoneName(ornament.accent, ornament.petals);
      const about = count === 1 ? withArticle(stoneName(ornament.stone)) : stoneName(ornament.stone, count);
      return `${counted(ornament.petalStones ? 'flower' : 'rosette', count)} of ${count === 1 ? `${countWord(ornament.petals)} ` : ''}${petals} about ${about}`;
    }
    case 'motif':
      return `${counted(`${spelled(ornament.form)} motif`, count)}${setWith(ornament)}`;
    case 'emblem':
      return `${counted(`${spelled(ornament.form)} emblem`, count)}${setWith(ornament)}`;
    case 'plate': {
      const glazed = ornament.enamel.length > 0 ? ` in ${ornament.enamel.join(' and ')} enamel` : '';
      const letters = [ornament.field, ornament.border].find((part) => part.kind === 'text');
      const text = letters?.kind === 'text' ? ` lettered “${letters.text}”` : '';
      const rows = ornament.field.kind === 'rows' ? ROW_WORDS[ornament.field.setting] : '';
      return `${counted(`${spelled(ornament.outline)} plate`, count)}${glazed}${text}${setWith(ornament)}${rows}`;
    }
    case 'bell': {
      const beads = ornament.fringe?.stone ? stoneName(ornament.fringe.stone, 2) : 'beads';
      return `${counted(spelled(ornament.form), count)}${ornament.fringe ? ` with ${beads} along the rim` : ''}`;
    }
    case 'nameplate':
      return ornament.pave
        ? `the letters “${ornament.text}” set with ${stoneName(ornament.pave.stone, 2)}`
        : `the name “${ornament.text}” in cut letters`;
    case 'sculpture':
      return count === 1
        ? withArticle(`${spelled(ornament.form)} in metal`)
        : `${counted(`${spelled(ornament.form)} form`, count)} in metal`;
    case 'open-frame':
      if (ornament.linked) {
        const { letters } = ornament.linked;
        const rings = `${countWord(ornament.linked.count)} linked circles${setWith(ornament)}`;
        return letters ? `${rings} lettered “${letters.text}”` : rings;
      }
      return count === 1
        ? `${withArticle(`open ${spelled(ornament.form)}`)}${setWith(ornament)}`
        : `${counted(`open ${spelled(ornament.form)} frame`, count)}${setWith(ornament)}`;
    case 'row': {
      const { stones } = ornament;
      return `${counted('row', count)} of ${countWord(stones.length)} ${stoneName(stones[0], 2)}${count === 1 ? '' : ' each'}`;
    }
  }
}
