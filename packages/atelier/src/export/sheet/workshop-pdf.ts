import sharp from 'sharp';
import { checkDesign } from '../../checks/index.ts';
import { isRing } from '../../design/document.ts';
import { estimate } from '../../estimate/index.ts';
import { takeApart } from '../../geometry/set/takeApart.ts';
import type { Origin } from '../casting-zip.ts';
import { dimensionAcross, dimensionUp } from './dimension.ts';
import { drawView, extentOf, type Frame2 } from './draw-view.ts';
import { type Block, factsOf, type SheetData } from './facts.ts';
import { type Axes, orient } from './orient.ts';
import {
  bytesOf,
  INK,
  MARGIN,
  openSheet,
  PAPER_SIZES,
  type Paper,
  POINTS_PER_MM,
  printable,
  type Sheet,
  write,
} from './paper.ts';
import { cutChain, type DrawnBody, subjectOf } from './subject.ts';

export interface SheetOptions {
  readonly paper: Paper;
  /** A picture of the piece, in any format that sharp reads; null for none. */
  readonly picture: Uint8Array | null;
}

/** Paper per piece; a workshop measures on the sheet, so that scales are round. */
const SCALES = [
  10,
  8,
  6,
  5,
  4,
  3,
  2.5,
  2,
  1.5,
  1,
  1 / 1.5,
  1 / 2,
  1 / 2.5,
  1 / 3,
  1 / 4,
  1 / 5,
  1 / 8,
  1 / 10,
];
const PICTURE_DPI = 230;
const FACTS_WIDTH = 232;
const HEADER_HEIGHT = 40;
const FOOTER_HEIGHT = 26;
/** Between views, with room for dimensions. */
const GAP = 40;
/** Chain that is drawn beyond the ornaments. */
const CHAIN_MM = 4;
const PICTURE_PX = 640;
const TYPE_SIZES = [8.4, 8, 7.6, 7.2, 6.8, 6.4, 6, 5.6] as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * One page to make the piece by: front, side and top in third-angle projection at a round scale with their
 * dimensions, what it is made of, and what the checks say; of a set a page for every piece. Text is text; fonts are embedded.
 */
export async function workshopPdf(
  data: SheetData,
  origin: Origin,
  options: SheetOptions,
): Promise<Uint8Array> {
  const sheet = openSheet(options.paper, printable(data.design.title), new Date(origin.createdAt));
  const pages = pagesOf(data);
  for (const [at, page] of pages.entries()) {
    if (at > 0) sheet.addPage();
    await drawPage(sheet, page, origin, options);
  }
  return bytesOf(sheet);
}

/** One page a piece: a set's are judged and estimated one by one, because each is made by itself. */
function pagesOf(data: SheetData): SheetData[] {
  const pieces = takeApart(data.design, data.solids);
  if (pieces.length === 1) return [data];
  return pieces.map(({ design, solids }) => ({
    design,
    solids,
    check: checkDesign(design, solids),
    estimate: estimate(design, solids),
  }));
}

async function drawPage(sheet: Sheet, data: SheetData, origin: Origin, options: SheetOptions): Promise<void> {
  const { design } = data;
  const [width, height] = PAPER_SIZES[options.paper];
  const body = {
    x: MARGIN,
    y: MARGIN + HEADER_HEIGHT,
    width: width - 2 * MARGIN,
    height: height - 2 * MARGIN - HEADER_HEIGHT - FOOTER_HEIGHT,
  };
  header(
    sheet,
    design.title,
    `${design.type}${origin.version > 1 ? `, version ${origin.version}` : ''}`,
    width,
  );
  const drawing = { ...body, width: body.width - FACTS_WIDTH - 18 };
  const scale = await views(sheet, data, drawing, options.picture);
  const factsX = body.x + body.width - FACTS_WIDTH;
  sheet
    .moveTo(factsX - 10, body.y)
    .lineTo(factsX - 10, body.y + body.height)
    .lineWidth(0.5)
    .strokeColor(INK.rule, 1)
    .stroke();
  facts(sheet, factsOf(data), { ...body, x: factsX, width: FACTS_WIDTH });
  footer(sheet, width, height, [
    `Design ${origin.designId}, version ${origin.version}, ${origin.createdAt.slice(0, 10)}`,
    `Scale ${scaleWords(scale)}, third-angle projection, millimetres, as designed: not scaled for shrinkage`,
    printable(`Weights and carats are estimates; ${data.estimate.words.price}`),
  ]);
}

