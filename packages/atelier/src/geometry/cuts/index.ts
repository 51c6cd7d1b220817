/** Stones as bodies: facet plane sets over outlines, in units of their width. */
import type { Gemstone, StoneCut } from '@filigree/contracts';
import type { StoneKind } from '../../design/parts.ts';
import { CABOCHON_BASE, cutProportions } from '../../design/stones/proportions.ts';
import type { Vec2 } from '../vec.ts';
import { brilliant } from './brilliant.ts';
import { girdleOutline } from './outlines.ts';
import { boundingPlanes, facetsOf, type Plane } from './planes.ts';
import { princess } from './princess.ts';
import { stepCut } from './step.ts';

export { type Facet, facetsOf, type Plane } from './planes.ts';

/** A stone's form in units of its width, in its own frame: girdle at z = 0, table at +z, length along x. */
export interface StoneForm {
  readonly outline: readonly Vec2[];
  /** Height of the crown (dome) over z = 0 and depth of the pavilion (base) below it. */
  readonly crown: number;
  readonly pavilion: number;
  /** Half the girdle's thickness. */
  readonly halfGirdle: number;
  readonly tableShare: number;
  /** Null for cabochons and beads, which are ellipsoids. */
  readonly planes: readonly Plane[] | null;
}

/** Accents are cut with fewer girdle facets: at their size they would not be seen. */
const GIRDLE_FACETS = { full: 48, melee: 16 } as const;

const facetPlanes = (
  gemstone: Gemstone,
  cut: StoneCut,
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
      return brilliant(outline, p, { fold: 6, girdleFacets });
    case 'Radiant':
      return brilliant(outline, p, { ratio, directions: girdleOutline('Cushion', ratio) ?? outline });
    default:
      return brilliant(outline, p, { girdleFacets, ratio });
  }
};

/**
 * The form of a stone of this kind and length : width. Null for a faceted cut that is not built (heart, whose
 * outline is not convex). `melee` leaves out what cannot be seen on small stones.
 */
export function stoneForm(kind: StoneKind, ratio: number, melee = false): StoneForm | null {
  if (kind.form !== 'faceted') return ellipsoidForm(kind, ratio);
  const outline = girdleOutline(kind.cut, ratio);
  if (outline === null) return null;
  const p = cutProportions(kind.gemstone, kind.cut);
  const girdleFacets = melee ? GIRDLE_FACETS.melee : GIRDLE_FACETS.full;
  const planes = boundingPlanes(facetPlanes(kind.gemstone, kind.cut, ratio, outline, girdleFacets));
  let lowest = 0;
  for (const facet of facetsOf(planes))
    for (const corner of facet.corners) lowest = Math.min(lowest, corner[2]);
  return {
    outline,
    crown: p.girdleShare / 2 + p.crownShare,
    pavilion: -lowest,
    halfGirdle: p.girdleShare / 2,
    tableShare: p.tableShare,
    planes,
  };
}

function ellipsoidForm({ form }: StoneKind, ratio: number): StoneForm {
  const outline: Vec2[] = Array.from({ length: 96 }, (_, i) => {
    const a = (2 * Math.PI * i) / 96;
    return [(ratio / 2) * Math.cos(a), 0.5 * Math.sin(a)];
  });
  const halfHeight = form === 'bead' ? 0.5 : 0.55 / (1 + CABOCHON_BASE);
  return {
    outline,
    crown: halfHeight,
    pavilion: form === 'bead' ? 0.5 : halfHeight * CABOCHON_BASE,
    halfGirdle: 0,
    tableShare: 0,
    planes: null,
  };
}
