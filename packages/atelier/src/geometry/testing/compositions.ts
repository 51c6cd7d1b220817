/** Designs of every composition, and what holds of all of them. */
import type { Brief } from '@filigree/contracts';
import { expect } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { type Design, isRing } from '../../design/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import type { Solids } from '../solids.ts';
import { heldGroups } from './hangs.ts';
import { countOpenEdges, meshVolumeMm3, metalInStonesMm3 } from './inspect.ts';

/** One design of every composition that the seeds draw. */
function designsOf(brief: Partial<Brief>): Design[] {
  const found = new Map<string, Design>();
  for (let seed = 0; seed < 10; seed++) {
    const design = createDesign(openBrief(brief), seed);
    if (!found.has(design.composition)) found.set(design.composition, design);
  }
  return [...found.values()];
}

/** One design of every composition that the seeds draw of any of the wishes: each of another wish than the one before. */
export function designsInTurn(wishes: readonly Partial<Brief>[]): Design[] {
  const drawn = wishes.map(designsOf);
  const found = new Map<string, Design>();
  const most = Math.max(...drawn.map(({ length }) => length));
  for (let round = 0; round < most; round++)
    for (const designs of drawn) {
      const next = designs.find(({ composition }) => !found.has(composition));
      if (next !== undefined) found.set(next.composition, next);
    }
  return [...found.values()];
}

/** What of a carrier is a form and no measure: its words, and which of its fields it has. Chains and clasps have tests of their own. */
const formOf = (carrier: object): string =>
  JSON.stringify(carrier, (key, value: unknown) => {
    if (key === 'chain' || key === 'clasp') return undefined;
    return typeof value === 'number' || typeof value === 'boolean' ? typeof value : value;
  });

/** By which ways of building a design is made: two of one kind differ in measures and in how many there are. */
function kindOf(design: Design): string {
  if (isRing(design)) return design.composition;
  const kinds = design.ornaments.map(
    (placed) => `${placed.slot} ${placed.ornament.kind} ${Object.keys(placed).sort()}`,
  );
  return [formOf(design.carrier), ...[...new Set(kinds)].sort()].join();
}

/** Of designs one of each kind, the first; all of them by `npm run test:figures`. */
export function oneOfEachKind<T>(cases: readonly T[], designOf: (one: T) => Design): T[] {
  if (process.env.EVERY_FIGURE === '1') return [...cases];
  const kinds = cases.map((one) => kindOf(designOf(one)));
  return cases.filter((_, i) => kinds.indexOf(kinds[i]!) === i);
}

export async function built(design: Design): Promise<Solids> {
  const made = await buildSolids(design);
  if (!made.ok) throw new Error(`${design.title}: ${JSON.stringify(made.error)}`);
  return made.solids;
}

export const groupsOf = (solids: Solids): Promise<string[][]> =>
  atBench((bench) => heldGroups(bench, solids));

/** A pair is two. */
const copiesOf = (design: Design): number =>
  !isRing(design) && design.carrier.kind === 'fitted' && design.carrier.pair ? 2 : 1;

/** Closed metal of the volume that is weighed, its stones seated in it, its parts held by each other. */
export async function expectWhole(design: Design): Promise<void> {
  const name = `${design.composition} (seed ${design.seed})`;
  const solids = await built(design);
  expect(solids.metal.length, name).toBeGreaterThan(0);
  for (const part of solids.metal) {
    expect(countOpenEdges(part.mesh), `${name}, ${part.name}: open edges`).toBe(0);
    const volume = meshVolumeMm3(part.mesh);
    expect(volume, `${name}, ${part.name}`).toBeGreaterThan(0);
    expect(Math.abs(volume - part.volumeMm3) / volume, `${name}, ${part.name}: volume`).toBeLessThan(2e-3);
  }
  const { overlap, groups } = await atBench((bench) => ({
    overlap: metalInStonesMm3(bench, {
      ...solids,
      metal: solids.metal.filter((part) => !/chain/.test(part.name)),
    }),
    groups: heldGroups(bench, solids),
  }));
  expect(overlap / Math.max(1, solids.stones.length), `${name}: metal in stones`).toBeLessThan(0.02);
  expect(solids.anchors.focusRadiusMm, name).toBeGreaterThan(0);
  expect(groups, name).toHaveLength(copiesOf(design));
}
