/** Contact sheets committed with the documentation: tiles in rows and columns, each rendered by the real pipeline. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Design } from '@filigree/atelier/design';
import { buildSolids, type Solids } from '@filigree/atelier/geometry';
import { composePicture, encodePicture, type Mood, type ViewName } from '@filigree/atelier/picture';
import type { Renderer, RenderQuality } from '@filigree/raytracer';
import { type GridStyle, grid } from './grid.ts';

const DOCS = join(import.meta.dirname, '../../docs/pictures');
const OUT = join(import.meta.dirname, '../../out/pictures');

export interface Tile {
  readonly name: string;
  readonly design: Design;
  readonly view: ViewName;
  readonly mood?: Mood;
  readonly solids?: () => Solids | Promise<Solids>;
}

export interface Sheet {
  readonly file: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Null for what does not exist. */
  readonly tile: (row: number, column: number) => Tile | null;
  /** Rendered at this size, scaled to the style's. */
  readonly renderPx: number;
  /** Without a ground: its light need not be computed for each tile, which is most of a small picture's work. */
  readonly floating?: boolean;
  readonly quality: RenderQuality;
  readonly style: GridStyle;
}

/** `only` limits to sheets, or to tiles, whose name contains it; sheets of some tiles alone are not written. */
export async function makeSheets(
  renderer: Renderer,
  sheets: readonly (() => Sheet)[],
  only?: string,
): Promise<void> {
  await mkdir(DOCS, { recursive: true });
  await mkdir(OUT, { recursive: true });
  for (const make of sheets) {
    const sheet = make();
    const whole = only === undefined || sheet.file.startsWith(only);
    const tiles: (Buffer | null)[][] = [];
    for (let row = 0; row < sheet.rows.length; row++) {
      const line: (Buffer | null)[] = [];
      for (let column = 0; column < sheet.columns.length; column++) {
        const tile = sheet.tile(row, column);
        const wanted = tile !== null && (whole || tile.name.startsWith(only));
        line.push(wanted ? await render(renderer, tile, sheet) : null);
      }
      tiles.push(line);
    }
    if (!whole) continue;
    const webp = await grid(tiles, sheet.rows, sheet.columns, sheet.style);
    const path = join(DOCS, `${sheet.file}.webp`);
    await writeFile(path, webp);
    console.log(`${path}: ${(webp.length / 1000).toFixed(0)} kB`);
  }
}

async function render(renderer: Renderer, tile: Tile, sheet: Sheet): Promise<Buffer> {
  const { design, view, mood, name } = tile;
  const solids = await (tile.solids?.() ?? built(design));
  const options = { width: sheet.renderPx, height: sheet.renderPx, ...(mood === undefined ? {} : { mood }) };
  const composed = composePicture(solids, design, view, options);
  const { ground, ...floating } = composed.scene;
  const onGround = ground !== undefined && sheet.floating !== true;
  const prepared = await renderer.prepare(onGround ? composed.scene : floating);
  const picture = await prepared.render(composed.view, { seed: 1, quality: sheet.quality });
  prepared.dispose();
  const { cpuSeconds, samplesPerPixel } = picture.statistics;
  console.log(`${name}: ${cpuSeconds.toFixed(1)} CPU s, ${samplesPerPixel.toFixed(0)} spp`);
  const large = await encodePicture(picture, 'png');
  await writeFile(join(OUT, `${sheet.file}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.png`), large);
  return encodePicture(picture, 'png', { width: sheet.style.tilePx });
}

export async function built(design: Design): Promise<Solids> {
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.solids;
}
