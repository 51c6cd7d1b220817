/**
 * Makes the catalogue: `npm run catalogue` draws the sketches that have no design yet, renders the pictures that are
 * missing or not current, publishes the pieces that are complete, and makes the contact sheet. It may be stopped at
 * any time and goes on where it was. CONTRIBUTING.md and docs/catalogue.md say more.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRenderer } from '@filigree/raytracer';
import { drawCatalogue } from './draw-catalogue.ts';
import { listSlugs } from './folder/documents.ts';
import { renderCatalogue } from './render-catalogue.ts';
import { QUALITIES, type Quality } from './rendering/record.ts';
import { SHOT_NAMES, type ShotName } from './rendering/shots.ts';
import { makeContactSheet } from './sheet/contact-sheet.ts';
import { SKETCHES } from './sketches/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const STEPS = ['draw', 'render', 'sheet'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A slug; may be repeated. */
    only: { type: 'string', multiple: true },
    views: { type: 'string', default: SHOT_NAMES.join(',') },
    quality: { type: 'string', default: 'full' },
    size: { type: 'string', default: '1200' },
    threads: { type: 'string', default: String(availableParallelism()) },
    /** Draws designs anew that stand already. */
    redraw: { type: 'boolean', default: false },
  },
});

const folder = { root: join(ROOT, 'catalogue') };
const steps = positionals.length === 0 ? STEPS : positionals.map((step) => oneOf(STEPS, step, 'A step'));
const tell = (line: string): void => console.log(line);

if (steps.includes('draw')) {
  const sketches = SKETCHES.filter(({ slug }) => values.only === undefined || values.only.includes(slug));
  await drawCatalogue(folder, sketches, { redraw: values.redraw, tell });
}
if (steps.includes('render')) {
  const renderer = await createRenderer({ threads: wholeNumber('threads', 1, 64), niceness: 0 });
  try {
    await renderCatalogue(renderer, folder, await chosenSlugs(), {
      shots: values.views.split(',').map((name): ShotName => oneOf(SHOT_NAMES, name, 'A view')),
      quality: oneOf(QUALITIES, values.quality, 'A quality') satisfies Quality,
      sizePx: wholeNumber('size', 16, 4096),
      tell,
    });
  } finally {
    await renderer.close();
  }
}
if (steps.includes('sheet')) tell(await makeContactSheet(folder, join(ROOT, 'docs/pictures/catalogue.webp')));

/** In the order of the sketches; pieces without a sketch come last. */
async function chosenSlugs(): Promise<readonly string[]> {
  if (values.only !== undefined) return values.only;
  const order = new Map(SKETCHES.map(({ slug }, index) => [slug, index]));
  const place = (slug: string): number => order.get(slug) ?? SKETCHES.length;
  return (await listSlugs(folder)).sort((a, b) => place(a) - place(b));
}

function oneOf<T extends string>(choices: readonly T[], given: string, what: string): T {
  const choice = choices.find((candidate) => candidate === given);
  if (choice === undefined) throw new Error(`${what} is one of ${choices.join(', ')}, not "${given}".`);
  return choice;
}

function wholeNumber(option: 'threads' | 'size', least: number, most: number): number {
  const value = Number(values[option]);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`--${option} is a whole number from ${least} to ${most}.`);
}
