/** What a sketch is when it is built: its metal and stones as counted and weighed, and what the checks say of it. */
import { checkDesign } from '@filigree/atelier/checks';
import type { Design } from '@filigree/atelier/design';
import { listStones, weighMetal } from '@filigree/atelier/estimate';
import { buildSolids, type Solids } from '@filigree/atelier/geometry';

export interface BuiltLines {
  /** Width, depth and height, mm. */
  readonly sizeMm: readonly number[];
  readonly metal: readonly string[];
  readonly stones: readonly string[];
  /** "prints yes, casts with-care, wears yes". */
  readonly verdicts: Readonly<Record<'prints' | 'casts' | 'wears', string>>;
  readonly warnings: readonly string[];
}

const triangles = ({ metal }: Solids): Map<string, number> =>
  metal.reduce(
    (sum, { alloyId, mesh }) => sum.set(alloyId, (sum.get(alloyId) ?? 0) + mesh.indices.length / 3),
    new Map<string, number>(),
  );

/** @throws Error when a design cannot be built, which the fuzz says of none */
export async function buildSketch(design: Design): Promise<{ solids: Solids; lines: BuiltLines }> {
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(`${design.composition} cannot be built: ${built.error.part}`);
  const { solids } = built;
  const { min, max } = solids.bounds;
  const { prints, casts, wears, findings, advice } = checkDesign(design, solids);
  return {
    solids,
    lines: {
      sizeMm: max.map((side, axis) => Number((side - min[axis]!).toFixed(1))),
      metal: [
        ...weighMetal(design, solids).map(({ words }) => words),
        ...[...triangles(solids)].map(([alloyId, count]) => `${alloyId} in ${count} triangles`),
      ],
      stones: listStones(solids).map(({ words, role }) => `${words}, ${role}`),
      verdicts: { prints, casts, wears },
      warnings: [
        ...findings.map(({ severity, sentence }) => `${severity}: ${sentence}`),
        ...advice.map(({ severity, where, reason, remedy }) => `${severity}: ${where}: ${reason} ${remedy}`),
      ],
    },
  };
}
