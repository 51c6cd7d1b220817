/**
 * Fronts that bear every stone of a list, each once: a branch in flower, lily of the valley, a tree of life with its
 * fruits, a row. "A bouquet, one flower for each grandchild's birthstone", "a family tree with four birthstones".
 */
import type { Brief } from '@filigree/contracts';
import { asksForEnamel } from '../enamels.ts';
import type { StoneKind } from '../parts.ts';
import type { PieceWish } from '../piece/wish.ts';
import { isCabochon, kindOf } from '../ring/wish.ts';
import { askedColour } from '../stones/askedColour.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { stonesInTurn } from '../stones/inTurn.ts';
import { stoneOfSize } from '../stones/weight.ts';
import type { Ornament } from './document.ts';
import { drawEmblem, emblemStone } from './emblem.ts';
import type { EmblemForm } from './emblemForms.ts';
import type { OrnamentIdea } from './stoneIdeas.ts';
import type { OrnamentStyle } from './style.ts';

/** What is looked at from before and is large enough for them. */
const TYPES: ReadonlySet<PieceWish['type']> = new Set<PieceWish['type']>(['Brooch', 'Pendant', 'Hairpin']);
/** Fewer stand one in the front and one beside it. */
const LEAST = 3;

interface Front {
  readonly form: EmblemForm;
  readonly ground: 'silhouette' | 'medallion';
  /** How many of its places hold a stone each, and from which size on. */
  readonly most: number;
  readonly leastMm: number;
  readonly turnDegrees?: number;
}

/** Places of the smallest of them hold stones from these sizes on (geometry/ornament/emblem/forms, pad.ts). */
const BRANCH = { form: 'flowering-branch', ground: 'silhouette', most: 6, leastMm: 17 } as const;
const LILY = { form: 'lily-of-the-valley', ground: 'silhouette', most: 5, leastMm: 17 } as const;
const TREE = { form: 'tree-of-life', ground: 'silhouette', most: 8, leastMm: 17 } as const;
const ON_DISC = { ground: 'medallion', leastMm: 26 } as const;
const FLOWERS: readonly Front[] = [BRANCH, LILY, { ...BRANCH, turnDegrees: -58 }, { ...BRANCH, ...ON_DISC }];
const TREES: readonly Front[] = [TREE, { ...TREE, ...ON_DISC }];

/** Nothing was said of how the piece is arranged, but that its stones take turns. */
const isLeftOpen = ({ arrangements, hangs, petals, plateShape, plateBorder, setting, engraving }: Brief) =>
  (arrangements ?? []).every((name) => name === 'alternating') &&
  !hangs &&
  !petals &&
  !plateShape &&
  !plateBorder &&
  setting === null &&
  !engraving;

/** Which fronts a brief can have: of flowers, of a tree; of a family without a figure, flowers or a row. */
function frontsOf(brief: Brief): { readonly fronts: readonly Front[]; readonly isRow: boolean } | null {
  const figures = brief.figures ?? [];
  if (figures.length === 1 && figures[0] === 'tree-of-life') return { fronts: TREES, isRow: false };
  if (figures.length > 0 || brief.culture.length > 0) return null;
  const [motif, ...others] = brief.motifs;
  if (motif === 'Floral' && others.length === 0) return { fronts: FLOWERS, isRow: false };
  return motif === undefined && stonesInTurn(brief, { isRow: false }) !== null
    ? { fronts: FLOWERS.slice(0, 2), isRow: true }
    : null;
}

/** Every stone that was named, as a small place takes it. */
function kindsOf(brief: Brief): StoneKind[] {
  return brief.gemstones.map((gemstone) => ({
    ...kindOf(gemstone, null, 'Round', [], isCabochon(brief, gemstone)),
    colour: askedColour(brief, gemstone),
  }));
}

type Told = Pick<PieceWish, 'brief' | 'type'>;

function told({ brief, type }: Told): readonly Front[] {
  const found = frontsOf(brief);
  const count = brief.gemstones.length;
  if (
    found === null ||
    !TYPES.has(type) ||
    brief.noStones ||
    count < LEAST ||
    !isLeftOpen(brief) ||
    asksForEnamel(brief) ||
    brief.caratWeight !== null ||
    brief.stoneSizeMm.length > 0
  )
    return [];
  return found.fronts.filter(({ most }) => count <= most);
}

/** Whether a piece is such a front: nothing hangs from it. */
export const isFamilyFront = (wish: Told): boolean => told(wish).length > 0;

/** The stones of a family in a row, the largest in the middle. */
function row(style: OrnamentStyle, kinds: readonly StoneKind[], share: number): Ornament | null {
  if (kinds.some(({ gemstone }) => GEM_FACTS[gemstone].form === 'bead')) return null;
  const mm = Math.max(ROW.leastMm, (style.sizeMm * share * ROW.longShare) / kinds.length - ROW.stepMm);
  const middle = (kinds.length - 1) / 2;
  return {
    kind: 'row',
    alloyId: style.accentAlloyId,
    stones: kinds.map((kind, i) => {
      const own = mm * (1 - (ROW.smaller * Math.abs(i - middle)) / Math.max(1, middle));
      return stoneOfSize(kind, own, own);
    }),
    direction: 'across',
    hold: { kind: 'bezel', wallMm: null, milgrain: style.eraRules.milgrain, scalloped: false },
  };
}
/** Length of a row against the usual size of a front, metal between two stones, and how much smaller its ends are. */
const ROW = { longShare: 1.15, stepMm: 1.6, leastMm: 2.4, smaller: 0.3 } as const;

/** Fronts with all the stones that were named, the best first; none where the brief wants something else. */
export function familyFronts(
  wish: PieceWish,
  sized: (share: number) => OrnamentStyle,
): readonly OrnamentIdea[] {
  const fronts = told(wish);
  if (fronts.length === 0 || wish.style.centre === null) return [];
  const kinds = kindsOf(wish.brief);
  const idea = (id: string, draw: OrnamentIdea['draw']): OrnamentIdea => ({
    id,
    settings: [],
    ornate: false,
    draw,
  });
  const ideas = fronts.map(({ form, ground, leastMm, turnDegrees }, i) =>
    idea(`figure-family-${form}-${i}`, (random, share) => {
      const style = sized(share);
      const emblem = drawEmblem(null, { ...style, sizeMm: Math.max(leastMm, style.sizeMm) }, random, {
        form,
        ground,
      });
      return {
        ...emblem,
        inTurn: kinds.map((kind) => emblemStone(form, kind)),
        ...(turnDegrees !== undefined && { turnDegrees }),
      };
    }),
  );
  const isRow = frontsOf(wish.brief)?.isRow === true && row(wish.style, kinds, 1) !== null;
  return isRow
    ? [
        ...ideas.slice(0, 1),
        idea('figure-family-row', (_, share) => row(wish.style, kinds, share)!),
        ...ideas.slice(1),
      ]
    : ideas;
}