function header(sheet: Sheet, title: string, kind: string, width: number): void {
  sheet.fontSize(17).fillColor(INK.text);
  write(sheet, 'bold', title, MARGIN, MARGIN, {
    width: width - 2 * MARGIN - 150,
    height: 22,
    ellipsis: true,
    lineBreak: true,
  });
  sheet.font('text').fontSize(9).fillColor(INK.quiet);
  sheet.text(kind, width - MARGIN - 150, MARGIN + 2, { width: 150, align: 'right' });
  sheet.text('Workshop sheet', width - MARGIN - 150, MARGIN + 14, { width: 150, align: 'right' });
  const y = MARGIN + HEADER_HEIGHT - 10;
  sheet
    .moveTo(MARGIN, y)
    .lineTo(width - MARGIN, y)
    .lineWidth(0.8)
    .strokeColor(INK.text, 1)
    .stroke();
}

function footer(sheet: Sheet, width: number, height: number, lines: readonly string[]): void {
  const y = height - MARGIN - FOOTER_HEIGHT + 8;
  sheet
    .moveTo(MARGIN, y - 4)
    .lineTo(width - MARGIN, y - 4)
    .lineWidth(0.5)
    .strokeColor(INK.rule, 1)
    .stroke();
  sheet.font('text').fontSize(7).fillColor(INK.quiet);
  sheet.text(lines[0]!, MARGIN, y, { lineBreak: false });
  sheet.text(lines[1]!, MARGIN, y + 10, { lineBreak: false });
  sheet.text(lines[2]!, MARGIN, y, { width: width - 2 * MARGIN, align: 'right', lineBreak: false });
}

/** Front below, top above it, side to its right, the picture in the corner that is left. @returns the scale */
async function views(
  sheet: Sheet,
  { design, solids }: SheetData,
  area: Box,
  picture: Uint8Array | null,
): Promise<number> {
  const bodies = subjectOf(design, solids);
  const framing = bodies.some(({ isChain }) => !isChain) ? bodies.filter(({ isChain }) => !isChain) : bodies;
  const axes = orient(design, solids);
  const tight = {
    front: extentOf(framing, axes.front),
    side: extentOf(framing, axes.side),
    top: extentOf(framing, axes.top),
  };
  const [wide, deep] = [widthOf(tight.front), widthOf(tight.side)];
  const high = heightOf(tight.front);
  const room = { width: area.width - GAP * 2 - 8, height: area.height - GAP * 2 - 8 };
  const fits = (scale: number) => {
    const k = scale * POINTS_PER_MM;
    return (wide + deep) * k <= room.width && (high + deep) * k <= room.height;
  };
  const scale = SCALES.find(fits) ?? SCALES[SCALES.length - 1]!;
  const k = scale * POINTS_PER_MM;
  const spareX = (room.width - (wide + deep) * k) / 2;
  const spareY = (room.height - (high + deep) * k) / 2;
  const x = area.x + GAP * 0.75 + spareX;
  const topY = area.y + 12 + spareY;
  const frontY = topY + deep * k + GAP;
  const sideX = x + wide * k + GAP;
  const chain = framing.length < bodies.length;
  const { front, side } = axes;
  const drawn = !chain
    ? bodies
    : bodies.map((body) =>
        cutChain(body, [
          { axis: front.right, from: tight.front.left - CHAIN_MM, to: tight.front.right + CHAIN_MM },
          { axis: front.up, from: tight.front.bottom - CHAIN_MM, to: tight.front.top + CHAIN_MM },
          { axis: side.right, from: tight.side.left - CHAIN_MM, to: tight.side.right + CHAIN_MM },
        ]),
      );
  const put = (frame: Frame2, view: Axes, left: number, top: number) =>
    place(sheet, drawn, view, frame, { left, top, k, bleed: chain ? GAP * 0.3 : 2 });
  await put(tight.top, axes.top, x, topY);
  await put(tight.front, axes.front, x, frontY);
  await put(tight.side, axes.side, sideX, frontY);
  const bottom = frontY + high * k;
  dimensionAcross(sheet, x, x + wide * k, bottom + 15, bottom + 3, figure(wide));
  dimensionUp(sheet, frontY, bottom, x - 15, x - 3, figure(high));
  dimensionAcross(sheet, sideX, sideX + deep * k, bottom + 15, bottom + 3, figure(deep));
  caption(sheet, 'FRONT', x, bottom + 24);
  caption(sheet, 'SIDE', sideX, bottom + 24);
  caption(sheet, 'TOP', x, topY - 12);
  if (isRing(design)) ringInside(sheet, design.size, x - tight.front.left * k, frontY + tight.front.top * k);
  if (chain) caption(sheet, 'CHAIN DRAWN IN PART', x + 40, bottom + 24);
  if (picture !== null) {
    const side = Math.min(area.x + area.width - sideX, frontY - area.y - 16, 190);
    if (side > 60) await photograph(sheet, picture, { x: area.x + area.width - side, y: area.y, side });
  }
  return scale;
}

