/** Paper and type of the sheet. Lengths in PDF points, 72 an inch; the origin is the upper left corner. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PAPERS } from '@filigree/contracts';
import PDFDocument from 'pdfkit';
import { type Font, parseFont } from '../../design/lettering/opentype.ts';

export type Paper = (typeof PAPERS)[number];

/** Landscape. */
export const PAPER_SIZES: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  a4: [841.89, 595.28],
  letter: [792, 612],
};
export const MARGIN = 30;
export const POINTS_PER_MM = 72 / 25.4;
export const INK = { text: '#1b1a19', quiet: '#66615c', rule: '#c9c4bd', dimension: '#8a3b22' } as const;

export type Sheet = InstanceType<typeof PDFDocument>;
type Weight = 'text' | 'bold';

/** The sheet's type and, for what it has no letters for, others; all under the SIL Open Font License. */
const FAMILIES = ['figtree-latin', 'figtree-latin-ext', 'noto-sans-cyrillic', 'noto-sans-greek'] as const;
type Family = (typeof FAMILIES)[number];
const WEIGHTS: Readonly<Record<Weight, number>> = { text: 400, bold: 600 };

const locate = createRequire(import.meta.url);
const fontFile = (family: Family, weight: Weight): Buffer =>
  readFileSync(
    locate.resolve(
      `@fontsource/${family.startsWith('figtree') ? 'figtree' : 'noto-sans'}/files/${family}-${WEIGHTS[weight]}-normal.woff`,
    ),
  );
const faceOf = (family: Family, weight: Weight): string =>
  family === 'figtree-latin' ? weight : `${weight} ${family}`;

let characters: ReadonlyMap<Family, Font> | null = null;
/** Which family has a letter; the first that has it. */
function familyOf(character: string): Family | null {
  characters ??= new Map(
    FAMILIES.map((family) => {
      const bytes = fontFile(family, 'text');
      return [
        family,
        parseFont(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer),
      ];
    }),
  );
  for (const [family, font] of characters) if (font.charToGlyph(character).index > 0) return family;
  return null;
}

/** An empty landscape page with its fonts ("text" and "bold"); of each only the letters that are used are embedded. */
export function openSheet(paper: Paper, title: string, createdAt: Date): Sheet {
  const [width, height] = PAPER_SIZES[paper];
  const sheet = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: true,
    info: { Title: title, Creator: 'Filigree', Producer: 'Filigree', CreationDate: createdAt },
  });
  for (const weight of ['text', 'bold'] as const)
    for (const family of FAMILIES) sheet.registerFont(faceOf(family, weight), fontFile(family, weight));
  return sheet;
}

/** What none of the sheet's types has letters for is shown as a box, never left out. */
export const printable = (text: string): string =>
  [...text.normalize('NFC').replaceAll('×', 'x')]
    .map((character) => (familyOf(character) === null ? '□' : character))
    .join('');

/** Writes a text whose letters may be of several scripts, each in a type that has them. */
export function write(
  sheet: Sheet,
  weight: Weight,
  text: string,
  x: number,
  y: number,
  options: PDFKit.Mixins.TextOptions,
): void {
  const runs: { readonly face: string; text: string }[] = [];
  for (const character of printable(text)) {
    const last = runs.at(-1);
    const known = familyOf(character) ?? 'figtree-latin';
    const face = faceOf(known, weight);
    if (last !== undefined && last.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  runs.forEach((run, i) => {
    const rest = { ...options, continued: i < runs.length - 1 };
    sheet.font(run.face);
    if (i === 0) sheet.text(run.text, x, y, rest);
    else sheet.text(run.text, rest);
  });
  sheet.font(weight);
}

export function bytesOf(sheet: Sheet): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.on('error', reject);
    sheet.end();
  });
}
