/** Every kind of stone in a design with how it is held: what the advice rules read. */
import type { Gemstone, StoneCut } from '@filigree/contracts';
import { type Design, isRing } from '../design/document.ts';
import { type Ornament, ornamentAccents, ornamentStones } from '../design/ornament/document.ts';
import type { PieceDesign } from '../design/piece/document.ts';
import type { RingDesign } from '../design/ring/document.ts';
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
  | 'shared-prong';

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
  if (bandStones !== null) {
    uses.push({
      ...usual,
      ...kindOf(bandStones.stone),
      where: 'stones in the band',
      holding: bandStones.setting,
      alloy: alloyOf(band.alloyId),
    });
  }
  return uses;
}

/** Types that are worn on the hand, the wrist or the foot, where they meet door handles and floors. */
const KNOCKED: ReadonlySet<PieceDesign['type']> = new Set(['Bracelet', 'Cufflinks', 'Anklet']);

const pieceUses = (design: PieceDesign, alloyOf: AlloyOf): StoneUse[] =>
  design.ornaments.flatMap(({ slot, ornament }) =>
    ornamentUses(ornament, slot === 'main' ? 'centre stone' : `${slot} stone`, {
      exposedInWear: KNOCKED.has(design.type),
      alloyOf,
    }),
  );

function ornamentUses(
  ornament: Ornament,
  where: string,
  { exposedInWear, alloyOf }: { readonly exposedInWear: boolean; readonly alloyOf: AlloyOf },
): StoneUse[] {
  const alloy = alloyOf(ornament.alloyId);
  const usual = { vProngs: false, insideHalo: false, exposedInWear, alloy };
  switch (ornament.kind) {
    case 'stone': {
      const { stone, hold, halo } = ornament;
      const single: StoneUse = {
        ...usual,
        ...kindOf(stone),
        where,
        holding: hold.kind === 'prong' ? 'prong' : 'bezel',
        vProngs: hold.kind === 'prong' && hold.prongForm === 'v',
        insideHalo: halo !== null,
      };
      return halo === null
        ? [single]
        : [
            single,
            { ...usual, ...kindOf(halo.stone), where: 'halo', holding: 'halo', alloy: alloyOf(halo.alloyId) },
          ];
    }
    case 'row':
      return ornament.stones.slice(0, 1).map(
        (stone): StoneUse => ({
          ...usual,
          ...kindOf(stone),
          where,
          holding: ornament.hold.kind === 'prong' ? 'prong' : 'bezel',
        }),
      );
    case 'motif':
    case 'emblem':
    case 'plate':
    case 'open-frame':
    case 'nameplate':
    case 'sculpture':
      return [
        ...ornamentStones(ornament).map(
          (stone): StoneUse => ({ ...usual, ...kindOf(stone), where, holding: 'bezel' }),
        ),
        ...ornamentAccents(ornament).map(
          (kind): StoneUse => ({ ...usual, ...kindOf(kind), where: 'small stones', holding: 'pave' }),
        ),
      ];
    case 'rosette':
      return [
        { ...usual, ...kindOf(ornament.stone), where, holding: 'cluster' },
        { ...usual, ...kindOf(ornament.accent), where: 'stones of the cluster', holding: 'cluster' },
      ];
  }
}

function kindOf({ gemstone, cut, form }: Pick<StoneUse, 'gemstone' | 'cut' | 'form'>) {
  return { gemstone, cut, form };
}
