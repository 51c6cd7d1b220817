/** Every kind of stone in a design with how it is held: what the advice rules read. */
import type { Gemstone, StoneCut } from '@filigree/contracts';
import type { Design } from '../design/document.ts';
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

function kindOf({ gemstone, cut, form }: Pick<StoneUse, 'gemstone' | 'cut' | 'form'>) {
  return { gemstone, cut, form };
}
