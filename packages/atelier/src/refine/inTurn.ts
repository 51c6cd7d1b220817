/** Changes of rows, strands and chains whose stones follow one another. */
import { isRing, type SoleDesign } from '../design/document.ts';
import type { StonesInTurn } from '../design/parts.ts';
import { copyOf } from '../design/piece/inTurn.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { girdleRadiusMm, rowSpan } from '../design/ring/rowSpan.ts';
import { GEM_FACTS } from '../design/stones/gems.ts';
import type { Change } from './change.ts';
import { already, done, impossible, lower, type Outcome, plural } from './outcome.ts';

/** The stones in turn of a design; null where all of a row are alike, or there is none. */
export function inTurnOf(design: SoleDesign): StonesInTurn | null {
  if (isRing(design)) return design.bandStones?.inTurn ?? null;
  const { carrier, ornaments } = design;
  const carried =
    carrier.kind === 'chain'
      ? carrier.strand?.inTurn
      : carrier.kind === 'bangle'
        ? carrier.bandStones?.inTurn
        : undefined;
  return carried ?? ornaments.find((placed) => placed.inTurn !== undefined)?.inTurn ?? null;
}

const isRepeated = ({ slot, count }: { readonly slot: string; readonly count: number }): boolean =>
  count > 1 && (slot === 'station' || slot === 'drop' || slot === 'side');

const ORDINALS: Readonly<Record<number, string>> = {
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
  7: 'seventh',
  8: 'eighth',
  10: 'tenth',
};

function sayTurn(stones: StonesInTurn): string {
  const [first] = stones;
  const last = stones[stones.length - 1];
  const nth = ORDINALS[stones.length];
  const others = stones.slice(0, -1).every(({ gemstone }) => gemstone === first?.gemstone);
  if (nth !== undefined && last !== undefined && others && last.gemstone !== first?.gemstone)
    return `Every ${nth} stone now ${lower(last.gemstone)}`;
  const names = [...new Set(stones.map(({ gemstone }) => plural(gemstone)))];
  const several = [names.slice(0, -1).join(', '), names[names.length - 1]].join(' and ');
  return names.length === 1 ? `Stones now ${names[0]} of many colours` : `Stones now ${several} in turn`;
}

/** One has come or gone, or another taken its place: not a new turn. */
function isSameFamily(before: StonesInTurn, after: StonesInTurn): boolean {
  const known = new Set(before.map(({ gemstone }) => gemstone));
  const kept = after.filter(({ gemstone }) => known.has(gemstone)).length;
  return Math.min(before.length, after.length) - kept <= 1 && kept > 1;
}

/** As many stones as there were different ones stay as many as there are now: a family. */
function keepFamily(ring: RingDesign, before: StonesInTurn | undefined, after: StonesInTurn): void {
  const row = ring.bandStones;
  if (row === null || before === undefined || row.spanDegrees > 300 || !isSameFamily(before, after)) return;
  const radiusMm = girdleRadiusMm(ring.size.us, ring.band.thicknessMm);
  const told = rowSpan(row, radiusMm, before.length).degrees;
  // The band may have been made thicker since, so that the same stones take a little less of it.
  if (Math.abs(told / row.spanDegrees - 1) < 0.5 / before.length)
    row.spanDegrees = rowSpan(row, radiusMm, after.length).degrees;
}

