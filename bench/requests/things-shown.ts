/** Where the things of a piece are by their names, for relations between them: stones, figures and parts, each as a box. */
import { isRing, type RingDesign } from '@filigree/atelier/design';
import type { BuiltPiece, OrnamentPlace, Vec3 } from '@filigree/atelier/geometry';
import { GEMSTONES } from '@filigree/contracts';
import { bandOf } from './counting-parts.ts';
import { isNameplate } from './details-shown.ts';
import { figureCalled, figuresOf, isNamed } from './figures-shown.ts';
import { spellingsOf } from './part-names.ts';
import { isBar, isDisc } from './parts-of-pieces.ts';
import type { Sketch } from './sketch.ts';
import { hoopHeightMm, type SetStone, slotOf, stonesOf } from './stones-set.ts';

export interface Thing {
  readonly min: Vec3;
  readonly max: Vec3;
  /** The stone that it is; absent for all else. */
  readonly set?: SetStone;
  /** The ornament that it is; absent for all else. */
  readonly place?: OrnamentPlace;
}

export const middleOf = ({ min, max }: Thing): Vec3 => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  (min[2] + max[2]) / 2,
];

function boxOf(points: readonly Vec3[]): Pick<Thing, 'min' | 'max'> {
  const along = (axis: 0 | 1 | 2, of: (...values: number[]) => number): number =>
    points.map((point) => point[axis]).reduce((a, b) => of(a, b));
  return {
    min: [along(0, Math.min), along(1, Math.min), along(2, Math.min)],
    max: [along(0, Math.max), along(1, Math.max), along(2, Math.max)],
  };
}

/** Stones are about as wide as long: what they reach is that of a ball between both. */
function ofStone(set: SetStone): Thing {
  const { placement, lengthMm, widthMm } = set.stone;
  const [x, y, z] = placement.origin;
  const reach = (lengthMm + widthMm) / 4;
  return { min: [x - reach, y - reach, z - reach], max: [x + reach, y + reach, z + reach], set };
}

export function ofOrnament(place: OrnamentPlace): Thing {
  const { frame, extent } = place;
  const corners = [-extent.leftMm, extent.rightMm].flatMap((x) =>
    [-extent.downMm, extent.upMm].flatMap((y) =>
      [0, extent.frontMm].map(
        (z): Vec3 => [
          frame.origin[0] + x * frame.x[0] + y * frame.y[0] + z * frame.z[0],
          frame.origin[1] + x * frame.x[1] + y * frame.y[1] + z * frame.z[1],
          frame.origin[2] + x * frame.x[2] + y * frame.y[2] + z * frame.z[2],
        ],
      ),
    ),
  );
  return { ...boxOf(corners), place };
}

function ofHoop({ design, solids: { bounds } }: BuiltPiece): Thing[] {
  if (isRing(design) || design.carrier.kind !== 'fitted' || design.carrier.fitting.kind !== 'hoop') return [];
  const { min, max } = bounds;
  return [{ min: [min[0], min[1], max[2] - hoopHeightMm(design.carrier.fitting)], max }];
}

/** A ring stands on its band: that reaches from the lowest metal up as far as the band is wide across. */
function ofRingBand({ size, band }: RingDesign, { bounds: { min, max } }: BuiltPiece['solids']): Thing {
  const radius = size.innerDiameterMm / 2 + band.thicknessMm;
  const [x, y, z] = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, min[2] + radius];
  return {
    min: [x - radius, y - band.widthMm / 2, z - radius],
    max: [x + radius, y + band.widthMm / 2, z + radius],
  };
}

function ofBand({ design, solids }: BuiltPiece): Thing[] {
  if (isRing(design)) return [ofRingBand(design, solids)];
  return bandOf(design) === null ? [] : [solids.bounds];
}

/** Bodies of metal that are built and named by themselves: chains and clasps. */
const ofMetal =
  (name: RegExp) =>
  ({ solids: { metal } }: BuiltPiece): Thing[] =>
    metal.flatMap(({ name: own, mesh: { positions } }) => {
      if (!name.test(own)) return [];
      const points = Array.from(
        { length: positions.length / 3 },
        (_, i): Vec3 => [positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!],
      );
      return points.length === 0 ? [] : [boxOf(points)];
    });

/** About as high as a bail and its ring are over what hangs from a chain, mm. */
const BAIL_MM = 5;

/** Above what hangs: as far as the metal goes, or as high as bails are where a chain goes on. */
function ofBail({ design, solids }: BuiltPiece): Thing[] {
  if (isRing(design) || (design.carrier.kind !== 'hung' && design.carrier.kind !== 'chain')) return [];
  const main = solids.ornaments.find((place) => slotOf(design, place)?.slot === 'main');
  if (main === undefined) return [];
  const { min, max } = ofOrnament(main);
  const x = main.frame.origin[0];
  return [
    {
      min: [x - BAIL_MM / 2, min[1], max[2]],
      max: [x + BAIL_MM / 2, max[1], Math.min(max[2] + BAIL_MM, solids.bounds.max[2])],
    },
  ];
}

