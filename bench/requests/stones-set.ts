/** Every stone of a sketch with where it is set and how: read from the solids, and from the ornament that bears it. */
import { isRing, type PieceDesign, type RingDesign } from '@filigree/atelier/design';
import type { BuiltPiece, OrnamentPlace, StonePlacement } from '@filigree/atelier/geometry';
import type { SettingStyle } from '@filigree/contracts';
import type { STONE_PLACES } from './request.ts';
import type { Sketch } from './sketch.ts';
import { areInLine, circled, isEye, isInMiddle, isInRow, isOnTop } from './stones-together.ts';

type StonePlace = (typeof STONE_PLACES)[number];
export type PlacedOrnament = PieceDesign['ornaments'][number];

export interface SetStone {
  readonly stone: StonePlacement;
  readonly piece: BuiltPiece;
  /** The ornament that bears it; null for stones of a band, a chain or a finding. */
  readonly bearer: OrnamentPlace | null;
  readonly settings: ReadonlySet<SettingStyle>;
  readonly places: ReadonlySet<StonePlace>;
}

type BandSetting = NonNullable<RingDesign['bandStones']>['setting'];

const HELD: Readonly<Record<string, readonly SettingStyle[]>> = {
  prong: ['Prong'],
  bezel: ['Bezel'],
  peg: [],
  tension: ['Tension'],
  flush: ['Bezel'],
  cluster: ['Cluster', 'Prong'],
};
const ROWS: Readonly<Record<BandSetting, readonly SettingStyle[]>> = {
  pave: ['Pave'],
  channel: ['Channel'],
  bar: ['Bar'],
  flush: ['Bezel'],
  bezel: ['Bezel'],
  'shared-prong': ['Prong', 'Pave'],
  invisible: ['Invisible'],
};

/** The ornament of the document that a built one is: copies in turn have stones of their own. */
export function slotOf(design: PieceDesign, { ornament }: OrnamentPlace): PlacedOrnament | undefined {
  const text = JSON.stringify(ornament);
  return (
    design.ornaments.find((placed) => JSON.stringify(placed.ornament) === text) ??
    design.ornaments.find((placed) => placed.ornament.kind === ornament.kind)
  );
}

export const isFigure = ({ ornament }: OrnamentPlace): boolean =>
  ornament.kind === 'motif' ||
  ornament.kind === 'emblem' ||
  (ornament.kind === 'plate' && ornament.field.kind === 'emblem');

function heldIn({ ornament }: OrnamentPlace, { role }: StonePlacement): readonly SettingStyle[] {
  switch (ornament.kind) {
    case 'stone':
      return role === 'halo' ? ['Halo', 'Pave'] : HELD[ornament.hold.kind]!;
    case 'row':
      return HELD[ornament.hold.kind]!;
    case 'rosette':
      return ['Cluster', ...(HELD[ornament.petalStones?.setting ?? 'prong'] ?? [])];
    case 'motif':
      return role === 'centre' ? ['Bezel'] : ['Pave'];
    case 'plate':
      if (ornament.field.kind === 'rows') return ROWS[ornament.field.setting];
      return ornament.field.kind === 'pave' || role === 'pave' ? ['Pave'] : ['Bezel'];
    case 'emblem':
      return ['Bezel'];
    case 'open-frame':
      return role === 'centre' ? ['Bezel'] : ['Pave'];
    case 'nameplate':
      return ['Pave'];
    case 'sculpture':
    case 'bell':
      return [];
  }
}

function heldOnRing(ring: RingDesign, { role }: StonePlacement): readonly SettingStyle[] {
  switch (role) {
    case 'centre':
      return ring.head === null ? [] : HELD[ring.head.kind]!;
    case 'side':
      return ring.sideStones === null
        ? ring.bandStones === null
          ? []
          : ROWS[ring.bandStones.setting]
        : HELD[ring.sideStones.setting]!;
    case 'halo':
      return ring.head?.kind === 'cluster' ? ['Cluster', 'Prong'] : ['Halo', 'Pave'];
    case 'pave':
    case 'channel':
    case 'accent':
      return ring.bandStones === null ? [] : ROWS[ring.bandStones.setting];
  }
}

function settingsOf(
  { design }: BuiltPiece,
  stone: StonePlacement,
  bearer: OrnamentPlace | null,
): SettingStyle[] {
  const held =
    bearer !== null
      ? heldIn(bearer, stone)
      : isRing(design)
        ? heldOnRing(design, stone)
        : design.carrier.kind === 'bangle' && design.carrier.bandStones !== null
          ? ROWS[design.carrier.bandStones.setting]
          : stone.role === 'pave'
            ? (['Pave', 'Prong'] as const)
            : [];
  return [...held];
}

/** From the top of a ring, radians. */
const angleOnRing = ({ placement: { origin } }: StonePlacement): number =>
  Math.abs(Math.atan2(origin[0], origin[2]));

