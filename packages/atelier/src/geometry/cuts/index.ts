/** Stones as bodies over outlines, in units of their width: facet plane sets, or a mesh where they are not convex. */
import type { Gemstone, StoneCut } from '@filigree/contracts';
import type { StoneKind } from '../../design/parts.ts';
import { isDrop } from '../../design/stones/dropPearls.ts';
import { CABOCHON_BASE, type CutProportions, cutProportions } from '../../design/stones/proportions.ts';
import type { TriangleMesh } from '../solids.ts';
import type { Vec2 } from '../vec.ts';
import { brilliant, girdlePlanes } from './brilliant.ts';
import { domeMesh, domeOutline, isElliptic } from './dome.ts';
import { dropMesh, dropOutline } from './drop.ts';
import { bridgedHeart, heartHalfPlanes, heartMesh, heartOutline } from './heart.ts';
import { evenMeets, type Meet, meetBrilliant } from './meets.ts';
import { type ConvexCut, girdleOutline, normalAt } from './outlines.ts';
import { boundingPlanes, facetsOf, type Plane, plane } from './planes.ts';
import { princess } from './princess.ts';
import { stepCut } from './step.ts';

export { heartBay, heartOutline } from './heart.ts';
export { type Facet, facetsOf, type Plane } from './planes.ts';

/** A stone's form in units of its width, in its own frame: girdle at z = 0, table at +z, length along x. */
export interface StoneForm {
  /** Counter-clockwise; convex but for the heart, which is concave at its cleft. */
  readonly outline: readonly Vec2[];
  /** Height of the crown (dome) over z = 0 and depth of the pavilion (base) below it. */
  readonly crown: number;
  readonly pavilion: number;
  /** Half the girdle's thickness. */
  readonly halfGirdle: number;
  readonly tableShare: number;
  readonly body: StoneBody;
}

export type StoneBody =
  | { readonly kind: 'facets'; readonly planes: readonly Plane[] }
  /** Closed, flat-faceted; for what is not convex. */
  | { readonly kind: 'mesh'; readonly mesh: TriangleMesh }
  /** Closed and smooth but for its girdle's points and its base: cabochons over other outlines than an ellipse. */
  | { readonly kind: 'dome'; readonly mesh: TriangleMesh }
  /** Round and oval cabochons, and beads. */
  | { readonly kind: 'ellipsoid' };

/** Accents are cut with fewer girdle facets: at their size they would not be seen. */
const GIRDLE_FACETS = { full: 48, melee: 16 } as const;

const facetPlanes = (
  gemstone: Gemstone,
  cut: ConvexCut,
  ratio: number,
  outline: readonly Vec2[],
  girdleFacets: number,
): Plane[] => {
  const p = cutProportions(gemstone, cut);
  switch (cut) {
    case 'Emerald':
    case 'Baguette':
      return stepCut(outline, p);
    case 'Princess':
      return princess(outline, p);
    case 'Trillion':
      return meetCut(outline, p, { fold: 6, ratio: 1, girdleFacets });
    case 'Cushion':
    case 'Marquise':
    case 'Pear':
      return meetCut(outline, p, { fold: 8, ratio, girdleFacets });
    case 'Radiant':
      return cornerCut(outline, p);
    default:
      return brilliant(outline, p, { girdleFacets, ratio });
  }
};

function meetCut(
  outline: readonly Vec2[],
  p: CutProportions,
  {
    fold,
    ratio,
    girdleFacets,
  }: { readonly fold: number; readonly ratio: number; readonly girdleFacets: number },
): Plane[] {
  const { meets, between } = evenMeets(outline, fold, ratio);
  return [
    plane(0, 0, 1, p.girdleShare / 2 + p.crownShare),
    ...meetBrilliant(outline, meets, between, p),
    ...girdlePlanes(outline, girdleFacets),
  ];
}

