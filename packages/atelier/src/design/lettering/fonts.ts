import { readFileSync } from 'node:fs';
import type { Engraving } from '../parts.ts';
import { type Font, type Glyph, packageFile, parseFont } from './opentype.ts';

export type Lettering = Engraving['lettering'];

const LATIN = ['latin', 'latin-ext'] as const;
const CYRILLIC = ['cyrillic'] as const;

/** The file of a Fontsource package that holds a range of characters. */
const filesOf = (
  name: string,
  weight: number,
  style: 'normal' | 'italic',
  subsets: readonly string[],
): string[] => subsets.map((subset) => `@fontsource/${name}/files/${name}-${subset}-${weight}-${style}.woff`);

/**
 * Strong enough to be cut and cast small; all under the SIL Open Font License. A character is taken from the first that
 * has it: broken letters and typewriters have no Cyrillic, which is upright with thick and thin strokes in them.
 */
const FILES: Readonly<Record<Lettering, readonly string[]>> = {
  script: filesOf('pacifico', 400, 'normal', [...LATIN, ...CYRILLIC]),
  serif: filesOf('playfair-display', 700, 'normal', [...LATIN, ...CYRILLIC]),
  sans: filesOf('montserrat', 600, 'normal', [...LATIN, ...CYRILLIC]),
  italic: filesOf('playfair-display', 700, 'italic', [...LATIN, ...CYRILLIC]),
  blackletter: [
    ...filesOf('manufacturing-consent', 400, 'normal', LATIN),
    ...filesOf('playfair-display', 700, 'normal', CYRILLIC),
  ],
  typewriter: [
    ...filesOf('courier-prime', 700, 'normal', LATIN),
    ...filesOf('playfair-display', 700, 'normal', CYRILLIC),
  ],
};

/** Height of a capital as a share of the em where a font does not say. */
const USUAL_CAP_SHARE = 0.7;

const loaded = new Map<string, readonly Font[]>();

/** The fonts of a lettering, one a range of characters; read once. */
function fontsOf(lettering: Lettering): readonly Font[] {
  const known = loaded.get(lettering);
  if (known !== undefined) return known;
  const fonts = FILES[lettering].map((file) => {
    const bytes = readFileSync(packageFile(file));
    return parseFont(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  });
  loaded.set(lettering, fonts);
  return fonts;
}

export interface SetGlyph {
  readonly glyph: Glyph;
  readonly font: Font;
  /** Places in shares of a capital's height. */
  readonly x: number;
  readonly emShare: number;
}

export interface SetLine {
  readonly glyphs: readonly SetGlyph[];
  /** Length of the line in shares of a capital's height. */
  readonly length: number;
  /** Characters for which no font has a drawing. */
  readonly missing: readonly string[];
}

/** Height of a capital as a share of the em. */
const capShare = (font: Font): number =>
  (font.tables.os2?.sCapHeight || USUAL_CAP_SHARE * font.unitsPerEm) / font.unitsPerEm;

/** Sets a line of text: glyphs with their places, kerned. `spacing` is added between letters (share of a capital). */
export function setLine(text: string, lettering: Lettering, spacing = 0): SetLine {
  const fonts = fontsOf(lettering);
  const glyphs: SetGlyph[] = [];
  const missing = new Set<string>();
  let x = 0;
  let before: { glyph: Glyph; font: Font } | null = null;
  for (const character of text.normalize('NFC')) {
    const font = fonts.find((candidate) => candidate.charToGlyph(character).index > 0);
    if (font === undefined) {
      missing.add(character);
      continue;
    }
    const glyph = font.charToGlyph(character);
    const em = 1 / capShare(font);
    if (before !== null && before.font === font) {
      x += (font.getKerningValue(before.glyph, glyph) / font.unitsPerEm) * em;
    }
    glyphs.push({ glyph, font, x, emShare: em });
    x += ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * em + spacing;
    before = { glyph, font };
  }
  return { glyphs, length: Math.max(0, x - spacing), missing: [...missing] };
}