const ornamentsThat =
  (isIt: (place: OrnamentPlace) => boolean) =>
  ({ solids }: BuiltPiece): Thing[] =>
    solids.ornaments.filter(isIt).map(ofOrnament);

const hasText = ({ ornament }: OrnamentPlace): boolean =>
  ornament.kind === 'nameplate' ||
  (ornament.kind === 'plate' && (ornament.field.kind === 'text' || ornament.border.kind === 'text'));

const outlined = (outline: string) =>
  ornamentsThat(({ ornament }) => ornament.kind === 'plate' && ornament.outline === outline);

const inDrop = (piece: BuiltPiece): Thing[] => {
  const { design } = piece;
  return isRing(design) ? [] : ornamentsThat((place) => slotOf(design, place)?.slot === 'drop')(piece);
};

const PARTS: Readonly<Record<string, (piece: BuiltPiece) => Thing[]>> = {
  hoop: ofHoop,
  huggie: ofHoop,
  band: ofBand,
  bangle: ofBand,
  cuff: ofBand,
  chain: ofMetal(/chain/),
  clasp: ofMetal(/clasp/),
  bail: ofBail,
  nameplate: ornamentsThat(({ ornament }) => isNameplate(ornament)),
  bar: ornamentsThat(isBar),
  'vertical-bar': ornamentsThat(isBar),
  disc: ornamentsThat(({ ornament }) => isDisc(ornament)),
  coin: ornamentsThat(({ ornament }) => isDisc(ornament)),
  'dog-tag': outlined('dog-tag'),
  plate: ornamentsThat(({ ornament }) => ornament.kind === 'plate'),
  signet: ornamentsThat(({ ornament }) => ornament.kind === 'plate' || ornament.kind === 'emblem'),
  locket: ornamentsThat(({ ornament }) => ornament.kind === 'plate' && ornament.opens === true),
  letters: ornamentsThat(hasText),
  tassel: ornamentsThat(({ ornament }) => ornament.kind === 'sculpture' && ornament.form === 'tassel'),
  bells: ornamentsThat(({ ornament }) => ornament.kind === 'bell'),
  'open-circle': ornamentsThat(
    ({ ornament }) => ornament.kind === 'open-frame' && ornament.form === 'circle',
  ),
  drops: inDrop,
};

/** Stones by what they are in a piece, of whatever kind. */
const STONES: Readonly<Record<string, (set: SetStone) => boolean>> = {
  halo: ({ places }) => places.has('halo'),
  'side-stones': ({ places }) => places.has('side'),
  row: ({ places }) => places.has('row'),
  centre: ({ places }) => places.has('centre'),
  center: ({ places }) => places.has('centre'),
  inlay: ({ places }) => places.has('inlay'),
  drops: ({ places }) => places.has('drop'),
  stone: () => true,
};

/** Small stones of halos and pave are meant where nothing else of their kind is there: "a diamond above" is no halo. */
const isSmall = ({ set }: Thing): boolean => set?.stone.role === 'halo' || set?.stone.role === 'pave';

function ofGemstone(sketch: Sketch, gemstone: string): Thing[] {
  const all = stonesOf(sketch)
    .filter(({ stone }) => stone.gemstone === gemstone)
    .map(ofStone);
  const large = all.filter((thing) => !isSmall(thing));
  return large.length > 0 ? large : all;
}

/** What goes all around a band has no place of its own. */
function ofFigure(sketch: Sketch, name: string): Thing[] | null {
  const named = figuresOf(sketch).filter((figure) => isNamed(figure, name));
  const placed = named.flatMap(({ place }) => (place === null ? [] : [ofOrnament(place)]));
  return placed.length === 0 && named.length > 0 ? null : placed;
}

function thingsCalled(sketch: Sketch, name: string): Thing[] | null {
  const part = PARTS[name];
  const isIt = STONES[name];
  if (part !== undefined || isIt !== undefined)
    return [
      ...(part === undefined ? [] : sketch.pieces.flatMap(part)),
      ...(isIt === undefined ? [] : stonesOf(sketch).filter(isIt).map(ofStone)),
    ];
  const figure = figureCalled(name);
  return figure === null ? null : ofFigure(sketch, figure);
}

/** Null where nothing here answers to the name, or nothing tells where it is. */
export function thingsOf(sketch: Sketch, name: string): Thing[] | null {
  const gemstone = GEMSTONES.find((known) => known.toLowerCase() === name.trim().toLowerCase());
  if (gemstone !== undefined) return ofGemstone(sketch, gemstone);
  for (const spelling of new Set([name, ...spellingsOf(name)])) {
    const things = thingsCalled(sketch, spelling);
    if (things !== null) return things;
  }
  return null;
}
