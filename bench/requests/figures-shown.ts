/** Figures and motifs that a sketch shows, wherever the document keeps them, and how much of the picture they take. */
import {
  isEmblemOfFigure,
  isFormOfFigure,
  isRing,
  motifsOfFigure,
  type SoleDesign,
} from '@filigree/atelier/design';
import { groupRounds, type OrnamentPlace, type Vec3 } from '@filigree/atelier/geometry';
import { FIGURES, type Figure, MOTIFS, type Motif } from '@filigree/contracts';
import { spellingsOf } from './part-names.ts';
import type { Sketch } from './sketch.ts';
import { isFigure } from './stones-set.ts';

export interface ShownFigure {
  readonly form: string;
  /** body: the piece, or what hangs from its chain, is the figure; relief: it stands on a ground; cut: it is an opening. */
  readonly as: 'body' | 'relief' | 'cut';
  /** Where it stands; null for what goes all around, which takes what its band takes. */
  readonly place: OrnamentPlace | null;
}

/** Borders by the figures that they repeat. */
const PATTERN_FIGURES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/plait|knots|interlaced/, ['knot', 'Abstract']],
  [/star/, ['five-pointed-star', 'Star', 'Celestial']],
  [/moon/, ['crescent-moon', 'Celestial']],
  [/wave/, ['wave', 'Abstract']],
  [/heart/, ['puffed-heart', 'Heart']],
  [/flower|lotus|tulip|vine|laurel/, ['blossom', 'Floral']],
  [/mountain/, ['mountain']],
  [/meander|fret|diamonds|honeycomb|triangles/, ['Geometric']],
];

type Emblem = Extract<OrnamentPlace['ornament'], { kind: 'emblem' }>;

/** A figure by itself, or each of those that stand together in the round that it was drawn in. */
function ofEmblem(place: OrnamentPlace, emblem: Emblem): ShownFigure[] {
  const as = emblem.ground === 'silhouette' ? 'body' : 'relief';
  const { beside } = emblem;
  if (beside === undefined) return [{ form: emblem.form, as, place }];
  const { frame, extent } = place;
  return groupRounds({ ...emblem, beside }).map(({ form, at: [x, y], radius }) => ({
    form,
    as,
    place: {
      ...place,
      frame: {
        ...frame,
        origin: [
          frame.origin[0] + x * frame.x[0] + y * frame.y[0],
          frame.origin[1] + x * frame.x[1] + y * frame.y[1],
          frame.origin[2] + x * frame.x[2] + y * frame.y[2],
        ],
      },
      extent: { ...extent, leftMm: radius, rightMm: radius, upMm: radius, downMm: radius },
    },
  }));
}

function ofOrnament(place: OrnamentPlace): ShownFigure[] {
  const { ornament } = place;
  switch (ornament.kind) {
    case 'motif':
      return [{ form: ornament.form, as: 'body', place }];
    case 'emblem':
      return ofEmblem(place, ornament);
    case 'plate':
      return [
        ...(ornament.field.kind === 'emblem'
          ? [{ form: ornament.field.form, as: 'relief', place } as const]
          : []),
        // A plate in the outline of a figure is that figure: a heart, a crescent.
        { form: ornament.outline, as: 'body', place },
      ];
    case 'sculpture':
    case 'open-frame':
      return [{ form: ornament.form, as: 'body', place }];
    case 'rosette':
      return ornament.petalStones === undefined ? [] : [{ form: 'blossom', as: 'body', place }];
    default:
      return [];
  }
}

/** The band, or what goes around in its place. */
function aroundOf(design: SoleDesign): ShownFigure[] {
  const found: ShownFigure[] = [];
  const band = isRing(design) ? design.band : design.carrier.kind === 'bangle' ? design.carrier.band : null;
  if (band?.texture.kind === 'pattern' && band.texture.pattern !== null)
    found.push({ form: band.texture.pattern, as: band.texture.pierced ? 'cut' : 'relief', place: null });
  const coil = isRing(design)
    ? design.shoulders.kind === 'motif' && design.shoulders.coil
    : (design.carrier.kind === 'bangle' && design.carrier.coil) ||
      (design.carrier.kind === 'fitted' &&
        design.carrier.fitting.kind === 'hoop' &&
        design.carrier.fitting.coil);
  if (coil) found.push({ form: coil.form === 'bites' ? 'ouroboros' : 'coiled', as: 'body', place: null });
  if (band?.twig !== undefined) found.push({ form: 'branch', as: 'body', place: null });
  if (band?.form === 'wavy') found.push({ form: 'wave', as: 'body', place: null });
  if (!isRing(design) && design.carrier.kind === 'fitted' && design.carrier.fitting.kind === 'climber')
    if ((design.carrier.fitting.stem?.form ?? 'wire') !== 'wire')
      found.push({ form: 'branch', as: 'body', place: null });
  return found;
}

