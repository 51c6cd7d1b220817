import sharp from 'sharp';

export interface GridStyle {
  readonly tilePx: number;
  /** Width of the row labels; 0 for none. */
  readonly labelPx: number;
  /** Of the WebP, 1..100. */
  readonly quality: number;
}

const GAP = 6;
const HEADER_PX = 24;
const PAPER = '#FAF8F5';
const INK = '#1C1917';

/** Tiles in rows and columns with their labels; null leaves a place empty. */
export async function grid(
  tiles: readonly (readonly (Buffer | null)[])[],
  rows: readonly string[],
  columns: readonly string[],
  { tilePx, labelPx, quality }: GridStyle,
): Promise<Buffer> {
  const headerPx = columns.some((label) => label !== '') ? HEADER_PX : GAP;
  const width = labelPx + columns.length * (tilePx + GAP) + GAP;
  const height = headerPx + rows.length * (tilePx + GAP);
  const left = (column: number) => labelPx + GAP + column * (tilePx + GAP);
  const top = (row: number) => headerPx + row * (tilePx + GAP);
  const labels = [
    ...columns.map((label, i) => text(label, left(i) + tilePx / 2, 17, 'middle')),
    ...(labelPx > 0 ? rows.map((label, i) => text(label, labelPx - 2, top(i) + tilePx / 2 + 4, 'end')) : []),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${labels.join('')}</svg>`;
  return sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite([
      { input: Buffer.from(svg), left: 0, top: 0 },
      ...tiles.flatMap((line, row) =>
        line.flatMap((input, column) =>
          input === null ? [] : [{ input, left: left(column), top: top(row) }],
        ),
      ),
    ])
    .webp({ quality, smartSubsample: true, effort: 6 })
    .toBuffer();
}

function text(label: string, x: number, y: number, anchor: 'middle' | 'end'): string {
  return `<text x="${x}" y="${y}" font-family="sans-serif" font-size="13" text-anchor="${anchor}" fill="${INK}">${label}</text>`;
}
