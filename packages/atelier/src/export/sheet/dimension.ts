import { INK, type Sheet } from './paper.ts';

const ARROW = 4.2;
const SIZE = 7.5;

/** A dimension below a view, from x to x, with its figure in the middle. Points. */
export function dimensionAcross(
  sheet: Sheet,
  from: number,
  to: number,
  y: number,
  viewY: number,
  text: string,
) {
  extension(sheet, from, viewY, from, y + 3);
  extension(sheet, to, viewY, to, y + 3);
  arrows(sheet, from, y, to, y);
  figure(sheet, (from + to) / 2, y, text);
}

/** A dimension left of a view, from y to y. */
export function dimensionUp(sheet: Sheet, from: number, to: number, x: number, viewX: number, text: string) {
  extension(sheet, viewX, from, x - 3, from);
  extension(sheet, viewX, to, x - 3, to);
  arrows(sheet, x, from, x, to);
  sheet.save().rotate(-90, { origin: [x, (from + to) / 2] });
  figure(sheet, x, (from + to) / 2, text);
  sheet.restore();
}

function extension(sheet: Sheet, x: number, y: number, toX: number, toY: number): void {
  sheet.moveTo(x, y).lineTo(toX, toY).lineWidth(0.3).strokeColor(INK.dimension, 0.6).stroke();
}

function arrows(sheet: Sheet, x: number, y: number, toX: number, toY: number): void {
  const length = Math.hypot(toX - x, toY - y);
  const [ux, uy] = length > 0 ? [(toX - x) / length, (toY - y) / length] : [1, 0];
  sheet.moveTo(x, y).lineTo(toX, toY).lineWidth(0.5).strokeColor(INK.dimension, 1).stroke();
  // Where there is no room inside, the arrows point in from outside.
  const inward = length > 3 * ARROW ? 1 : -1;
  for (const [px, py, side] of [
    [x, y, inward],
    [toX, toY, -inward],
  ] as const) {
    const [bx, by] = [px + ux * ARROW * side, py + uy * ARROW * side];
    sheet
      .polygon([px, py], [bx - uy * 1.3, by + ux * 1.3], [bx + uy * 1.3, by - ux * 1.3])
      .fill(INK.dimension);
    if (inward < 0)
      sheet
        .moveTo(bx, by)
        .lineTo(bx + ux * ARROW * side, by + uy * ARROW * side)
        .stroke();
  }
}

/** The figure stands on the line, which is wiped away beneath it when it has room. */
function figure(sheet: Sheet, x: number, y: number, text: string): void {
  sheet.font('text').fontSize(SIZE);
  const width = sheet.widthOfString(text);
  sheet.rect(x - width / 2 - 2, y - SIZE / 2 - 0.5, width + 4, SIZE + 1).fill('#ffffff');
  sheet.fillColor(INK.dimension).text(text, x - width / 2, y - SIZE * 0.58, { lineBreak: false });
}
