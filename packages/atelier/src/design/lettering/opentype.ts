import { createRequire } from 'node:module';

/** The part of opentype.js that is used here; the package carries no types of its own. Lengths in font units, y down. */
export interface PathCommand {
  readonly type: 'M' | 'L' | 'C' | 'Q' | 'Z';
  readonly x: number;
  readonly y: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}
export interface Path {
  readonly commands: readonly PathCommand[];
}
export interface Glyph {
  readonly index: number;
  readonly advanceWidth?: number;
  getPath(x: number, y: number, fontSize: number): Path;
}
export interface Font {
  readonly unitsPerEm: number;
  readonly tables: { readonly os2?: { readonly sCapHeight?: number } };
  charToGlyph(character: string): Glyph;
  getKerningValue(left: Glyph, right: Glyph): number;
}

const require = createRequire(import.meta.url);

/** Parses a TTF, OTF or WOFF file. The package's own entry is a script without named exports, hence the require. */
export const parseFont = (bytes: ArrayBuffer): Font =>
  (require('opentype.js') as { readonly parse: (buffer: ArrayBuffer) => Font }).parse(bytes);

/** Where a file of an installed package lies. */
export const packageFile = (specifier: string): string => require.resolve(specifier);
