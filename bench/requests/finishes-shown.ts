/** Where the metal of a piece has which finish: relief is worked into its solids, what is of light alone is a zone's. */
import { isRing, type PieceDesign, type SoleDesign } from '@filigree/atelier/design';
import type { BuiltPiece, OrnamentPlace } from '@filigree/atelier/geometry';
import { bandOf, documentOrnaments } from './counting-parts.ts';
import { addedFigures, isWithin } from './figures-shown.ts';
import type { ItemsInView, SeenPixel } from './items-in-view.ts';
import type { Sketch } from './sketch.ts';

/** A part with a relief of its own. */
export interface Work {
  readonly part: 'band' | 'plate' | 'hoop';
  readonly finish: 'Hammered' | 'Textured' | 'Engraved';
}

type Texture = NonNullable<ReturnType<typeof bandOf>>['texture'];

const FINISH_OF: Readonly<Record<Texture['kind'], Work['finish'] | null>> = {
  none: null,
  hammered: 'Hammered',
  textured: 'Textured',
  engraved: 'Engraved',
  pattern: 'Engraved',
};

const FINISH_OF_FIELD: Readonly<Partial<Record<string, Work['finish']>>> = {
  hammered: 'Hammered',
  guilloche: 'Engraved',
  sunburst: 'Engraved',
  pattern: 'Engraved',
};

function ofBands(design: SoleDesign): Work[] {
  const bands = [
    bandOf(design),
    ...(isRing(design) ? (design.spinner?.bands ?? []) : []).map(({ band }) => band),
  ];
  return bands.flatMap((band): Work[] => {
    if (band === null) return [];
    // The bark of a twig is a texture, whatever its metal is finished in.
    const finish = band.twig === undefined ? FINISH_OF[band.texture.kind] : 'Textured';
    return finish === null ? [] : [{ part: 'band', finish }];
  });
}

/** As the builders have it: rows of stones, twisted bars and serpents leave no room for the hammer. */
function isHammeredRound({ finish, carrier, ornaments }: PieceDesign): boolean {
  if (finish !== 'Hammered' || carrier.kind !== 'fitted') return false;
  const { fitting } = carrier;
  if (fitting.kind === 'penannular') return fitting.strands === undefined;
  return (
    fitting.kind === 'hoop' &&
    fitting.stones === undefined &&
    fitting.strands === undefined &&
    fitting.coil === undefined &&
    !(fitting.form === 'cuff' && ornaments.length > 0)
  );
}

/** Relief that is worked over a part is its finish, whatever the metal beneath has. */
export const worksOn = (design: SoleDesign): Work[] => [
  ...ofBands(design),
  ...documentOrnaments(design).flatMap((ornament): Work[] => {
    const finish = ornament.kind === 'plate' ? FINISH_OF_FIELD[ornament.field.kind] : undefined;
    return finish === undefined ? [] : [{ part: 'plate', finish }];
  }),
  ...(!isRing(design) && isHammeredRound(design) ? [{ part: 'hoop', finish: 'Hammered' } as const] : []),
];

/** What stands on a band is told from it from this height on: relief, domes, rounded edges are the band's own, mm. */
const BAND_MARGIN_MM = 0.3;
/** Inside of the band, but for what its rounded edges turn inwards, mm. */
const INSIDE_MM = 0.15;
/** From here on, as a share of its thickness, a domed band is outside even at its edges. */
const OUTSIDE_SHARE = 0.4;
/** From here on a band's edges are seen as such, where the document says no place, as a share of half its width. */
const EDGE_SHARE = 0.7;

type Choice = (pixel: SeenPixel) => boolean;

/** The pieces of a sketch with their own metal: those of a set lie beside each other, about no common axis. */
function soleRing({ pieces: [piece, ...others] }: Sketch) {
  return piece !== undefined && others.length === 0 && isRing(piece.design)
    ? { design: piece.design, solids: piece.solids }
    : null;
}

/** Bare bands of a set are bands all over. */
const isBareBand = ({ design }: BuiltPiece): boolean =>
  isRing(design) && design.centre === null && design.shoulders.kind === 'plain' && design.spinner == null;

