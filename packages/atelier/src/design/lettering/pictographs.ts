import { readFileSync } from 'node:fs';
import { type Font, type Path, packageFile, parseFont } from './opentype.ts';

/** A middle weight: fine enough for large pieces; small ones thicken its lines. SIL Open Font License, from Fontsource. */
const FILE = '@fontsource/noto-emoji/files/noto-emoji-emoji-500-normal.woff';

let font: Font | null = null;

/** The outlines of a pictograph with an em of `emMm`, y down; throws where the font has none. */
export function pictographPath(character: string, emMm: number): Path {
  if (font === null) {
    const bytes = readFileSync(packageFile(FILE));
    font = parseFont(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  }
  const glyph = font.charToGlyph(character);
  if (glyph.index === 0) throw new Error(`no pictograph for ${character}`);
  return glyph.getPath(0, 0, emMm);
}