const SHOULDER = { from: 0.2, to: 1.8 } as const;
const TOP_ANGLE = 0.7;
const FRONT_ANGLE = 0.35;
/** The widest gap without a stone in a row that goes all around. */
const WIDEST_GAP = 0.52;

/** Whether stones stand on all of a ring, but for what a stone or two would take. */
function goesAround(stones: readonly StonePlacement[]): boolean {
  const angles = stones
    .map(({ placement: { origin } }) => Math.atan2(origin[0], origin[2]))
    .sort((a, b) => a - b);
  if (angles.length < 6) return false;
  const gaps = angles.map((angle, i) => (angles[i + 1] ?? angles[0]! + 2 * Math.PI) - angle);
  return Math.max(...gaps) <= WIDEST_GAP;
}

/** What stands on top of a band in the place of a stone reaches so far aside, mm; null where nothing does. */
function frontReachMm({ design, solids: { stones, ornaments } }: BuiltPiece): number | null {
  const centres = stones.filter(({ role }) => role === 'centre');
  if (centres.length > 0)
    return Math.max(...centres.map(({ placement, widthMm }) => Math.abs(placement.origin[0]) + widthMm / 2));
  if (!isRing(design)) return null;
  const front = ornaments.find(
    ({ frame }) => Math.abs(Math.atan2(frame.origin[0], frame.origin[2])) < FRONT_ANGLE,
  );
  return front === undefined ? null : Math.max(front.extent.leftMm, front.extent.rightMm);
}

/**
 * Stones aside of what is on top: the shoulders of an emblem begin where it ends, and a band without anything on top has
 * none.
 */
function isAside(piece: BuiltPiece, stone: StonePlacement): boolean {
  const reachMm = frontReachMm(piece);
  return (
    reachMm !== null &&
    stone.role !== 'centre' &&
    stone.role !== 'halo' &&
    angleOnRing(stone) < Math.PI / 2 &&
    Math.abs(stone.placement.origin[0]) > reachMm
  );
}

function placesOnRing(piece: BuiltPiece, stone: StonePlacement, bearer: OrnamentPlace | null): StonePlace[] {
  const angle = angleOnRing(stone);
  const isBeside = isAside(piece, stone);
  return [
    ...(bearer === null && stone.role === 'centre' ? (['centre'] as const) : []),
    ...(isBeside ? (['side'] as const) : []),
    ...(isBeside && angle > SHOULDER.from && angle < SHOULDER.to ? (['shoulders'] as const) : []),
    ...(angle < TOP_ANGLE ? (['top'] as const) : []),
    ...(stone.role !== 'centre' && stone.role !== 'halo' && goesAround(piece.solids.stones)
      ? (['around'] as const)
      : []),
  ];
}

/** What the middle of an oval hoop's tube is higher than wide (geometry/findings/hoops.ts). */
const OVAL_STRETCH = 1.28;

type Hoop = Extract<Extract<PieceDesign['carrier'], { kind: 'fitted' }>['fitting'], { kind: 'hoop' }>;

/** Over all, the longer way of a hoop that is not round. */
export const hoopHeightMm = ({ form, innerDiameterMm, tubeMm }: Hoop): number =>
  (form === 'oval' ? OVAL_STRETCH : 1) * (innerDiameterMm + tubeMm) + tubeMm;

/** Where ear wires, levers and threads carry what hangs from them. */
export const HANGING: ReadonlySet<string> = new Set(['fish-hook', 'lever-back', 'threader']);

/** In the uppermost quarter of a piece that stands. */
const standsHighest = (
  { placement: { origin } }: StonePlacement,
  { min, max }: BuiltPiece['solids']['bounds'],
): boolean => origin[2] >= max[2] - (max[2] - min[2]) / 4;

function placesOnPiece(
  { design, solids }: BuiltPiece,
  stone: StonePlacement,
  bearer: OrnamentPlace | null,
): StonePlace[] {
  if (isRing(design)) return [];
  const { carrier } = design;
  const placed = bearer === null ? undefined : slotOf(design, bearer);
  const fitting = carrier.kind === 'fitted' ? carrier.fitting : null;
  const isMain = placed?.slot === 'main';
  const hangsByWire = isMain && fitting !== null && HANGING.has(fitting.kind);
  const underFront = isMain && design.ornaments.some(({ slot }) => slot === 'top');
  // What is set on a comb stands along its upper edge.
  const standsOnComb = bearer !== null && fitting?.kind === 'comb';
  const standsOnTiara = carrier.kind === 'tiara' && standsHighest(stone, solids.bounds);
  // What is worn at the ear is the top of an earring from which something else hangs.
  const isAtEar = isMain && fitting?.kind === 'post' && design.ornaments.some(({ slot }) => slot === 'drop');
  const hoopBottom = fitting?.kind === 'hoop' ? solids.bounds.max[2] - hoopHeightMm(fitting) : null;
  const underHoop = hoopBottom !== null && stone.placement.origin[2] < hoopBottom;
  return [
    ...(isMain && stone.role === 'centre' ? (['centre'] as const) : []),
    ...(placed?.slot === 'drop' || hangsByWire || underFront || underHoop ? (['drop'] as const) : []),
    ...(placed?.slot === 'station' ? (['station'] as const) : []),
    ...(placed?.slot === 'side' ? (['side'] as const) : []),
    ...(placed?.slot === 'top' || standsOnComb || standsOnTiara || isAtEar ? (['top'] as const) : []),
  ];
}

