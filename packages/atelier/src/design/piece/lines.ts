/** Lines of set stones from clasp to clasp: tennis bracelets and anklets, rivières. */
import { chainOf } from '../chain/draw.ts';
import type { Ornament } from '../ornament/document.ts';
import type { StoneHold } from '../ornament/stone.ts';
import type { Stone } from '../parts.ts';
import { between, pick, prongCountFor } from '../ring/recipes/parts.ts';
import { largestShare, stoneOfSize } from '../stones/weight.ts';
import { chain } from './chains.ts';
import type { PlacedOrnament } from './document.ts';
import type { Drawing, PieceComposition, PieceSketch } from './family.ts';
import { hasLineCentre, lastLinks, lineRoomMm, linkPitchMm } from './line.ts';
import type { PieceWish } from './wish.ts';

export type Wear = 'neck' | 'wrist' | 'ankle';
type Setting = 'prong' | 'bezel';
type ProngForm = Extract<StoneHold, { kind: 'prong' }>['prongForm'];

/** Usual width of the stones of a line, mm: 3 mm on a wrist (about 5 ct in all), a little more about the neck. */
const STONE_MM: Readonly<Record<Wear, number>> = { neck: 3.3, wrist: 3, ankle: 2.5 };
/** Narrowest and widest stones of a line, mm. */
const WIDTH_RANGE_MM = [2, 8] as const;
/** Chain behind the line, mm wide. */
const CHAIN_MM = 1.4;
/** A box clasp hardly longer than two links. */
const BOX_MM = 8.5;
/** Stones of a graduated line from the middle to the clasp, as shares of those in the middle. */
const GRADES = [1, 0.94, 0.87, 0.81, 0.74, 0.68, 0.62] as const;
/** Stones of each size before the last, which takes what is left. */
const GRADED: Readonly<Record<Wear, readonly number[]>> = {
  neck: [3, 6, 6, 8, 8, 8],
  wrist: [3, 4, 4, 4, 4, 4],
  ankle: [3, 4, 4, 6, 6, 6],
};

/** Share of the length that is set where only the front is. */
const FRONT_SHARE: Readonly<Record<Wear, number>> = { neck: 0.27, wrist: 0.5, ankle: 0.45 };

interface Line {
  readonly id: string;
  /** Against the usual width. */
  readonly share: number;
  /** Where nothing was asked. */
  readonly setting: Setting;
  readonly graduated?: true;
  /** A further way of stones that are to grow to the middle. */
  readonly onlyGraduated?: true;
  /** Set in front only: a fine chain goes on to the clasp. */
  readonly frontOnly?: true;
  /** A further way of stones of a told size, whose prongs or rims are what is left to choose. */
  readonly told?: { readonly prongs: ProngForm; readonly beaded?: true };
  /** A further way where the line has to be full and of one size. */
  readonly classic?: true;
  readonly ornate: boolean;
}

export const LINES: readonly Line[] = [
  { id: 'even', share: 1, setting: 'prong', ornate: false },
  { id: 'graduated', share: 1.3, setting: 'prong', graduated: true, ornate: true },
  { id: 'bezel', share: 1.15, setting: 'bezel', ornate: false },
  { id: 'front', share: 0.85, setting: 'prong', frontOnly: true, ornate: false },
  { id: 'fine', share: 0.84, setting: 'prong', classic: true, ornate: false },
  {
    id: 'graduated-bezel',
    share: 1.4,
    setting: 'bezel',
    graduated: true,
    onlyGraduated: true,
    ornate: true,
  },
  {
    id: 'graduated-bold',
    share: 1.62,
    setting: 'prong',
    graduated: true,
    onlyGraduated: true,
    ornate: true,
  },
  {
    id: 'graduated-front',
    share: 1.35,
    setting: 'prong',
    graduated: true,
    onlyGraduated: true,
    frontOnly: true,
    ornate: false,
  },
  { id: 'claws', share: 1, setting: 'prong', told: { prongs: 'claw' }, ornate: false },
  { id: 'beaded', share: 1, setting: 'bezel', told: { prongs: 'round', beaded: true }, ornate: false },
  { id: 'bold', share: 1.22, setting: 'prong', classic: true, ornate: false },
];

