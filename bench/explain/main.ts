/**
 * What the engine makes of a request, step by step: its tokens, the rules that hold, which reader claims which words for
 * which field, the brief, and of each of the four sketches its tree, what it had to show, what the customer is told of
 * it, its solids and what the checks say.
 *
 *   npm run explain -- "a slim rose gold ring with an oval sapphire"
 *   npm run explain -- "..." --seed 8          another generation
 *   npm run explain -- "..." --pictures out    draws the four sketches into a folder
 *   npm run --silent explain -- "..." --json   the same as data
 */
import { parseArgs } from 'node:util';
import { SketchDrawer } from './draw-sketches.ts';
import { explainRequest } from './explain-request.ts';
import { printExplanation } from './print-explanation.ts';

const MOST_SEED = 4294967295;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '0' },
    pictures: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const words = positionals.join(' ').trim();
const seed = Number(values.seed);
if (words === '' || !Number.isInteger(seed) || seed < 0 || seed > MOST_SEED) {
  console.error('Say what is asked for, in quotation marks; a seed is an integer from 0 to 4294967295.');
  process.exit(2);
}

const drawer = values.pictures === undefined ? null : await SketchDrawer.in(values.pictures);
const pictures: string[] = [];
const explanation = await explainRequest(words, seed, async (sketch) => {
  if (drawer !== null) pictures.push(await drawer.draw(sketch));
});
await drawer?.close();
console.log(
  values.json
    ? JSON.stringify({ ...explanation, pictures }, null, 2)
    : [printExplanation(explanation), ...pictures].join('\n'),
);