export const figuresOf = ({ pieces }: Sketch): ShownFigure[] =>
  pieces.flatMap(({ design, solids }) => [...solids.ornaments.flatMap(ofOrnament), ...aroundOf(design)]);

const isOneOf = <T extends string>(list: readonly T[], value: string): value is T =>
  (list as readonly string[]).includes(value);

/** What else a form shows besides the figure that it is: the outline of a plate, the leaves of a branch. */
const ALSO_SHOWN: Readonly<Record<string, readonly string[]>> = {
  branch: ['leaf'],
  'leafy-vine': ['leaf'],
  'laurel-wreath': ['leaf'],
  'flowering-branch': ['branch', 'blossom'],
  'bird-on-branch': ['branch'],
  'crescent-and-star': ['crescent-moon', 'five-pointed-star'],
  'crescent-star': ['five-pointed-star'],
  'stepped-sun': ['sun'],
  'sun-disc': ['sun'],
  'winged-scarab': ['scarab'],
  // A plate in the outline of a heart is solid: it is no open one.
  heart: ['puffed-heart', 'Heart'],
  crescent: ['crescent-moon', 'Celestial'],
  star: ['five-pointed-star', 'Star'],
};

/** Whether a form is what a fact names: a figure, or a motif that a figure belongs to. */
export function isNamed({ form }: Pick<ShownFigure, 'form'>, value: string): boolean {
  if (form === value || ALSO_SHOWN[form]?.includes(value)) return true;
  if (PATTERN_FIGURES.some(([pattern, names]) => pattern.test(form) && names.includes(value))) return true;
  const figures: readonly Figure[] = isOneOf(FIGURES, value)
    ? [value]
    : isOneOf(MOTIFS, value)
      ? FIGURES.filter((figure) => motifsOfFigure(figure).includes(value as Motif))
      : [];
  return figures.some(
    (figure) =>
      isFormOfFigure(figure, form as Parameters<typeof isFormOfFigure>[1]) ||
      isEmblemOfFigure(figure, form as Parameters<typeof isEmblemOfFigure>[1]),
  );
}

const isKnownFigure = (value: string): boolean => isOneOf(FIGURES, value) || isOneOf(MOTIFS, value);

/** A figure that a fact may name, as the vocabulary spells it ("heart", "Crescent moons"); null for what is none. */
export function figureCalled(value: string): string | null {
  // Motifs have capitals in the vocabulary.
  const names = [value, ...spellingsOf(value)].flatMap((name) => [
    name,
    `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  ]);
  return names.find(isKnownFigure) ?? null;
}

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** Of what stands a little outside of the measured box: prongs, bent backs. */
const MARGIN_MM = 0.4;

export function isWithin({ frame, extent }: OrnamentPlace, at: Vec3): boolean {
  const from: Vec3 = [at[0] - frame.origin[0], at[1] - frame.origin[1], at[2] - frame.origin[2]];
  const [x, y, z] = [dot(from, frame.x), dot(from, frame.y), dot(from, frame.z)];
  return (
    x >= -extent.leftMm - MARGIN_MM &&
    x <= extent.rightMm + MARGIN_MM &&
    y >= -extent.downMm - MARGIN_MM &&
    y <= extent.upMm + MARGIN_MM &&
    Math.abs(z) <= extent.frontMm + 2
  );
}

/** The share of the seen piece that lies within any of the figures. */
export function shareInPicture({ view }: Sketch, figures: readonly ShownFigure[]): number {
  if (view.length === 0) return 0;
  // What goes around is seen wherever its band is.
  if (figures.some(({ place }) => place === null)) return 1;
  const places = figures.flatMap(({ place }) => (place === null ? [] : [place]));
  return view.filter(({ at }) => places.some((place) => isWithin(place, at))).length / view.length;
}

/** Outlines of plates that are figures themselves; the others are a ground, of whatever shape. */
const FIGURED_OUTLINES: ReadonlySet<string> = new Set(['heart', 'crescent']);

/** The ground that a figure stands on: the face of a signet, a plaque. It is judged as a plate. */
const isGround = ({ form, place }: ShownFigure): boolean =>
  place?.ornament.kind === 'plate' && form === place.ornament.outline && !FIGURED_OUTLINES.has(form);

/** Ornaments that are figures and nothing else is asked of: a plain plate is none. */
export const addedFigures = (sketch: Sketch): ShownFigure[] =>
  figuresOf(sketch).filter(
    (figure) =>
      figure.place === null ||
      figure.place.ornament.kind === 'sculpture' ||
      (isFigure(figure.place) && !isGround(figure)),
  );

/** How often an ornament that shows a figure is there. */
export const countShown = (sketch: Sketch, value: string): number =>
  figuresOf(sketch).filter((figure) => isNamed(figure, value)).length;
