/** A front of several stones side by side, in the place of one. */
import type { Ornament } from '../../design/ornament/document.ts';
import { scaled } from '../../design/ornament/stoneIdeas.ts';
import type { Stone, StonesInTurn } from '../../design/parts.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { stoneOfSize } from '../../design/stones/weight.ts';
import type { Change } from '../change.ts';
import { kindOf } from '../kinds.ts';
import { already, done, impossible, mm, type Outcome, plural } from '../outcome.ts';
import { holdFor } from './fronts.ts';
import { leadOf } from './ornaments.ts';

/** A row of so many stones is about this many times as long as the stone that stands alone. */
const ROW_LENGTH = 2.1;
const SHARES = { most: 0.78, least: 0.3 } as const;
const MOST_STONES = 9;

function rowOf(piece: PieceDesign, from: Stone, kinds: StonesInTurn, isRow: boolean): Ornament {
  const share = isRow ? 1 : Math.min(SHARES.most, Math.max(SHARES.least, ROW_LENGTH / kinds.length));
  const stones = kinds.map(({ gemstone, colour }) => {
    const { kind } = kindOf(gemstone, from.cut);
    const size = scaled(from, share);
    return stoneOfSize(
      { ...kind, colour },
      size.lengthMm,
      kind.cut === 'Round' ? size.lengthMm : size.widthMm,
    );
  });
  const lead = leadOf(piece)!.ornament;
  const alloyId = lead.kind === 'stone' || lead.kind === 'row' ? lead.alloyId : piece.carrier.alloyId;
  const held = lead.kind === 'stone' || lead.kind === 'row' ? lead.hold.kind === 'prong' : false;
  // One hold for all: what is soft or pointed asks for its own.
  const isSame = kinds.every(({ gemstone }) => gemstone === kinds[0]?.gemstone);
  return {
    kind: 'row',
    alloyId,
    stones,
    direction:
      lead.kind === 'row'
        ? lead.direction
        : piece.carrier.kind === 'hung' || piece.type === 'Earrings'
          ? 'down'
          : 'across',
    hold: holdFor(
      piece,
      stones[0]!,
      alloyId,
      held && (isSame || stones.every(({ form }) => form === 'faceted')),
    ),
  };
}

function sayRow(kinds: StonesInTurn, before: number): string {
  const names = [...new Set(kinds.map(({ gemstone }) => plural(gemstone)))];
  const [last, ...others] = [...names].reverse();
  return names.length === 1
    ? `Stones ${before} -> ${kinds.length}, side by side`
    : `Stones now ${others.reverse().join(', ')} and ${last} side by side`;
}

export function changeFrontRow(
  piece: PieceDesign,
  { stones }: Extract<Change, { kind: 'frontRow' }>,
): Outcome {
  const lead = leadOf(piece);
  const ornament = lead?.ornament;
  if (lead === null || (ornament?.kind !== 'stone' && ornament?.kind !== 'row') || lead.slot !== 'main')
    return impossible('Several stones stand side by side where one stands in a setting: ask for one first.');
  const from = ornament.kind === 'stone' ? ornament.stone : ornament.stones[0]!;
  const beads = stones.filter(({ gemstone }) => kindOf(gemstone, 'Round').kind.form === 'bead').length;
  if (beads > 0 && beads < stones.length)
    return impossible('Pearls are strung or pegged, never set in a row: choose another stone.');
  const before = ornament.kind === 'row' ? ornament.stones : [ornament.stone];
  if (before.map(({ gemstone }) => gemstone).join() === stones.map(({ gemstone }) => gemstone).join())
    return already('The stones already follow each other so.');
  const hadHalo = ornament.kind === 'stone' && ornament.halo !== null;
  lead.ornament = rowOf(piece, from, stones.slice(0, MOST_STONES), ornament.kind === 'row');
  return done(sayRow(stones, before.length), ...(hadHalo ? ['Halo removed'] : []));
}

/** Stones of a row that grow towards one end or the middle are made alike in size. */
export function equaliseRow(piece: PieceDesign): Outcome {
  const ornament = leadOf(piece)?.ornament;
  if (ornament?.kind !== 'row')
    return impossible('There are no stones side by side here that could be as large as one another.');
  const faces = ornament.stones.map(({ lengthMm, widthMm }) => Math.sqrt(lengthMm * widthMm));
  const largest = Math.max(...faces);
  if (faces.every((face) => largest - face < SAME_SHARE * largest))
    return already('The stones are as large as one another already.');
  ornament.stones = ornament.stones.map((stone, i) => ({
    ...scaled(stone, largest / (faces[i] ?? largest)),
    colour: stone.colour,
  }));
  return done(`Stones of the row all ${mm(largest)}`);
}
/** Less is not seen. */
const SAME_SHARE = 0.03;
