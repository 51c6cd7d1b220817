/** What tests of the judges share: a fact about a sketch that is drawn from words. */
import { interpret } from '@filigree/atelier/brief';
import { judge } from './judge.ts';
import type { Fact } from './request.ts';
import { makeSketch } from './sketch.ts';

/** @param facts the fact in question first, then the others of its request */
export async function judged(text: string, seed: number, ...facts: [Fact, ...Fact[]]): Promise<string> {
  const reading = interpret({ prompt: text });
  const sketch = await makeSketch(reading.brief, seed);
  return judge(facts[0], sketch, { id: text, text, kind: 'plain', facts }, reading).kind;
}
