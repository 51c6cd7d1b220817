/**
 * Pictures for outside of the pages: what shared links show, and the icons of the installed app. All of them are crops
 * of the catalogue's pictures that the pages show.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const publicFolder = fileURLToPath(new URL('../../apps/web/public/', import.meta.url));
const catalogue = fileURLToPath(new URL('../../catalogue/pictures/', import.meta.url));

/** What the networks show whole: https://ogp.me, 1.91:1. */
const SHARED = { width: 1200, height: 630 } as const;
const SHARED_QUALITY = 82;

/** Which picture stands for which pages. */
const SHARED_PICTURES = {
  home: 'oriane-halo-ring/second',
  about: 'maren-trilogy/second',
  account: 'halcyon-aquamarine-ring/second',
  legal: 'carrington-emerald-ring/second',
} as const;

/** The round safe zone of a maskable icon is four fifths of it: https://w3c.github.io/manifest/#icon-masks */
const ICONS = [
  { name: 'icon-192.png', size: 192, crop: 0.86 },
  { name: 'icon-512.png', size: 512, crop: 0.86 },
  { name: 'icon-maskable-512.png', size: 512, crop: 1 },
  { name: 'apple-touch-icon.png', size: 180, crop: 0.92 },
] as const;
const ICON_PICTURE = 'oriane-halo-ring/second';

await mkdir(`${publicFolder}share`, { recursive: true });
await mkdir(`${publicFolder}icons`, { recursive: true });

for (const [name, picture] of Object.entries(SHARED_PICTURES)) {
  // The square picture whole, its backdrop drawn out to both sides.
  const side = (SHARED.width - SHARED.height) / 2;
  const square = await sharp(`${catalogue}${picture}.avif`).resize(SHARED.height, SHARED.height).toBuffer();
  await sharp(square)
    .extend({ left: side, right: side, extendWith: 'copy' })
    .jpeg({ quality: SHARED_QUALITY, mozjpeg: true })
    .toFile(`${publicFolder}share/${name}.jpg`);
}

for (const { name, size, crop } of ICONS) {
  const source = sharp(`${catalogue}${ICON_PICTURE}.avif`);
  const { width } = await source.metadata();
  const side = Math.round(width * crop);
  const offset = Math.round((width - side) / 2);
  await source
    .extract({ left: offset, top: offset, width: side, height: side })
    .resize(size, size)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(`${publicFolder}icons/${name}`);
}
