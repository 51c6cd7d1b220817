/** Chains that are worn with the first one: added, taken away. */
import { chainOf } from '../../design/chain/draw.ts';
import { type Carrier, chainsOf, type Layer } from '../../design/piece/carriers.ts';
import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import { LAYERS, layerBeside, lengthBetween } from '../../design/piece/layered.ts';
import { isClose } from '../../design/piece/line.ts';
import { seededRandom } from '../../design/random.ts';
import { stoneOfCarat } from '../../design/stones/weight.ts';
import type { Change } from '../change.ts';
import { kindOf, sayKind } from '../kinds.ts';
import { already, capital, done, impossible, lower, type Outcome, round2 } from '../outcome.ts';
import { take } from '../step.ts';
import { chainNamed } from './chain.ts';
import { stoneFront } from './fronts.ts';

type ChainCarrier = Extract<Carrier, { kind: 'chain' }>;

/** A further chain against the first: a little finer. */
const FINER = 0.85;

const inches = (millimetres: number): string => `${round2(millimetres / 25.4)} in`;

export function changeLayers(
  piece: PieceDesign,
  { step, without, between, bears }: Extract<Change, { kind: 'layers' }>,
): Outcome {
  const { carrier } = piece;
  if (carrier.kind !== 'chain' || carrier.wear === 'body')
    return impossible(
      carrier.kind === 'chain'
        ? 'A body chain is one chain around the body: ask for a second one in a new design.'
        : `This ${lower(piece.type)} is not worn on a chain that others could be worn with: start a new design and ask for a layered necklace.`,
    );
  const before = 1 + (carrier.layers ?? []).length;
  const { value } = take(step, before, 1, LAYERS.most);
  if (value === before)
    return already(
      before === 1
        ? 'There is a single chain already.'
        : `There are ${before} chains already${before === LAYERS.most ? ', as many as are worn together' : ''}.`,
    );
  const gone = chainNamed(piece, without);
  if (value < before)
    return takeAway(piece, carrier, value, gone === null ? null : chainsOf(carrier).indexOf(gone));
  if (piece.ornaments.some(isClose)) return impossible('A line of stones is worn by itself.');
  if (carrier.tailMm !== null)
    return impossible('A tail hangs from a single chain: ask for it to be removed first.');
  if (carrier.strand?.strands !== undefined)
    return impossible('Strands side by side are worn by themselves: ask for one more strand.');
  const further: string[] = [];
  while (1 + (carrier.layers ?? []).length < value) {
    const { kind, alloyId, widthMm } = carrier.chain;
    const chain = chainOf(kind, alloyId, widthMm * FINER, seededRandom(piece.seed));
    const stone = bears === undefined ? null : stoneOfCarat(kindOf(bears, 'Round').kind, ALONG.carat);
    const along: Station[] =
      stone === null
        ? []
        : [{ slot: 'station', count: ALONG.count, ornament: stoneFront(piece, stone, false) }];
    const amid = between
      ? lengthBetween(carrier, piece.ornaments, { chain, front: 'let-in', ornaments: along })
      : null;
    const layer: Layer =
      amid === null
        ? layerBeside(carrier, piece.ornaments, chain)
        : { chain, lengthMm: amid.lengthMm, front: 'let-in' };
    if (amid !== null && amid.byMm > 0) {
      for (const own of chainsOf(carrier))
        if (own.lengthMm >= amid.longerFromMm) own.lengthMm = round2(own.lengthMm + amid.byMm);
      further.push('The longer chains hang lower, to make room for it');
    }
    carrier.layers = [...(carrier.layers ?? []), layer];
    const layerAt = carrier.layers.length;
    piece.ornaments.push(...along.map((one) => ({ ...one, layer: layerAt })));
    if (stone !== null) further.push(`${capital(sayKind(stone))} along the new chain, ${ALONG.count} of it`);
  }
  const lengths = [carrier, ...(carrier.layers ?? [])].map(({ lengthMm }) => lengthMm).sort((a, b) => a - b);
  return done(`Chains ${before} -> ${value}, ${lengths.map(inches).join(', ')} long`, ...further);
}

/** Small stones along a chain that has just come, as station necklaces have them. */
const ALONG = { count: 7, carat: 0.06 } as const;
type Station = Omit<PlacedOrnament, 'layer'>;

/** Keeps so many chains, without the one that is named, else those that bear something before those that do not, in their order. */
function takeAway(piece: PieceDesign, carrier: ChainCarrier, count: number, gone: number | null): Outcome {
  const { layers = [], ...first } = carrier;
  const { chain, lengthMm, front, strand } = first;
  const all: Layer[] = [{ chain, lengthMm, front, ...(strand && { strand }) }, ...layers];
  const bears = (layer: number): number =>
    piece.ornaments.reduce(
      (sum, { slot, layer: on = 0 }) => sum + (on === layer ? (slot === 'main' ? 10 : 1) : 0),
      0,
    );
  const kept = all
    .map((_, layer) => layer)
    .filter((layer) => layer !== gone)
    .sort((a, b) => bears(b) - bears(a) || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);
  const [leading = 0, ...others] = kept;
  const { strand: _, layers: __, ...shared } = carrier;
  piece.carrier = {
    ...shared,
    ...all[leading]!,
    ...(others.length > 0 && { layers: others.map((layer) => all[layer]!) }),
  };
  const lost = piece.ornaments.filter(({ layer = 0 }) => !kept.includes(layer)).length;
  piece.ornaments = piece.ornaments
    .filter(({ layer = 0 }) => kept.includes(layer))
    .map(({ layer = 0, ...placed }) => {
      const on = kept.indexOf(layer);
      return on === 0 ? placed : { ...placed, layer: on };
    });
  return done(
    `Chains ${all.length} -> ${count}`,
    ...(lost > 0 ? ['What was on the others went with them'] : []),
  );
}