/** A serpent that is the ring, the bangle or the hoop itself, and heads at the ends of a bangle. */
function isSerpentItself({ design }: BuiltPiece): boolean {
  if (isRing(design)) return design.shoulders.kind === 'motif' && design.shoulders.coil !== undefined;
  const { carrier } = design;
  if (carrier.kind === 'bangle') return carrier.coil !== undefined || carrier.ends !== undefined;
  return carrier.kind === 'fitted' && carrier.fitting.kind === 'hoop' && carrier.fitting.coil !== undefined;
}

/** On a figure, or on the head of what is worn itself. */
const isOnFace = (piece: BuiltPiece, { role }: StonePlacement, bearer: OrnamentPlace | null): boolean =>
  bearer === null ? isSerpentItself(piece) && role === 'accent' : isFigure(bearer);

/** A profile has one eye: the figure's design says which stone it is. */
const looksFrom = ({ gemstone }: StonePlacement, bearer: OrnamentPlace | null): boolean =>
  bearer?.ornament.kind === 'emblem' &&
  bearer.ornament.groups?.some((group) => group.place === 'eyes' && group.stone.gemstone === gemstone) ===
    true;

function placesOnFigure(
  piece: BuiltPiece,
  stone: StonePlacement,
  bearer: OrnamentPlace,
  own: readonly StonePlacement[],
): StonePlace[] {
  if (isOnFace(piece, stone, bearer) && (isEye(stone, own) || looksFrom(stone, bearer)))
    return ['on-figure', 'eyes', ...(isInMiddle(piece, stone, bearer, own) ? (['centre'] as const) : [])];
  return [
    'on-figure',
    ...(isInMiddle(piece, stone, bearer, own) ? (['centre'] as const) : []),
    ...(isOnTop(stone, bearer, own) ? (['top'] as const) : []),
  ];
}

/** "All around" is said of a ring's band: a halo there has its own name, and is no eternity row. */
const isRingHalo = ({ design }: BuiltPiece, { role }: StonePlacement): boolean =>
  isRing(design) && design.halo !== null && role === 'halo';

function setStones(piece: BuiltPiece): SetStone[] {
  const { stones, ornaments } = piece.solids;
  const bearerOf = (index: number): OrnamentPlace | null =>
    ornaments.find(({ stones: [from, to] }) => index >= from && index < to) ?? null;
  const around = circled(stones, bearerOf);
  return stones.map((stone, index): SetStone => {
    const bearer = bearerOf(index);
    const own =
      bearer === null ? stones.filter(({ role }) => role === stone.role) : stones.slice(...bearer.stones);
    const places = new Set<StonePlace>([
      ...placesOnRingOrPiece(piece, stone, bearer),
      ...(stone.role === 'halo' ? (['halo'] as const) : []),
      ...(around.has(stone) && !isRingHalo(piece, stone) ? (['around'] as const) : []),
      ...(isInRow(stone, stones) || (bearer !== null && areInLine(bearer, own)) ? (['row'] as const) : []),
      ...(bearer !== null && isFigure(bearer) ? placesOnFigure(piece, stone, bearer, own) : []),
      ...(bearer === null && isOnFace(piece, stone, bearer) && isEye(stone, own) ? (['eyes'] as const) : []),
      // What was cut to fill a place is a mesh of its own; stones in a channel are of a cut.
      ...(stone.role === 'channel' && stone.shape.kind === 'mesh' ? (['inlay'] as const) : []),
    ]);
    return { stone, piece, bearer, settings: new Set(settingsOf(piece, stone, bearer)), places };
  });
}

const known = new WeakMap<BuiltPiece, SetStone[]>();

/** Told once of a piece: many facts ask for them. */
export function stonesOfPiece(piece: BuiltPiece): SetStone[] {
  const set = known.get(piece) ?? setStones(piece);
  known.set(piece, set);
  return set;
}

const placesOnRingOrPiece = (
  piece: BuiltPiece,
  stone: StonePlacement,
  bearer: OrnamentPlace | null,
): StonePlace[] =>
  isRing(piece.design) ? placesOnRing(piece, stone, bearer) : placesOnPiece(piece, stone, bearer);

export const stonesOf = ({ pieces }: Sketch): SetStone[] => pieces.flatMap(stonesOfPiece);
