/** Every kind of stone in a design with how it is held: what the advice rules read. */
import type { Gemstone, StoneCut } from '@filigree/contracts';
import { type Design, isRing } from '../design/document.ts';
import { type Ornament, ornamentAccents, ornamentStones } from '../design/ornament/document.ts';
import type { Stone, StoneKind } from '../design/parts.ts';
import { hoopRowOf } from '../design/piece/carriers.ts';
import type { PieceDesign } from '../design/piece/document.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { kindsInTurn } from '../design/stones/inTurn.ts';
import type { AlloyIdentity } from '../materials/index.ts';

export type Holding =
  | 'prong'
  | 'bezel'
  | 'tension'
  | 'flush'
  | 'cluster'
  | 'halo'
  | 'pave'
  | 'channel'
  | 'bar'
  | 'shared-prong'
  | 'invisible';

export interface StoneUse {
  /** In words: "centre stone". */
  readonly where: string;
  readonly gemstone: Gemstone;
  readonly cut: StoneCut;
  readonly form: 'faceted' | 'cabochon' | 'bead';
  readonly holding: Holding;
  readonly alloy: AlloyIdentity;
  /** Corners of the stone are covered by V-shaped prongs. */
  readonly vProngs: boolean;
  /** A halo stands between this stone and knocks. */
  readonly insideHalo: boolean;
  /** On a hand, where it meets door handles. */
  readonly exposedInWear: boolean;
}

/** @throws Error when an alloy id of the design names no alloy (readDesign refuses such documents) */
export function collectStoneUses(design: Design): StoneUse[] {
  const alloyOf = (id: string): AlloyIdentity => {
    const alloy = design.alloys.find((candidate) => candidate.id === id);
    if (alloy === undefined) throw new Error(`the design has no alloy "${id}"`);
    return alloy;
  };
  return isRing(design) ? ringUses(design, alloyOf) : pieceUses(design, alloyOf);
}

type AlloyOf = (id: string) => AlloyIdentity;

function ringUses(design: RingDesign, alloyOf: AlloyOf): StoneUse[] {
  const uses: StoneUse[] = [];
  const usual = { vProngs: false, insideHalo: false, exposedInWear: true };
  const { centre, head, halo, sideStones, bandStones, band } = design;
  if (centre !== null && head !== null) {
    uses.push({
      ...usual,
      ...kindOf(centre),
      where: 'centre stone',
      holding: head.kind,
      alloy: alloyOf(head.alloyId),
      vProngs: head.kind === 'prong' && head.prongForm === 'v',
      insideHalo: halo !== null,
    });
  }
  if (design.companion) {
    const { stone, head: own } = design.companion;
    uses.push({
      ...usual,
      ...kindOf(stone),
      where: 'second stone',
      holding: own.kind,
      alloy: alloyOf(own.alloyId),
      vProngs: own.kind === 'prong' && own.prongForm === 'v',
    });
  }
  if (head?.kind === 'cluster') {
    uses.push({
      ...usual,
      ...kindOf(head.accent),
      where: 'stones of the cluster',
      holding: 'cluster',
      alloy: alloyOf(head.alloyId),
    });
  }
  if (halo !== null) {
    uses.push({
      ...usual,
      ...kindOf(halo.stone),
      where: 'halo',
      holding: 'halo',
      alloy: alloyOf(halo.alloyId),
    });
  }
  if (sideStones !== null) {
    uses.push({
      ...usual,
      ...kindOf(sideStones.stone),
      where: 'side stones',
      holding: sideStones.setting,
      alloy: alloyOf(sideStones.alloyId),
    });
  }
  const rows = [{ stones: bandStones, band }, ...(design.spinner?.bands ?? [])];
  for (const { stones, band: own } of rows) {
    if (stones === null) continue;
    uses.push(
      ...[...kindsInTurn(stones.stone, stones.inTurn), ...(stones.between ? [stones.between.stone] : [])].map(
        (kind) => ({
          ...usual,
          ...kindOf(kind),
          where: 'stones in the band',
          holding: stones.setting,
          alloy: alloyOf(own.alloyId),
        }),
      ),
    );
  }
  return uses;
}

