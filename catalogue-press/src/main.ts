/**
 * Makes the catalogue: `npm run catalogue` draws the sketches that have no design yet, renders the pictures that are
 * missing or not current, publishes the pieces that are complete, and makes the contact sheet. It may be stopped at
 * any time and goes on where it was. `npm run catalogue -- reprice` brings the prices alone to the table of prices.
 * CONTRIBUTING.md and docs/catalogue.md say more.
 */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_PRICE_TABLE, outdated, type PriceTable, readPriceTable } from '@filigree/atelier/estimate';
import { createRenderer } from '@filigree/raytracer';
import { drawCatalogue } from './draw-catalogue.ts';
import { listSlugs } from './folder/documents.ts';
import { renderCatalogue } from './render-catalogue.ts';
import { QUALITIES, type Quality } from './rendering/record.ts';
import { SHOT_NAMES, type ShotName } from './rendering/shots.ts';
import { repriceCatalogue } from './reprice-catalogue.ts';
import { makeContactSheet } from './sheet/contact-sheet.ts';
import { SKETCHES } from './sketches/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const STEPS = ['draw', 'render', 'sheet', 'reprice'] as const;
type Step = (typeof STEPS)[number];
/** Where no step is named: drawing prices what it draws. */
const WHOLE: readonly Step[] = ['draw', 'render', 'sheet'];

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
    /** A table of prices of the operator's own, as PRICE_TABLE names it to the server. */
    prices: { type: 'string' },
  },
});

const folder = { root: join(ROOT, 'catalogue') };
const steps = positionals.length === 0 ? WHOLE : positionals.map((step) => oneOf(STEPS, step, 'A step'));
const tell = (line: string): void => console.log(line);

const prices = await readPrices(values.prices);
const warning = outdated(prices, new Date());
if (warning) tell(`Beware: ${warning.words}.`);

if (steps.includes('draw')) {
  const sketches = SKETCHES.filter(({ slug }) => values.only === undefined || values.only.includes(slug));
  await drawCatalogue(folder, sketches, { redraw: values.redraw, prices, tell });
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

if (steps.includes('reprice')) await repriceCatalogue(folder, await chosenSlugs(), { prices, tell });

async function readPrices(path: string | undefined): Promise<PriceTable> {
  if (path === undefined) return DEFAULT_PRICE_TABLE;
  const reading = readPriceTable(JSON.parse(await readFile(path, 'utf8')));
  if (reading.ok) return reading.table;
  throw new Error(`${path}: ${reading.faults.map((fault) => `${fault.path}: ${fault.message}`).join('; ')}`);
}

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
