/**
 * Pictures of the catalogue on pages that are built without the server: `import day from '…/hero.avif?picture'` gives
 * addresses in a few widths, with the alternative text and the blurred placeholder of the picture's record.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const QUERY = '.avif?picture';
/** Pixels: a phone's card, a phone's whole width, half of a desktop. The last is the file as it is. */
const WIDTHS = [480, 768] as const;
/** Of the narrower ones: above this quality the eye finds no difference at their size; more effort saves 3 % of bytes. */
const ENCODING = { quality: 60, effort: 2 } as const;

interface PictureRecord {
  readonly sizePx: number;
  readonly alt: string;
  readonly placeholder: string;
}

async function recordOf(file: string): Promise<PictureRecord> {
  const records: { pictures?: Record<string, PictureRecord> } = JSON.parse(
    await readFile(join(dirname(file), 'record.json'), 'utf8'),
  );
  const record = records.pictures?.[basename(file, '.avif')];
  if (!record) throw new Error(`${file} is not in its record.`);
  return record;
}

/** The pages and the browser's scripts are built one after the other: both must arrive at the same names. */
function addressOf(file: string, bytes: Buffer, width: number): string {
  const digest = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([width, ENCODING]))
    .digest('hex');
  return `assets/${basename(dirname(file))}-${basename(file, '.avif')}-${width}-${digest.slice(0, 8)}.avif`;
}

/** A narrower picture, from an earlier build where there is one: encoding all of them takes half a minute. */
async function narrowed(bytes: Buffer, width: number, kept: string): Promise<Buffer> {
  try {
    return await readFile(kept);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const narrow = await sharp(bytes).resize(width, width).avif(ENCODING).toBuffer();
  await mkdir(dirname(kept), { recursive: true });
  await writeFile(kept, narrow);
  return narrow;
}

/** While developing and in tests the file is used as it is; a build writes the narrower ones beside it. */
export function cataloguePictures(): Plugin {
  let isBuild = false;
  let isForServer = false;
  let cache = '';
  return {
    name: 'catalogue-pictures',
    enforce: 'pre',
    configResolved({ command, build, cacheDir }) {
      cache = join(cacheDir, 'pictures');
      isBuild = command === 'build';
      isForServer = Boolean(build.ssr);
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -'?picture'.length);
      this.addWatchFile(file);
      const { sizePx: width, alt, placeholder } = await recordOf(file);
      const picture = { width, height: width, alt, placeholder };
      if (!isBuild) return `export default ${JSON.stringify({ ...picture, src: `/@fs${file}` })}`;
      const bytes = await readFile(file);
      const sources: string[] = [];
      for (const px of [...WIDTHS, width]) {
        const fileName = addressOf(file, bytes, px);
        sources.push(`/${fileName} ${px}w`);
        // The pages that are written at build time name the browser's files.
        if (isForServer) continue;
        const source = px === width ? bytes : await narrowed(bytes, px, join(cache, basename(fileName)));
        this.emitFile({ type: 'asset', fileName, source });
      }
      const src = `/${addressOf(file, bytes, width)}`;
      return `export default ${JSON.stringify({ ...picture, src, srcSet: sources.join(', ') })}`;
    },
  };
}