/**
 * A tennis bracelet or necklace is set all around, and of one size where that was said or where it is to be classic; of a told size
 * lines that differ by it are one.
 */
function lineFits(
  wish: PieceWish,
  { setting, graduated, onlyGraduated, frontOnly, classic, told }: Line,
): boolean {
  const { brief } = wish;
  if (brief.arrangements?.includes('graduated')) return graduated === true;
  if (onlyGraduated) return false;
  const { braceletKind, era, stoneSizeMm, caratWeight, stoneCount, proportions } = brief;
  // A rivière goes all around, unless its stones were counted.
  const isRiviere = wish.type === 'Necklace' && stoneCount === null;
  const isFull = braceletKind === 'tennis' || proportions.ornament === 'simple' || isRiviere;
  const isTold = stoneSizeMm.length > 0;
  const isEven = isTold || (isFull && era === 'Classic / Bridal') || proportions.ornament === 'simple';
  // A told setting leaves those of the other out, which would be drawn alike.
  const asked = brief.setting === 'Bezel' ? 'bezel' : brief.setting === 'Prong' ? 'prong' : setting;
  if (told) return isTold && isFull && asked === setting && wish.style.centre?.form === 'faceted';
  if (frontOnly) return !isFull;
  if (graduated) return !isEven;
  return !classic || (isFull && !isTold && caratWeight === null && (stoneCount ?? 1) <= 3);
}

/** A stone of this width in a setting of its own. */
function link(
  { wish, random }: Drawing,
  stone: Stone,
  { setting: usual, told }: Line,
  prongForm: ProngForm,
): Ornament {
  const { brief, style, prongsPossible } = wish;
  const wanted = brief.setting === 'Bezel' ? 'bezel' : brief.setting === 'Prong' ? 'prong' : usual;
  const milgrain = style.eraRules.milgrain || told?.beaded === true;
  const bezel = { kind: 'bezel', wallMm: null, milgrain, scalloped: false } as const;
  const hold: StoneHold =
    stone.form === 'bead'
      ? { kind: 'peg' }
      : wanted === 'bezel' || !prongsPossible
        ? bezel
        : {
            kind: 'prong',
            prongCount: prongCountFor(stone, 4, random),
            prongForm: /^(?:Princess|Marquise|Pear|Trillion|Heart)$/.test(stone.cut) ? 'v' : prongForm,
          };
  return { kind: 'stone', alloyId: style.accentAlloyId, stone, orientation: 'upright', hold, halo: null };
}

const ofWidth = (stone: Stone, widthMm: number): Stone => {
  const [least, most] = WIDTH_RANGE_MM;
  const share = Math.min(largestShare(stone), Math.min(most, Math.max(least, widthMm)) / stone.widthMm);
  return stoneOfSize(stone, stone.lengthMm * share, stone.widthMm * share);
};

/** Groups of a line whose middle stones are this wide. */
function groupsOf(
  drawing: Drawing,
  carrier: Parameters<typeof lastLinks>[0],
  wear: Wear,
  line: Line,
  prongForm: ProngForm,
  stone: Stone,
  widthMm: number,
): PlacedOrnament[] {
  const { graduated, frontOnly } = line;
  const set = frontOnly ? FRONT_SHARE[wear] : 1;
  const shares = graduated ? GRADES : [1];
  const groups = shares.map(
    (share, i): PlacedOrnament => ({
      slot: 'station',
      count: GRADED[wear][i] ?? 1,
      ornament: link(drawing, ofWidth(stone, widthMm * share), line, prongForm),
      close: true,
    }),
  );
  // A short line has fewer sizes.
  while (groups.length > 1 && lineRoomMm(carrier) * set < lengthOf(groups, carrier)) groups.pop();
  const last = groups[groups.length - 1];
  if (last !== undefined) last.count = lastLinks(carrier, groups, set);
  return groups;
}

