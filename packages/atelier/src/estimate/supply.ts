import type { Design } from '../design/document.ts';
import { isHanded } from '../design/piece/carriers.ts';
import { isUnlikePair } from '../design/piece/document.ts';
import type { MetalPart, Solids } from '../geometry/solids.ts';
import { type AlloyName, alloyName, metalMassGrams } from '../materials/index.ts';
import { describeFinding, type FindingKind, findingKindOf, plainName } from './bought-parts.ts';

/** A body that is cast: `count` castings of one model. */
export interface CastPart {
  readonly name: string;
  readonly part: MetalPart;
  readonly alloy: AlloyName;
  readonly count: number;
  readonly gramsEach: number;
}

/** A finding that is bought finished. */
export interface BoughtPart {
  readonly kind: FindingKind;
  readonly alloy: AlloyName;
  readonly count: number;
  /** All of them together. */
  readonly grams: number;
  /** What to ask for, with its sizes. */
  readonly words: string;
}

export interface Supply {
  readonly cast: readonly CastPart[];
  readonly bought: readonly BoughtPart[];
}

/** Equal models differ in volume by rounding alone. */
const SAME_VOLUME_SHARE = 1e-4;

/**
 * What the workshop casts and what it buys. The two of a pair are one model cast twice; like findings are one line.
 * @throws Error when a part names an alloy that the design has not (geometry copies the ids)
 */
export function listSupply(design: Design, solids: Solids): Supply {
  const cast: CastPart[] = [];
  const bought = new Map<string, BoughtPart>();
  for (const part of solids.metal) {
    const alloy = alloyOf(design, part);
    const grams = metalMassGrams(alloy, part.volumeMm3);
    const kind = findingKindOf(part);
    if (kind === null) {
      const twin = cast.findIndex((known) => isSameModel(known.part, part));
      if (twin >= 0) cast[twin] = { ...cast[twin]!, count: cast[twin]!.count + 1 };
      else cast.push({ name: plainName(part.name), part, alloy, count: 1, gramsEach: grams });
      continue;
    }
    const words = describeFinding(design, part);
    const key = `${words} ${alloy}`;
    const known = bought.get(key);
    bought.set(key, {
      kind,
      alloy,
      words,
      count: (known?.count ?? 0) + 1,
      grams: (known?.grams ?? 0) + grams,
    });
  }
  return { cast, bought: [...bought.values()] };
}

/** A pair whose two are cast from one model. */
export const areTwins = (design: Design): boolean =>
  isPair(design) &&
  !('ornaments' in design && isUnlikePair(design)) &&
  !('carrier' in design && isHanded(design.carrier));

/** Whether a piece is made and sold as two. */
export const isPair = (design: Design): boolean =>
  'carrier' in design && design.carrier.kind === 'fitted' && design.carrier.pair;

function isSameModel(a: MetalPart, b: MetalPart): boolean {
  return (
    a.name !== b.name &&
    plainName(a.name) === plainName(b.name) &&
    a.alloyId === b.alloyId &&
    a.mesh.indices.length === b.mesh.indices.length &&
    Math.abs(a.volumeMm3 - b.volumeMm3) <= SAME_VOLUME_SHARE * a.volumeMm3
  );
}

function alloyOf(design: Design, part: MetalPart): AlloyName {
  const alloy = design.alloys.find(({ id }) => id === part.alloyId);
  if (alloy === undefined) throw new Error(`part "${part.name}" is of unknown alloy "${part.alloyId}"`);
  return alloyName(alloy);
}
