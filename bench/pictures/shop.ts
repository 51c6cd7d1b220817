/** A contact sheet of rings for the documentation: the engine's range across metals, stones and compositions. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodePicture } from '@filigree/atelier/picture';
import type { Renderer } from '@filigree/raytracer';
import sharp from 'sharp';
import { renderCell } from './render-cell.ts';
import type { Cell } from './sheets.ts';
import { SHOP_RANGE } from './shop-pieces.ts';

const ROOT = join(import.meta.dirname, '../..');
const DOCS = join(ROOT, 'docs/pictures');
/** The contact sheet: cells per row, their size, the paper between and around them, all in pixels. */
const SHEET = { columns: 4, cell: 320, gap: 12, paper: '#FAF8F5', quality: 84 } as const;
/** Cells are rendered larger, fast, and scaled down: four times the samples for each pixel that stays. */
const SHEET_RENDER = 640;

export async function makeShopRange(renderer: Renderer): Promise<void> {
  const { columns, cell: size, gap, paper, quality } = SHEET;
  const cells: Buffer[] = [];
  for (const cell of SHOP_RANGE) {
    const picture = await rendered(renderer, cell);
    cells.push(await encodePicture(picture, 'png', { width: size }));
  }
  const extent = (count: number) => count * (size + gap) + gap;
  const sheet = await sharp({
    create: {
      width: extent(columns),
      height: extent(Math.ceil(cells.length / columns)),
      channels: 3,
      background: paper,
    },
  })
    .composite(
      cells.map((input, i) => ({
        input,
        left: gap + (i % columns) * (size + gap),
        top: gap + Math.floor(i / columns) * (size + gap),
      })),
    )
    .webp({ quality, smartSubsample: true })
    .toBuffer();
  await mkdir(DOCS, { recursive: true });
  const path = join(DOCS, 'rings.webp');
  await writeFile(path, sheet);
  console.log(`${path}: ${(sheet.length / 1000).toFixed(0)} kB`);
}

async function rendered(renderer: Renderer, cell: Cell) {
  const picture = await renderCell(renderer, cell, { sizePx: SHEET_RENDER, quality: 'fast' });
  if (picture === null) throw new Error(`"${cell.label}" cannot be built`);
  return picture;
}
