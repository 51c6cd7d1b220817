/**
 * Whether what was asked is what is made. Reads requests with the facts that their pieces must show, designs and builds
 * the four sketches of each, and judges every fact on the piece. Prints each fact that is not true, with what the piece
 * shows in its place and in which of the sketches; then the shares of facts that are true and of requests that are
 * kept, by kind of request and in all; last one line of JSON.
 *
 *   npm run bench:requests -- requests.jsonl          every request of the file
 *   npm run bench:requests -- requests.jsonl m01 d03  these
 *
 * A fact counts once a sketch. A request is kept when all its facts are true in all four. A fact that cannot be judged
 * is told as such, and does not count as true.
 */
import { readFileSync } from 'node:fs';
import { interpret } from '@filigree/atelier/brief';
import { judge } from './judge.ts';
import { type Fact, type Request, readRequests } from './request.ts';
import { makeSketch } from './sketch.ts';

/** The seeds of one generation. */
const SEEDS = [0, 1, 2, 3] as const;

interface Score {
  requests: number;
  kept: number;
  facts: number;
  true: number;
  unjudged: number;
}

const noScore = (): Score => ({ requests: 0, kept: 0, facts: 0, true: 0, unjudged: 0 });

const sayFact = (fact: Fact): string =>
  Object.entries(fact)
    .map(([name, value]) => (name === 'is' ? String(value) : `${name} ${JSON.stringify(value)}`))
    .join(' ');

/** Judges one request; prints its facts that are not true. */
async function score(request: Request): Promise<Score> {
  const total: Score = { ...noScore(), requests: 1, facts: request.facts.length * SEEDS.length };
  const reading = interpret({ prompt: request.text });
  const failed = new Map<string, number[]>();
  for (const seed of SEEDS) {
    const sketch = await makeSketch(reading.brief, seed);
    for (const fact of request.facts) {
      const verdict = judge(fact, sketch, request, reading);
      if (verdict.kind === 'true') {
        total.true++;
        continue;
      }
      if (verdict.kind === 'unjudged') total.unjudged++;
      const line =
        verdict.kind === 'false'
          ? `${sayFact(fact)}: ${verdict.found}`
          : `${sayFact(fact)}: not judged, ${verdict.why}`;
      failed.set(line, [...(failed.get(line) ?? []), seed]);
    }
  }
  if (failed.size === 0) return { ...total, kept: 1 };
  console.log(`${request.id} (${request.kind}) ${request.text}`);
  for (const [line, seeds] of failed) console.log(`  [${seeds.join(' ')}] ${line}`);
  return total;
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Number((part / whole).toFixed(4)));

function add(to: Score, score: Score): void {
  for (const key of Object.keys(score) as (keyof Score)[]) to[key] += score[key];
}

const [file, ...ids] = process.argv.slice(2);
if (file === undefined) {
  console.error('Say which file of requests is to be judged.');
  process.exit(2);
}
const requests = readRequests(readFileSync(file, 'utf8')).filter(
  ({ id }) => ids.length === 0 || ids.includes(id),
);
const byKind = new Map<string, Score>();
const all = noScore();
for (const request of requests) {
  const found = await score(request);
  const kind = byKind.get(request.kind) ?? noScore();
  byKind.set(request.kind, kind);
  add(kind, found);
  add(all, found);
}
for (const [kind, { requests: count, kept, facts, true: trueFacts }] of byKind)
  console.log(`${kind}: ${kept} of ${count} kept, ${trueFacts} of ${facts} facts true`);
console.log(
  JSON.stringify({
    bench: 'requests',
    requests: all.requests,
    facts: all.facts,
    unjudged: all.unjudged,
    factsTrue: share(all.true, all.facts),
    requestsKept: share(all.kept, all.requests),
  }),
);
