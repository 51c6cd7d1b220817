/**
 * Findings that a workshop buys finished, by the name geometry gives their bodies. What is not listed is cast: a
 * file too many is cheaper than a part that is missing.
 */
import type { Design } from '../design/document.ts';
import { isRing } from '../design/document.ts';
import { chainsOf } from '../design/piece/carriers.ts';
import type { MetalPart, TriangleMesh } from '../geometry/solids.ts';

/** Kinds of finding, as the price table knows them. */
export const FINDING_KINDS = [
  'chain',
  'jump-ring',
  'clasp',
  'ear-nut',
  'ear-wire',
  'lever',
  'pin',
  'cufflink-back',
  'barrette',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

const KINDS: Readonly<Record<string, FindingKind>> = {
  chain: 'chain',
  'tail chain': 'chain',
  'tassel chain': 'chain',
  'jump ring': 'jump-ring',
  clasp: 'clasp',
  butterfly: 'ear-nut',
  'screw nut': 'ear-nut',
  'ear clip': 'lever',
  'ear hook': 'ear-wire',
  'ear thread': 'ear-wire',
  'lever-back': 'ear-wire',
  lever: 'lever',
  'pin stem': 'pin',
  catch: 'pin',
  clutch: 'pin',
  'cufflink link': 'cufflink-back',
  'cufflink bullet': 'cufflink-back',
  'barrette bar': 'barrette',
};

/** A part's name without the number that tells the two of a pair apart. */
export const plainName = (name: string): string => name.replace(/ \d+$/, '');

/** What kind of bought finding a part is; null for what is cast. */
export const findingKindOf = ({ name }: Pick<MetalPart, 'name'>): FindingKind | null =>
  KINDS[plainName(name)] ?? null;

/** How a buyer would ask for it: "cable chain, 1.5 mm wide, wire 0.4 mm, to 450 mm in all with its clasp". */
export function describeFinding(design: Design, part: MetalPart): string {
  const name = plainName(part.name);
  const span = `${longestMm(part.mesh).toFixed(1)} mm`;
  const carrier = isRing(design) ? null : design.carrier;
  if (carrier?.kind === 'chain') {
    const { clasp, tailMm, secondTailMm } = carrier;
    // Further chains are numbered (geometry/piece/layers).
    const number = name === 'chain' ? Number(/ (\d+)$/.exec(part.name)?.[1] ?? 1) : 1;
    const { chain, lengthMm } = chainsOf(carrier)[number - 1] ?? carrier;
    const links = `${chain.kind} chain, ${mm(chain.widthMm)} mm wide, wire ${mm(chain.wireMm)} mm`;
    if (name === 'tail chain') {
      const tail = `${Math.round(tailMm ?? 0)} mm`;
      return `${links}, ${secondTailMm === undefined ? tail : `${tail} and ${Math.round(secondTailMm)} mm`}`;
    }
    if (name === 'chain') return `${links}, for ${Math.round(lengthMm)} mm in all with clasp and ornaments`;
    if (name === 'clasp') return `${clasp.form.replaceAll('-', ' ')} clasp, ${mm(clasp.lengthMm)} mm`;
  }
  if (name === 'jump ring') {
    const { outerMm, wireMm } = ringSizes(part);
    return `jump ring, ${outerMm.toFixed(1)} mm outside, wire ${wireMm.toFixed(1)} mm`;
  }
  if (carrier?.kind === 'fitted' && 'wireMm' in carrier.fitting) {
    const wire = `${mm(carrier.fitting.wireMm)} mm`;
    if (name === 'screw nut') return `screw nut for a threaded ${wire} post`;
    return name === 'butterfly' ? `butterfly back for a ${wire} post` : `${name}, wire ${wire}, ${span} long`;
  }
  return `${name}, ${span} long`;
}

const mm = (value: number): string => String(Number(value.toFixed(2)));

/**
 * Outside diameter and wire of a round ring of round wire (a torus: volume 2 pi^2 R r^2), mm: the outside from the
 * mesh, the wire from the volume.
 */
function ringSizes({ mesh, volumeMm3 }: MetalPart): { outerMm: number; wireMm: number } {
  const outerMm = longestMm(mesh);
  let radius = outerMm / 12;
  // A fixed point in few steps: the middle radius changes little with the wire.
  for (let i = 0; i < 24; i++) radius = Math.sqrt(volumeMm3 / (2 * Math.PI ** 2 * (outerMm / 2 - radius)));
  return { outerMm, wireMm: 2 * radius };
}

/** The longest way through a mesh by 49 directions, mm; at most 2 % short. */
function longestMm({ positions }: TriangleMesh): number {
  let longest = 0;
  for (let i = 0; i < 49; i++) {
    // Directions of a spiral over the half sphere.
    const z = (i + 0.5) / 49;
    const r = Math.sqrt(1 - z * z);
    const a = i * 2.399963;
    const [x, y] = [r * Math.cos(a), r * Math.sin(a)];
    let [low, high] = [Infinity, -Infinity];
    for (let v = 0; v < positions.length; v += 3) {
      const along = positions[v]! * x + positions[v + 1]! * y + positions[v + 2]! * z;
      if (along < low) low = along;
      if (along > high) high = along;
    }
    longest = Math.max(longest, high - low);
  }
  return longest;
}