const widthOf = ({ left, right }: Frame2): number => right - left;
const heightOf = ({ bottom, top }: Frame2): number => top - bottom;
const figure = (mm: number): string => (mm < 100 ? mm.toFixed(1) : mm.toFixed(0));

interface Placing {
  readonly left: number;
  readonly top: number;
  /** Points a millimetre of the piece. */
  readonly k: number;
  /** Points drawn beyond the frame. */
  readonly bleed: number;
}

async function place(
  sheet: Sheet,
  bodies: readonly DrawnBody[],
  axes: Axes,
  frame: Frame2,
  { left, top, k, bleed }: Placing,
): Promise<void> {
  const more = bleed / k;
  const wider = {
    left: frame.left - more,
    right: frame.right + more,
    bottom: frame.bottom - more,
    top: frame.top + more,
  };
  const png = await drawView(bodies, axes, wider, (k * PICTURE_DPI) / 72);
  sheet.image(Buffer.from(png), left - bleed, top - bleed, {
    width: widthOf(wider) * k,
    height: heightOf(wider) * k,
  });
}

function caption(sheet: Sheet, text: string, x: number, y: number): void {
  sheet
    .font('text')
    .fontSize(6.5)
    .fillColor(INK.quiet)
    .text(text, x, y, { lineBreak: false, characterSpacing: 0.8 });
}

/** In the finger hole, whose middle is the piece's origin. */
function ringInside(
  sheet: Sheet,
  { us, innerDiameterMm }: { readonly us: number; readonly innerDiameterMm: number },
  x: number,
  y: number,
): void {
  sheet.font('text').fontSize(8).fillColor(INK.dimension);
  sheet.text(`Ø ${innerDiameterMm.toFixed(2)}`, x - 40, y - 9, { width: 80, align: 'center' });
  sheet.text(`US ${us}`, x - 40, y + 2, { width: 80, align: 'center' });
}

async function photograph(
  sheet: Sheet,
  picture: Uint8Array,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): Promise<void> {
  const jpeg = await sharp(picture)
    .resize(PICTURE_PX, PICTURE_PX, { fit: 'cover' })
    .jpeg({ quality: 84 })
    .toBuffer();
  sheet
    .save()
    .roundedRect(x, y, side, side, 4)
    .clip()
    .image(jpeg, x, y, { width: side, height: side })
    .restore();
}

/** The largest type in which all fits; what does not fit in the smallest is counted, not hidden. */
function facts(sheet: Sheet, blocks: readonly Block[], box: Box): void {
  const size =
    TYPE_SIZES.find((points) => heightAt(sheet, blocks, box.width, points) <= box.height) ??
    TYPE_SIZES[TYPE_SIZES.length - 1]!;
  let y = box.y;
  let left = blocks.reduce((sum, { lines }) => sum + lines.length, 0);
  for (const { heading, lines } of blocks) {
    if (y + size * 4 > box.y + box.height) break;
    sheet.font('bold').fontSize(size).fillColor(INK.text).text(heading, box.x, y, { lineBreak: false });
    y += size * 1.45;
    for (const { label, text } of lines) {
      const indent = indentOf(label, size);
      sheet.font('text').fontSize(size);
      const height = sheet.heightOfString(printable(text), { width: box.width - indent });
      if (y + height > box.y + box.height - size) break;
      if (label !== null) sheet.fillColor(INK.quiet).text(label, box.x, y, { lineBreak: false });
      sheet.fillColor(INK.text);
      write(sheet, 'text', text, box.x + indent, y, { width: box.width - indent });
      y += height + size * 0.22;
      left -= 1;
    }
    y += size * 0.7;
  }
  if (left > 0)
    sheet
      .font('text')
      .fontSize(size)
      .fillColor(INK.dimension)
      .text(`and ${left} more: see the README.txt of the casting files`, box.x, box.y + box.height - size, {
        lineBreak: false,
      });
}

const indentOf = (label: string | null, size: number): number =>
  label === null ? 0 : label === '•' ? size : size * 7.4;

function heightAt(sheet: Sheet, blocks: readonly Block[], width: number, size: number): number {
  sheet.font('text').fontSize(size);
  return blocks.reduce(
    (sum, { lines }) =>
      sum +
      size * 2.15 +
      lines.reduce(
        (height, { label, text }) =>
          height +
          sheet.heightOfString(printable(text), { width: width - indentOf(label, size) }) +
          size * 0.22,
        0,
      ),
    0,
  );
}

const scaleWords = (scale: number): string =>
  scale >= 1 ? `${scale} : 1` : `1 : ${Number((1 / scale).toFixed(1))}`;