export function changeInTurn(design: SoleDesign, { stones }: Extract<Change, { kind: 'inTurn' }>): Outcome {
  const beads = stones.some(({ gemstone }) => GEM_FACTS[gemstone].form === 'bead');
  const strung = !isRing(design) && design.carrier.kind === 'chain' && design.carrier.strand !== undefined;
  if (beads && !strung)
    return impossible('Pearls are strung or pegged, never set in a row: choose another stone.');
  const before = inTurnOf(design);
  if (JSON.stringify(before) === JSON.stringify(stones))
    return already('The stones already follow each other so.');
  let reached = false;
  const first = stones[0]!;
  const row = isRing(design)
    ? design.bandStones
    : design.carrier.kind === 'bangle'
      ? design.carrier.bandStones
      : design.carrier.kind === 'chain'
        ? (design.carrier.strand ?? null)
        : null;
  if (row !== null) {
    const known = row.inTurn;
    row.inTurn = stones;
    row.stone = { ...row.stone, ...first };
    if (isRing(design)) keepFamily(design, known, stones);
    reached = true;
  }
  if (!isRing(design) && row === null) {
    design.ornaments = design.ornaments.map((placed) => {
      if (!isRepeated(placed) || placed.ornament.kind !== 'stone' || placed.ornament.stone.form === 'bead')
        return placed;
      reached = true;
      const isFamily =
        !placed.close &&
        placed.inTurn !== undefined &&
        placed.count === placed.inTurn.length &&
        isSameFamily(placed.inTurn, stones);
      return copyOf({ ...placed, inTurn: stones, count: isFamily ? stones.length : placed.count }, 0);
    });
  }
  return reached
    ? done(sayTurn(stones))
    : impossible(
        'There is no row of stones here that could be in turn: ask for an eternity band, a tennis bracelet or stations.',
      );
}

/** All stones of a row alike again, after one gem was asked for all of them. */
export function endTurn(design: SoleDesign): void {
  if (isRing(design)) {
    if (design.bandStones !== null) delete design.bandStones.inTurn;
    return;
  }
  const { carrier } = design;
  if (carrier.kind === 'chain' && carrier.strand !== undefined) delete carrier.strand.inTurn;
  if (carrier.kind === 'bangle' && carrier.bandStones !== null) delete carrier.bandStones.inTurn;
  const hasMain = design.ornaments.some(({ slot }) => slot === 'main');
  for (const placed of design.ornaments) {
    const { slot, count, inTurn, ornament } = placed;
    // An even number of drops has none in the middle as long as it is told stone by stone.
    const isEven = slot === 'drop' && !hasMain && count % 2 === 0;
    if (inTurn !== undefined && isEven && ornament.kind === 'stone') {
      const { gemstone, colour } = ornament.stone;
      placed.inTurn = [
        { gemstone, colour },
        { gemstone, colour },
      ];
    } else delete placed.inTurn;
  }
}

/** Beads at the clasp against those in the middle, where a strand is graduated. */
const GRADUATED_SHARE = 0.55;

export function changeGraduation(
  design: SoleDesign,
  { on }: Extract<Change, { kind: 'graduated' }>,
): Outcome {
  const strand = !isRing(design) && design.carrier.kind === 'chain' ? design.carrier.strand : undefined;
  if (strand === undefined)
    return impossible('Only beads on a string grow smaller towards the clasp: ask for a strand of them.');
  const endShare = on ? GRADUATED_SHARE : 1;
  if (on ? strand.endShare < 0.9 : strand.endShare === 1)
    return already(
      on ? 'The beads already grow smaller towards the clasp.' : 'The beads are already all of one size.',
    );
  strand.endShare = endShare;
  return done(on ? 'Beads now grow smaller towards the clasp' : 'Beads now all of one size');
}

const MOST_STRANDS = 5;

export function changeStrands(design: SoleDesign, { step }: Extract<Change, { kind: 'strands' }>): Outcome {
  const strand = !isRing(design) && design.carrier.kind === 'chain' ? design.carrier.strand : undefined;
  if (strand === undefined)
    return impossible('Only beads are strung in several strands: ask for a strand of pearls or beads.');
  if (!isRing(design) && design.ornaments.length > 0)
    return impossible('Several strands leave no place for what hangs from one: take it off first.');
  const before = strand.strands ?? 1;
  const wanted =
    step.kind === 'to' ? step.value : step.kind === 'by' ? before + step.amount : before * step.share;
  const count = Math.max(1, Math.min(MOST_STRANDS, Math.round(wanted)));
  if (count === before)
    return already(
      before === MOST_STRANDS
        ? 'More than five strands are not strung side by side.'
        : 'It already has as many strands.',
    );
  if (count === 1) {
    delete strand.strands;
    delete strand.bars;
  } else strand.strands = count;
  return done(`Strands ${before} -> ${count}`);
}