const lengthOf = (groups: readonly PlacedOrnament[], carrier: Parameters<typeof lastLinks>[0]): number =>
  groups.reduce((sum, { count, ornament }) => sum + count * linkPitchMm(ornament, carrier), 0);

const countOf = (groups: readonly PlacedOrnament[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);

const caratOf = (groups: readonly PlacedOrnament[]): number =>
  groups.reduce(
    (sum, { count, ornament }) => sum + count * (ornament.kind === 'stone' ? ornament.stone.nominalCarat : 0),
    0,
  );

/** Halving the range so often settles a width to a hundredth of a millimetre. */
const HALVINGS = 12;

/** The width at which a measure that grows with it (carats) or falls (stones) is what was asked. */
function widthFor(reached: (widthMm: number) => boolean): number {
  let [low, high]: [number, number] = [...WIDTH_RANGE_MM];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (reached(middle)) high = middle;
    else low = middle;
  }
  return high;
}

export function drawLine(drawing: Drawing, wear: Wear, line: Line): PieceSketch {
  const { wish, random } = drawing;
  const { brief, style } = wish;
  const fine = chain(drawing, wear, 'let-in');
  const carrier = {
    ...fine,
    chain: brief.chainKind ? fine.chain : chainOf('cable', fine.alloyId, CHAIN_MM, random),
    clasp: brief.claspKind ? fine.clasp : ({ ...fine.clasp, form: 'box', lengthMm: BOX_MM } as const),
  };
  const { centre } = style;
  if (centre === null) return { carrier, ornaments: [placedFront(drawing)] };
  // All links of a line have the same claws.
  const drawn = pick(random, style.eraRules.prongForms);
  const prongForm = line.told?.prongs ?? (brief.stoneSizeMm.length > 0 && drawn === 'claw' ? 'round' : drawn);
  const groups = (widthMm: number) => groupsOf(drawing, carrier, wear, line, prongForm, centre, widthMm);
  const { caratWeight, stoneCount, stoneSizeMm } = brief;
  const asked = stoneSizeMm[1] ?? stoneSizeMm[0];
  const usual = STONE_MM[wear] * line.share * (0.6 + 0.4 * style.presence) * between(random, 0.93, 1.1);
  // The carats of a line are said of all its stones together.
  const widthMm =
    asked ??
    (caratWeight !== null
      ? widthFor((width) => caratOf(groups(width)) >= caratWeight)
      : stoneCount !== null && stoneCount > 3
        ? widthFor((width) => countOf(groups(width)) <= stoneCount)
        : usual);
  return { carrier, ornaments: groups(widthMm) };
}

const placedFront = ({ front }: Drawing): PlacedOrnament => ({
  slot: 'main',
  count: 1,
  ornament: front(0.8),
});

const lines = (wear: Wear, noun: string, prefix: string): PieceComposition[] =>
  LINES.map((line) => ({
    id: `${prefix}-line-${line.id}`,
    noun,
    ornate: line.ornate,
    arrangement: 'line',
    onlyAsked: true,
    fits: (wish) =>
      wish.style.centre !== null &&
      (!wish.brief.braceletKind || wish.brief.braceletKind === 'tennis') &&
      !hasLineCentre(wish.brief) &&
      lineFits(wish, line),
    draw: (drawing) => drawLine(drawing, wear, line),
  }));

export const LINE_NECKLACES = lines('neck', 'rivière necklace', 'neck');
export const LINE_BRACELETS = lines('wrist', 'tennis bracelet', 'wrist');
export const LINE_ANKLETS = lines('ankle', 'tennis anklet', 'ankle');