function bandOfRing(sketch: Sketch, where: string): Choice | null {
  const ring = soleRing(sketch);
  if (ring === null) return where === 'band' && sketch.pieces.every(isBareBand) ? () => true : null;
  const { size, band } = ring.design;
  const innerMm = size.innerDiameterMm / 2;
  const reachMm = innerMm + band.thicknessMm + BAND_MARGIN_MM;
  const radius = ({ at: [x, , z] }: SeenPixel): number => Math.hypot(x, z);
  const isOnBand: Choice = (pixel) => radius(pixel) <= reachMm;
  const edge = band.secondFinish?.place === 'edges' ? band.secondFinish.atShare : EDGE_SHARE;
  // A second finish is worked on the outside alone: the flanks of a band and its rounded inside have the first one.
  const isOutside: Choice = (pixel) =>
    isOnBand(pixel) && radius(pixel) > innerMm + OUTSIDE_SHARE * band.thicknessMm;
  const isAtEdge: Choice = ({ at }) => Math.abs(at[1]) > (edge * band.widthMm) / 2;
  switch (where) {
    case 'band':
      return isOnBand;
    case 'setting':
    case 'head':
      return ring.design.head === null ? null : (pixel) => !isOnBand(pixel);
    case 'inside':
      return (pixel) => radius(pixel) <= innerMm + INSIDE_MM;
    case 'edges':
      return (pixel) => isOutside(pixel) && isAtEdge(pixel);
    case 'middle':
      return (pixel) => isOutside(pixel) && !isAtEdge(pixel);
    default:
      return null;
  }
}

const isIn =
  (places: readonly OrnamentPlace[]): Choice =>
  ({ at }) =>
    places.some((place) => isWithin(place, at));

/** The ornaments that a name means: figures, plates, settings. */
function ornamentsCalled(sketch: Sketch, where: string): OrnamentPlace[] {
  const all = sketch.pieces.flatMap(({ solids }) => solids.ornaments);
  switch (where) {
    case 'figure':
      return addedFigures(sketch).flatMap(({ place }) => (place === null ? [] : [place]));
    case 'plate':
    case 'signet':
      return all.filter(({ ornament }) => ornament.kind === 'plate');
    case 'disc':
    case 'bar':
    case 'dog-tag':
      return all.filter(({ ornament }) => ornament.kind === 'plate' && ornament.outline === where);
    case 'nameplate':
      return all.filter(({ ornament }) => ornament.kind === 'nameplate');
    case 'setting':
    case 'head':
      return all.filter(({ ornament }) => /^(?:stone|row|rosette)$/.test(ornament.kind));
    default:
      return [];
  }
}

/** What is not an ornament of a hoop, a chain or a bangle is that itself. */
const CARRIERS: Readonly<Record<string, (design: PieceDesign) => boolean>> = {
  hoop: ({ carrier }) => carrier.kind === 'fitted' && /hoop|penannular/.test(carrier.fitting.kind),
  chain: ({ carrier }) => carrier.kind === 'chain',
  band: ({ carrier }) => carrier.kind === 'bangle' || carrier.kind === 'tiara',
  bangle: ({ carrier }) => carrier.kind === 'bangle',
  cuff: ({ carrier }) => carrier.kind === 'bangle' && carrier.openingMm !== null,
};

function carrierCalled({ pieces }: Sketch, where: string): Choice | null {
  const isCarrier = CARRIERS[where];
  if (isCarrier === undefined || !pieces.every(({ design }) => !isRing(design) && isCarrier(design)))
    return null;
  const isOrnament = isIn(pieces.flatMap(({ solids }) => solids.ornaments));
  return (pixel) => !isOrnament(pixel);
}

/** The pixels of the metal that a finish is judged on; null where the part cannot be told from the rest. */
export function metalAt(sketch: Sketch, where: string | undefined): ItemsInView | null {
  const metal = sketch.view.filter(({ item }) => item.kind === 'metal');
  if (where === undefined) return metal;
  if (where === 'stripe') {
    const ids = sketch.pieces.flatMap(({ design }) => bandOf(design)?.second?.alloyId ?? []);
    return ids.length === 0 || sketch.pieces.length > 1
      ? null
      : metal.filter(({ item }) => ids.includes(sketch.solids.metal[item.index]?.alloyId ?? ''));
  }
  const places = ornamentsCalled(sketch, where);
  const choice =
    places.length > 0 ? isIn(places) : (bandOfRing(sketch, where) ?? carrierCalled(sketch, where));
  return choice === null ? null : metal.filter(choice);
}
