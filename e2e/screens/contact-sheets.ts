import { join } from 'node:path';
import sharp from 'sharp';

/** Pixels of a sheet: the width of a page on it, how much of a long page is shown, and the paper between. */
const CELL = {
  narrow: { width: 240, height: 900 },
  phone: { width: 260, height: 900 },
  tablet: { width: 420, height: 900 },
  desktop: { width: 520, height: 900 },
} as const;
const GAP = 16;
const COLUMNS = { narrow: 8, phone: 8, tablet: 4, desktop: 4 } as const;

/** Sheets of the pages of each size, a row of light and dark ones side by side. @param files names in the folder */
export async function makeSheets(folder: string, files: readonly string[]): Promise<void> {
  for (const size of ['narrow', 'phone', 'tablet', 'desktop'] as const) {
    const { width, height } = CELL[size];
    const columns = COLUMNS[size];
    const ofSize = files.filter((file) => file.includes(`-${size}-`));
    const perSheet = columns * 2;
    for (let start = 0; start < ofSize.length; start += perSheet) {
      const cells = ofSize.slice(start, start + perSheet);
      const rows = Math.ceil(cells.length / columns);
      const composed = await Promise.all(
        cells.map(async (file, place) => {
          const scaled = sharp(await sharp(join(folder, file)).resize({ width }).toBuffer());
          const tall = (await scaled.metadata()).height;
          return {
            input: await scaled
              .extract({ left: 0, top: 0, width, height: Math.min(height, tall) })
              .toBuffer(),
            left: GAP + (place % columns) * (width + GAP),
            top: GAP + Math.floor(place / columns) * (height + GAP),
          };
        }),
      );
      const path = join(folder, `sheet-${size}-${start / perSheet + 1}.png`);
      await sharp({
        create: {
          width: GAP + columns * (width + GAP),
          height: GAP + rows * (height + GAP),
          channels: 3,
          background: '#8a8a8a',
        },
      })
        .composite(composed)
        .png()
        .toFile(path);
      process.stdout.write(`${path}\n`);
    }
  }
}