/** Worn on the wrist, the ankle or the cuff, where door handles and floors are met: the carrier tells. */
const isKnocked = ({ carrier }: PieceDesign): boolean =>
  carrier.kind === 'bangle' ||
  (carrier.kind === 'chain' && (carrier.wear === 'wrist' || carrier.wear === 'ankle')) ||
  (carrier.kind === 'fitted' && carrier.fitting.kind === 'cufflink');

/** Small stones along a hoop. */
function hoopUses(design: PieceDesign, alloyOf: AlloyOf): StoneUse[] {
  const row = hoopRowOf(design);
  if (row === null) return [];
  const usual = { vProngs: false, insideHalo: false, exposedInWear: false };
  const alloy = alloyOf(design.carrier.alloyId);
  return [{ ...usual, ...kindOf(row.stone), where: 'stones along the hoop', holding: 'pave', alloy }];
}

/** Stones that the band of a bangle is set with. */
function bangleUses({ carrier }: PieceDesign, alloyOf: AlloyOf): StoneUse[] {
  if (carrier.kind !== 'bangle' || carrier.bandStones === null) return [];
  const { stone, inTurn, setting } = carrier.bandStones;
  const usual = { vProngs: false, insideHalo: false, exposedInWear: true, alloy: alloyOf(carrier.alloyId) };
  return kindsInTurn(stone, inTurn).map((kind) => ({
    ...usual,
    ...kindOf(kind),
    where: 'stones in the band',
    holding: setting,
  }));
}

const pieceUses = (design: PieceDesign, alloyOf: AlloyOf): StoneUse[] => [
  ...hoopUses(design, alloyOf),
  ...bangleUses(design, alloyOf),
  ...design.ornaments.flatMap(({ slot, ornament }) =>
    ornamentUses(ornament, slot === 'main' ? 'centre stone' : `${slot} stone`, {
      exposedInWear: isKnocked(design),
      alloyOf,
    }),
  ),
];

/** An ornament's own stones and its small ones, held as its fields say; without a field for it, in rubbed-over metal. */
function ornamentUses(
  ornament: Ornament,
  where: string,
  { exposedInWear, alloyOf }: { readonly exposedInWear: boolean; readonly alloyOf: AlloyOf },
): StoneUse[] {
  const usual = { vProngs: false, insideHalo: false, exposedInWear, alloy: alloyOf(ornament.alloyId) };
  const hold = 'hold' in ornament ? ornament.hold : null;
  const halo = 'halo' in ornament ? ornament.halo : null;
  const clustered = 'petals' in ornament;
  const rowed = ornament.kind === 'plate' && ornament.field.kind === 'rows' ? ornament.field.setting : null;
  const single = (stone: Stone): StoneUse => ({
    ...usual,
    ...kindOf(stone),
    where,
    holding: clustered ? 'cluster' : hold?.kind === 'prong' ? 'prong' : 'bezel',
    vProngs: hold?.kind === 'prong' && hold.prongForm === 'v',
    insideHalo: halo !== null,
  });
  const small = (kind: StoneKind): StoneUse => ({
    ...usual,
    ...kindOf(kind),
    ...(halo !== null
      ? { where: 'halo', holding: 'halo', alloy: alloyOf(halo.alloyId) }
      : clustered
        ? { where: 'stones of the cluster', holding: 'cluster' }
        : { where: 'small stones', holding: rowed ?? 'pave' }),
  });
  return [...kindsAmong(ornamentStones(ornament)).map(single), ...ornamentAccents(ornament).map(small)];
}

/** One of each kind: the stones of a row are judged once. */
const kindsAmong = (stones: readonly Stone[]): Stone[] =>
  stones.filter(
    (stone, at) =>
      stones.findIndex(({ gemstone, cut }) => gemstone === stone.gemstone && cut === stone.cut) === at,
  );

function kindOf({ gemstone, cut, form }: Pick<StoneUse, 'gemstone' | 'cut' | 'form'>) {
  return { gemstone, cut, form };
}
