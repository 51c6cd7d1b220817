/**
 * Contact sheets of the real pipeline, for looking at: `npm run bench:pictures -- key metals --size 512 --quality fast`.
 * `--prompt "a slim rose gold ring"` renders four seeds of a prompt instead. Sheets and single pictures go to
 * out/pictures/. Without names, all sheets. The name `range` remakes the committed contact sheet of
 * rings, at its own size and quality.
 * The name `materials` remakes the committed contact sheets of metals, finishes, stones and cuts; `--only` limits it
 * to a sheet, or renders single tiles into out/pictures/. `vocabulary` remakes those of types, eras, motifs, cultures.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodePicture } from '@filigree/atelier/picture';
import { createRenderer, type Renderer, type RenderQuality } from '@filigree/raytracer';
import sharp from 'sharp';
import { makeMaterialSheets } from './material-sheets.ts';
import { renderCell } from './render-cell.ts';
import { type Cell, promptSheet, SHEETS } from './sheets.ts';
import { makeShopRange } from './shop.ts';
import { makeVocabularySheets } from './vocabulary-sheets.ts';

const OUT = join(import.meta.dirname, '../../out/pictures');
const COLUMNS = 3;
const LABEL_HEIGHT = 28;
const QUALITIES: readonly string[] = ['draft', 'fast', 'full'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '512' },
    quality: { type: 'string', default: 'fast' },
    only: { type: 'string' },
    prompt: { type: 'string' },
  },
});
const sizePx = Number(values.size);
if (!Number.isInteger(sizePx) || sizePx < 64) throw new Error('--size is a number of pixels from 64 up');
if (!QUALITIES.includes(values.quality)) throw new Error(`--quality is one of ${QUALITIES.join(', ')}`);
const quality = values.quality as RenderQuality;

await mkdir(OUT, { recursive: true });
const renderer = await createRenderer({ threads: Math.min(2, availableParallelism()) });
const asked = values.prompt === undefined ? Object.keys(SHEETS) : [];
if (values.prompt !== undefined) await renderSheet(renderer, 'prompt', promptSheet(values.prompt));
for (const name of positionals.length > 0 ? positionals : asked) {
  if (name === 'range') {
    await makeShopRange(renderer);
    continue;
  }
  if (name === 'materials') {
    await makeMaterialSheets(renderer, values.only);
    continue;
  }
  if (name === 'vocabulary') {
    await makeVocabularySheets(renderer, values.only);
    continue;
  }
  const sheet = SHEETS[name];
  if (sheet === undefined) throw new Error(`there is no sheet "${name}": ${Object.keys(SHEETS).join(', ')}`);
  const cells = sheet().filter(({ label }) => values.only === undefined || label.includes(values.only));
  await renderSheet(renderer, name, cells);
}
await renderer.close();

async function renderSheet(renderer: Renderer, name: string, cells: readonly Cell[]): Promise<void> {
  const pictures: Buffer[] = [];
  for (const cell of cells) {
    const picture = await renderCell(renderer, cell, { sizePx, quality });
    const png = picture === null ? null : await encodePicture(picture, 'png');
    if (png !== null) await writeFile(join(OUT, `${name}-${fileName(cell.label)}.png`), png);
    pictures.push(png ?? (await blank()));
  }
  const path = join(OUT, `${name}.png`);
  await writeFile(path, await montage(cells, pictures));
  console.log(path);
}

async function montage(cells: readonly Cell[], pictures: readonly Buffer[]): Promise<Buffer> {
  const columns = cells.length === 4 ? 2 : Math.min(COLUMNS, cells.length);
  const rows = Math.ceil(cells.length / columns);
  const tileHeight = sizePx + LABEL_HEIGHT;
  const place = (i: number) => ({ left: (i % columns) * sizePx, top: Math.floor(i / columns) * tileHeight });
  return sharp({
    create: { width: columns * sizePx, height: rows * tileHeight, channels: 3, background: '#FAF8F5' },
  })
    .composite([
      ...pictures.map((input, i) => ({ input, ...place(i) })),
      ...cells.map(({ label }, i) => ({
        input: Buffer.from(
          `<svg width="${sizePx}" height="${LABEL_HEIGHT}"><text x="8" y="19" font-family="sans-serif" font-size="15" fill="#1C1917">${label}</text></svg>`,
        ),
        left: place(i).left,
        top: place(i).top + sizePx,
      })),
    ])
    .png()
    .toBuffer();
}

function blank(): Promise<Buffer> {
  return sharp({ create: { width: sizePx, height: sizePx, channels: 3, background: '#E7E2DA' } })
    .png()
    .toBuffer();
}

function fileName(label: string): string {
  return label.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
