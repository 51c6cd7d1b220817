/** Plates that are set all over with rows of small stones: in a channel, between bars, or without metal between them. */
import type { Brief } from '@filigree/contracts';
import { ROW_GAP_MM, squared } from '../ring/spacing.ts';
import { round2 } from '../ring/wish.ts';
import type { PlateField, PlateOrnament } from './plate.ts';
import type { OrnamentIdea } from './stoneIdeas.ts';
import type { OrnamentStyle } from './style.ts';

type Rows = Extract<PlateField, { kind: 'rows' }>;
type Order = Pick<Rows, 'setting' | 'rows' | 'columns'>;

/** Stones of such rows, mm across. */
const STONES_MM = { least: 1.1, most: 3.2 } as const;
/** Metal of both walls, and of both ends, mm. */
const WALLS_MM = { channel: 1.1, bar: 0.16, invisible: 1.2 } as const;
const ENDS_MM = 1.3;

/** Bars stand across the plate, which is as wide as the stones between them. */
export const barsAcross = ({ setting }: Rows): boolean => setting === 'bar';

/** How large the stones of a plate's rows are, and how many of a row have room, by what its field measures, mm. */
export function rowRoomMm(
  { setting, rows, columns }: Order,
  lengthMm: number,
  acrossMm: number,
): { readonly stoneMm: number; readonly columns: number } {
  const gap = ROW_GAP_MM[setting];
  const share = (roomMm: number, count: number): number => (roomMm + gap) / count - gap;
  const room = Math.min(share(acrossMm - WALLS_MM[setting], rows), share(lengthMm - ENDS_MM, columns));
  const stoneMm = Math.max(LEAST_MM, Math.min(STONES_MM.most, Math.floor(room * 100 + 1e-6) / 100));
  const fitting = Math.floor((lengthMm - ENDS_MM + gap) / (stoneMm + gap) + 1e-6);
  return { stoneMm, columns: Math.max(1, Math.min(columns, fitting)) };
}
/** Smaller stones are not set, mm. */
const LEAST_MM = 0.9;

/** What rows of stones of a size and the metal about them measure, mm: a plate is no larger than what it bears. */
function plateOf({ setting, rows, columns }: Order, stoneMm: number): { along: number; across: number } {
  const gap = ROW_GAP_MM[setting];
  const side = (count: number, metalMm: number): number =>
    Math.min(60, Math.max(LEAST_PLATE_MM, round2(count * (stoneMm + gap) - gap + metalMm)));
  return { along: side(columns, ENDS_MM), across: side(rows, WALLS_MM[setting]) };
}
const LEAST_PLATE_MM = 3;

/** How the stones stand: along the front or down from it, and how wide the rows are, in parts of their length. */
const IDEAS = {
  Channel: [
    ['channel-line', 'channel', 'across', 0.17],
    ['channel-drop', 'channel', 'down', 0.2],
    ['channel-short', 'channel', 'across', 0.27],
    ['channel-fine', 'channel', 'down', 0.13],
  ],
  Bar: [
    ['bar-line', 'bar', 'across', 0.17],
    ['bar-drop', 'bar', 'down', 0.2],
    ['bar-short', 'bar', 'across', 0.25],
    ['bar-fine', 'bar', 'down', 0.13],
  ],
  Invisible: [
    ['invisible-square', 'invisible', 'down', 1],
    ['invisible-bar', 'invisible', 'across', 0.44],
    ['invisible-drop', 'invisible', 'down', 0.36],
    ['invisible-tall', 'invisible', 'down', 0.66],
  ],
} as const;

const isOfRows = (setting: string): setting is keyof typeof IDEAS => setting in IDEAS;

/** Deep enough for the points of the stones, with metal under the openings about them, mm. */
const thicknessFor = (stoneMm: number): number => round2(Math.min(3, Math.max(1.3, stoneMm * 0.58 + 0.75)));

/** As wide as rows of stones set edge to edge usually are, mm. */
const USUAL_INVISIBLE_MM = 2.2;
const ROWS = [1, 2, 3, 4] as const;

/** One row in a channel or between bars; edge to edge as many as fill the width. */
function rowsAcross(held: Rows['setting'], acrossMm: number): Rows['rows'] {
  if (held !== 'invisible') return 1;
  const fitting = Math.round((acrossMm - WALLS_MM.invisible) / USUAL_INVISIBLE_MM);
  return ROWS[Math.min(ROWS.length, Math.max(2, fitting)) - 1]!;
}

