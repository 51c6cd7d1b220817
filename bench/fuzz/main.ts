/**
 * Random briefs over the whole vocabulary, each designed, read back, built, checked, estimated and drawn at thumbnail
 * size. A finding that a piece would not cast, print or wear is a failure, and so is a setting that would let its stone
 * go. A piece that takes longer to build than the heaviest should is told; so is a set, with its slowest piece. Prints
 * every failure with its number and a line of JSON last, and to the error output how far it is; exits 1 when one failed.
 *
 *   npm run bench:fuzz                    two thousand briefs
 *   npm run bench:fuzz -- 100 150         briefs 100 to 149
 *   npm run bench:fuzz -- 0 500 build     without pictures
 */
import { checkDesign } from '@filigree/atelier/checks';
import { createDesign, type Design, membersOf, readDesign } from '@filigree/atelier/design';
import { estimate } from '@filigree/atelier/estimate';
import { buildSolids, type Solids } from '@filigree/atelier/geometry';
import { composePicture, describePicture } from '@filigree/atelier/picture';
import { createRenderer, type Renderer } from '@filigree/raytracer';
import { numberedRandom, randomBrief } from './random-brief.ts';

const THUMBNAIL_PX = 96;
const QUALITY = { maxSamples: 2, noiseTarget: 0, denoise: true } as const;

const [from = 0, to = 2000] = process.argv.slice(2, 4).map(Number);
const drawn = process.argv[4] !== 'build';

const faults: string[] = [];
const slow: string[] = [];
/** Longer than the heaviest piece should take, ms of CPU. */
const LONG_BUILD_MS = 5_000;

const buildMs: number[] = [];
const byType = new Map<string, { tried: number; failed: number }>();

/** CPU time of this process since `started`, ms. */
function cpuMsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/** A long build in words; of a set with what its slowest piece takes by itself, for a set is as long as it has pieces. */
async function sayLong(design: Design, tookMs: number): Promise<string> {
  const whole = `${design.composition}: ${Math.round(tookMs)} ms`;
  const members = membersOf(design);
  if (members.length === 1) return whole;
  const each: number[] = [];
  for (const member of members) {
    const started = process.cpuUsage();
    await buildSolids(member);
    each.push(cpuMsSince(started));
  }
  return `${whole} for ${members.length} pieces, the slowest of them ${Math.round(Math.max(...each))} ms`;
}

/** What is wrong with a piece's solids, in words; empty when they are sound. */
function unsound(solids: Solids): string[] {
  const wrong: string[] = [];
  if (solids.metal.length === 0) wrong.push('no metal');
  for (const part of solids.metal) {
    if (!(part.volumeMm3 > 0)) wrong.push(`${part.name}: volume ${part.volumeMm3}`);
    if (part.mesh.positions.some((value) => !Number.isFinite(value))) wrong.push(`${part.name}: NaN`);
  }
  for (const stone of solids.stones) {
    if (!stone.placement.origin.every(Number.isFinite)) wrong.push(`stone ${stone.gemstone}: NaN`);
  }
  return wrong;
}

async function drawThumbnail(
  renderer: Renderer,
  solids: Solids,
  design: Parameters<typeof composePicture>[1],
) {
  const options = { width: THUMBNAIL_PX, height: THUMBNAIL_PX };
  const { scene, view } = composePicture(solids, design, 'hero', options);
  const prepared = await renderer.prepare(scene);
  try {
    const { data } = await prepared.render(view, { seed: 1, quality: QUALITY });
    return new Set(data).size > 8;
  } finally {
    prepared.dispose();
  }
}

/** Null when the brief went through; else what failed. */
async function tryBrief(number: number, renderer: Renderer | null): Promise<string | null> {
  const random = numberedRandom(number);
  const brief = randomBrief(random);
  const design = createDesign(brief, Math.floor(random() * 4294967296));
  const type = brief.type ?? 'Ring';
  const count = byType.get(type) ?? { tried: 0, failed: 0 };
  byType.set(type, count);
  count.tried++;
  const fail = (why: string): string => {
    count.failed++;
    return `#${number} ${type}: ${why}`;
  };
  const reading = readDesign(JSON.parse(JSON.stringify(design)));
  if (!reading.ok) return fail(`${design.composition}: ${JSON.stringify(reading.faults.slice(0, 3))}`);
  const started = process.cpuUsage();
  const built = await buildSolids(design);
  const tookMs = cpuMsSince(started);
  buildMs.push(tookMs);
  if (tookMs > LONG_BUILD_MS) slow.push(`#${number} ${type} ${await sayLong(design, tookMs)}`);
  if (!built.ok) return fail(`${design.composition}: ${JSON.stringify(built.error)}`);
  const wrong = unsound(built.solids);
  if (wrong.length > 0) return fail(`${design.composition}: ${wrong.slice(0, 3).join(', ')}`);
  const { findings, advice } = checkDesign(design, built.solids);
  const unmade = [
    ...findings
      .filter(({ severity }) => severity === 'fails')
      .map(
        ({ where, quantity, verdict, value, limit }) =>
          `${where}, ${quantity} ${value} of ${limit} (${verdict})`,
      ),
    // Metals that are machined are no fault: that they are not cast is told.
    ...advice
      .filter(({ severity, verdict }) => severity === 'fails' && verdict === 'wears')
      .map(({ where, reason }) => `${where}: ${reason}`),
  ];
  if (unmade.length > 0) return fail(`${design.composition}: ${unmade.join('; ')}`);
  estimate(design, built.solids);
  describePicture(design, 'hero');
  if (renderer && !(await drawThumbnail(renderer, built.solids, design))) return fail('an empty picture');
  return null;
}

const renderer = drawn ? await createRenderer({ threads: 1, niceness: 5 }) : null;
for (let number = from; number < to; number++) {
  if (number > from && number % 100 === 0) console.error(`${number - from} of ${to - from}`);
  let fault: string | null;
  try {
    fault = await tryBrief(number, renderer);
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    fault = `#${number} threw ${stack.split('\n').slice(0, 4).join(' | ')}`;
  }
  if (fault !== null) {
    faults.push(fault);
    console.log(fault);
  }
}
await renderer?.close();
buildMs.sort((a, b) => a - b);
const at = (share: number): number => Math.round(buildMs[Math.floor(share * (buildMs.length - 1))] ?? 0);
console.log(
  JSON.stringify({
    bench: 'fuzz',
    briefs: to - from,
    faults: faults.length,
    buildCpuMs: { median: at(0.5), p90: at(0.9), p99: at(0.99), most: at(1) },
    slow,
    byType: Object.fromEntries(byType),
  }),
);
process.exitCode = faults.length > 0 ? 1 : 0;