/** Mains on the corners of a polygon and one half along each side: the radiant's crown of 25 facets. */
function cornerCut(outline: readonly Vec2[], p: CutProportions): Plane[] {
  const meets = outline.map((at): Meet => ({ at, normal: normalAt(outline, Math.atan2(at[1], at[0])) }));
  const between = outline.map(([x, y], i): Vec2 => {
    const q = outline[(i + 1) % outline.length];
    return [(x + q[0]) / 2, (y + q[1]) / 2];
  });
  return [
    plane(0, 0, 1, p.girdleShare / 2 + p.crownShare),
    ...meetBrilliant(outline, meets, between, p),
    ...girdlePlanes(outline, 0),
  ];
}

/**
 * The form of a stone of this kind and length : width. `melee` leaves out what cannot be seen on small stones; a baguette
 * may `taper` to a share of its width at +x.
 */
export function stoneForm(kind: StoneKind, ratio: number, melee = false, taper = 1): StoneForm {
  if (kind.form === 'cabochon' && !isElliptic(kind.cut)) return domeForm(kind.cut, ratio);
  if (isDrop(kind)) return dropForm(ratio);
  if (kind.form !== 'faceted') return ellipsoidForm(kind, ratio);
  const p = cutProportions(kind.gemstone, kind.cut);
  const measures = {
    crown: p.girdleShare / 2 + p.crownShare,
    halfGirdle: p.girdleShare / 2,
    tableShare: p.tableShare,
  };
  if (kind.cut === 'Heart') {
    return {
      ...measures,
      outline: heartOutline(ratio),
      pavilion: p.girdleShare / 2 + p.pavilionShare,
      body: { kind: 'mesh', mesh: heartMesh(heartHalfPlanes(ratio, p)) },
    };
  }
  const outline = girdleOutline(kind.cut, ratio, taper);
  const girdleFacets = melee ? GIRDLE_FACETS.melee : GIRDLE_FACETS.full;
  const planes = boundingPlanes(facetPlanes(kind.gemstone, kind.cut, ratio, outline, girdleFacets));
  let lowest = 0;
  for (const facet of facetsOf(planes))
    for (const corner of facet.corners) lowest = Math.min(lowest, corner[2]);
  return { ...measures, outline, pavilion: -lowest, body: { kind: 'facets', planes } };
}

/** Height of a cabochon's dome over its girdle, in widths. */
const DOME_CROWN = 0.55 / (1 + CABOCHON_BASE);

function domeForm(cut: StoneCut, ratio: number): StoneForm {
  const outline = domeOutline(cut, ratio);
  return {
    outline,
    crown: DOME_CROWN,
    pavilion: DOME_CROWN * CABOCHON_BASE,
    halfGirdle: 0,
    tableShare: 0,
    body: { kind: 'dome', mesh: domeMesh(cut, outline, ratio, DOME_CROWN) },
  };
}

const dropForm = (ratio: number): StoneForm => ({
  outline: dropOutline(ratio),
  crown: 0.5,
  pavilion: 0.5,
  halfGirdle: 0,
  tableShare: 0,
  body: { kind: 'dome', mesh: dropMesh(ratio) },
});

function ellipsoidForm({ form }: StoneKind, ratio: number): StoneForm {
  const outline: Vec2[] = Array.from({ length: 96 }, (_, i) => {
    const a = (2 * Math.PI * i) / 96;
    return [(ratio / 2) * Math.cos(a), 0.5 * Math.sin(a)];
  });
  const halfHeight = form === 'bead' ? 0.5 : DOME_CROWN;
  return {
    outline,
    crown: halfHeight,
    pavilion: form === 'bead' ? 0.5 : halfHeight * CABOCHON_BASE,
    halfGirdle: 0,
    tableShare: 0,
    body: { kind: 'ellipsoid' },
  };
}

/**
 * The outline that metal around a stone of this form follows, in widths: the girdle's own, a cleft filled so far
 * that metal of `thickness` (widths) can go around it without folding over itself.
 */
export function settingOutline(
  kind: StoneKind,
  form: StoneForm,
  ratio: number,
  thickness: number,
): readonly Vec2[] {
  return kind.cut === 'Heart' && kind.form !== 'bead' ? bridgedHeart(ratio, thickness) : form.outline;
}