/** The shortest side that holds rows of the least stones, mm. */
const leastSideMm = (held: Rows['setting']): number =>
  Math.max(LEAST_PLATE_MM, STONES_MM.least * (held === 'invisible' ? 2 : 1) + WALLS_MM[held] + 0.1);

/** More are not told one by one. */
const MOST_COUNTED = 40;

/** How many rows so many stones fill: edge to edge the most even ones, else one. */
const rowsOf = (held: Rows['setting'], count: number): Rows['rows'] =>
  held === 'invisible' ? (ROWS.findLast((rows) => count % rows === 0 && rows * rows <= count) ?? 1) : 1;

/** A bar of counted stones against the usual size of a front. */
const COUNTED_LENGTH = 1.2;

/** How large so many columns of stones are, mm: as was told, or as the front has room for. */
function countedMm(
  setting: Rows['setting'],
  columns: number,
  sizeMm: number,
  toldMm: number | undefined,
): number {
  const usual = (sizeMm * COUNTED_LENGTH - ENDS_MM) / columns - ROW_GAP_MM[setting];
  return round2(Math.max(STONES_MM.least, Math.min(STONES_MM.most, toldMm ?? usual)));
}

/** How many columns of stones stand along a front, and how large they are, by its length and its width, mm. */
function filled(
  order: Omit<Order, 'columns'>,
  alongMm: number,
  acrossMm: number,
): { readonly columns: number; readonly stoneMm: number } {
  const { stoneMm } = rowRoomMm({ ...order, columns: 1 }, alongMm, acrossMm);
  const gap = ROW_GAP_MM[order.setting];
  const columns = Math.floor((alongMm - ENDS_MM + gap) / (stoneMm + gap));
  return { stoneMm, columns: Math.max(order.rows === 1 ? 2 : 1, columns) };
}

/** How many stones its rows hold, by what the plate measures. */
export function stonesInRows({ field, widthMm, heightMm }: PlateOrnament): number {
  if (field.kind !== 'rows') return 0;
  return field.rows * rowRoomMm(field, Math.max(widthMm, heightMm), Math.min(widthMm, heightMm)).columns;
}

/** Fronts of the settings that hold stones in rows; empty for other settings and for stones that are not faceted. */
export function rowIdeas(
  style: OrnamentStyle,
  { setting, stoneCount, stoneSizeMm }: Pick<Brief, 'setting' | 'stoneCount' | 'stoneSizeMm'>,
): OrnamentIdea[] {
  const { small, centre, alloyId, accentAlloyId } = style;
  if (setting === null || !isOfRows(setting)) return [];
  const count = stoneCount !== null && stoneCount > 1 && stoneCount <= MOST_COUNTED ? stoneCount : null;
  if (small?.form !== 'faceted' || centre?.form !== 'faceted') return [];
  return IDEAS[setting].map(
    ([id, held, direction, share], nth): OrnamentIdea => ({
      id,
      settings: [setting],
      ornate: false,
      draw: (random, part): PlateOrnament => {
        const size = Math.min(60, style.sizeMm * part);
        const acrossMm = Math.max(leastSideMm(held), size * share);
        const alongMm = share === 1 ? acrossMm : Math.max(acrossMm * 1.8, size);
        const isSquare = held === 'invisible' || random() < 0.4;
        const rows = count === null ? rowsAcross(held, acrossMm) : rowsOf(held, count);
        const { columns, stoneMm } =
          count === null
            ? filled({ setting: held, rows }, alongMm, acrossMm)
            : {
                columns: count / rows,
                stoneMm: countedMm(held, count / rows, size, stoneSizeMm[0]),
              };
        const { along, across } = plateOf({ setting: held, rows, columns }, stoneMm);
        // Bars of counted stones are as long as they are, with and without plain ends.
        const plainMm = count === null || nth < 2 ? 0 : along * PLAIN_SHARE;
        const length = round2(Math.min(60, along + plainMm));
        return {
          kind: 'plate',
          alloyId,
          accentAlloyId,
          outline: 'rounded-rectangle',
          widthMm: direction === 'down' ? across : length,
          heightMm: direction === 'down' ? length : across,
          thicknessMm: thicknessFor(stoneMm),
          domeMm: 0,
          border: { kind: 'none' },
          field: { kind: 'rows', setting: held, stone: isSquare ? squared(small) : small, rows, columns },
          enamel: [],
        };
      },
    }),
  );
}

/** Plain metal at the ends of a bar, both together, in parts of its row. */
const PLAIN_SHARE = 0.35;
