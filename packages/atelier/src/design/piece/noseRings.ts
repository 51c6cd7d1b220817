import type { NoseFitting } from '../findings/document.ts';
import type { Ornament } from '../ornament/document.ts';
import { drawPlate } from '../ornament/plate.ts';
import { drawSculpture } from '../ornament/sculpture.ts';
import { round2 } from '../ring/wish.ts';
import { type Drawing, type PieceComposition, type PieceSketch, placed } from './family.ts';
import { fitted, single } from './fittedWays.ts';
import { isNath, NATHS } from './naths.ts';
import { beadedHoops, isBeaded } from './noseBeads.ts';
import { namesNothing, restraintOf } from './restraint.ts';
import { scaledOrnament, sizeOfOrnament } from './scaling.ts';
import type { PieceWish } from './wish.ts';

type Hoop = Extract<NoseFitting, { kind: 'nose-hoop' }>;
type Stud = Extract<NoseFitting, { kind: 'nose-stud' }>;

// Gauges 20 and 22 of the American wire gauge, mm.
const GAUGE_20_MM = 0.8;
const GAUGE_22_MM = 0.64;

const stud = (form: Stud['form'], wireMm = GAUGE_20_MM): Stud => ({
  kind: 'nose-stud',
  form,
  wireMm,
  lengthMm: 6.5,
});

/** Inside of a nose ring, mm: usual, and where large ones were asked for. */
const insideMm = ({ proportions: { presence } }: PieceWish['brief']): number =>
  presence === 'bold' ? 12 : 8.5;

const hoop = (
  { wish: { brief } }: Drawing,
  form: Hoop['form'],
  more: Partial<Pick<Hoop, 'strands' | 'seat' | 'wireMm'>> = {},
): Hoop => ({
  kind: 'nose-hoop',
  form: brief.claspKind === 'clip-on' ? 'open' : form,
  wireMm: 0.9,
  innerDiameterMm: round2(Math.min(14, Math.max(6, brief.pieceSizeMm?.[0] ?? insideMm(brief)))),
  ...more,
});

/** More than the stone was asked for: small stones about it. */
const isAdorned = ({ setting }: PieceWish['brief']): boolean =>
  setting === 'Halo' || setting === 'Cluster' || setting === 'Pave';

const stoneOr = ({ stone, front, wish }: Drawing, share: number, frontShare: number): Ornament =>
  (isAdorned(wish.brief) ? null : stone(share)) ?? front(frontShare);

const namesForm = ({ brief }: PieceWish): boolean => brief.motifs.length + brief.culture.length > 0;

/** A ring alone, where neither a stone nor a figure was asked for. */
const isBare = (wish: PieceWish): boolean => !wish.stoneAsked && !namesForm(wish);

/** Rings of metal alone. A second wire, a bead, what is wound or grained is more than a plain ring, which has its own. */
const BARE_HOOPS: readonly PieceComposition[] = (
  [
    ['nose-hoop', 'nose ring', 'plain', 'seamless', undefined],
    ['nose-clicker', 'nose clicker', 'plain', 'clicker', undefined],
    ['nose-hoop-bold', 'nose ring', 'bare', 'seamless', { wireMm: 1.2 }],
    ['nose-hoop-open', 'nose ring', 'bare', 'open', undefined],
    ['nose-captive-hoop', 'captive nose ring', 'more', 'captive', undefined],
    ['nose-double-hoop', 'double nose ring', 'more', 'seamless', { strands: 'double' }],
    ['nose-twisted-hoop', 'twisted nose ring', 'ornate', 'seamless', { strands: 'twisted' }],
    ['nose-beaded-hoop', 'beaded nose ring', 'ornate', 'seamless', { strands: 'beaded' }],
  ] as const
).map(([id, noun, dress, form, more]) =>
  single(
    id,
    noun,
    dress === 'ornate',
    (drawing) => ({
      carrier: fitted(drawing, hoop(drawing, form, more), { shown: 'hangs' }),
      ornaments: [],
    }),
    (wish) => isBare(wish) && (dress === 'plain' || (dress === 'bare') === (restraintOf(wish) === 'bare')),
  ),
);

/** The stone in the ring itself: in the wire, at its side, between two rings, in wound or grained wire. */
const SEATED_HOOPS: readonly PieceComposition[] = (
  [
    ['nose-hoop-set', 'nose ring', false, 'bottom', undefined],
    ['nose-hoop-side', 'nose ring', false, 'side', undefined],
    ['nose-hoop-between', 'double nose ring', false, 'bottom', 'double'],
    ['nose-hoop-wound', 'twisted nose ring', true, 'bottom', 'twisted'],
    ['nose-hoop-grained', 'beaded nose ring', true, 'bottom', 'beaded'],
  ] as const
).map(([id, noun, ornate, seat, strands]) =>
  single(
    id,
    noun,
    ornate,
    (drawing) => ({
      carrier: fitted(drawing, hoop(drawing, 'seamless', { seat, ...(strands && { strands }) }), {
        shown: 'hangs',
      }),
      ornaments: [placed('main', stoneOr(drawing, 1, 1))],
    }),
    (wish) => wish.style.centre !== null && !namesForm(wish) && namesNothing(wish) && !isAdorned(wish.brief),
  ),
);

/** A figure on a ring that was asked for as a ring (a clicker, a septum ring) is in the ring, and does not hang from it. */
const isWorn = (wish: PieceWish): boolean =>
  wish.brief.earringKind === 'hoop' && namesForm(wish) && !wish.brief.hangs;
/** Of the inside of a ring, the most that a figure in it takes (geometry/piece/noseSeat.ts). */
const WORN_SHARE = 0.76;

function wornFront({ front }: Drawing, { innerDiameterMm }: Hoop, share: number): Ornament {
  const drawn = front(share);
  const mostMm = WORN_SHARE * innerDiameterMm;
  const mm = sizeOfOrnament(drawn);
  return mm > mostMm ? scaledOrnament(drawn, mostMm / mm) : drawn;
}

const WORN_HOOPS: readonly PieceComposition[] = (
  [
    ['nose-hoop-worn', 'nose clicker', 'clicker', 1.35, undefined],
    ['nose-hoop-worn-plain', 'nose ring', 'seamless', 1.15, undefined],
    ['nose-hoop-worn-wound', 'twisted nose ring', 'seamless', 1.3, 'twisted'],
    ['nose-hoop-worn-grained', 'beaded nose ring', 'seamless', 1.3, 'beaded'],
  ] as const
).map(([id, noun, form, share, strands]) =>
  single(
    id,
    noun,
    strands !== undefined,
    (drawing) => {
      const ring = hoop(drawing, form, {
        seat: 'bottom',
        ...(strands && { strands }),
      });
      return {
        carrier: fitted(drawing, ring, { shown: 'hangs' }),
        ornaments: [placed('main', wornFront(drawing, ring, share))],
      };
    },
    isWorn,
  ),
);

const hangs =
  (form: Hoop['form'], front: (drawing: Drawing) => Ornament) =>
  (drawing: Drawing): ReturnType<PieceComposition['draw']> => ({
    carrier: fitted(drawing, hoop(drawing, form), { shown: 'hangs' }),
    ornaments: [placed('main', front(drawing))],
  });

const stands =
  (fitting: Stud, front: (drawing: Drawing) => Ornament) =>
  (drawing: Drawing): ReturnType<PieceComposition['draw']> => ({
    carrier: fitted(drawing, fitting, { shown: 'stands' }),
    ornaments: [placed('main', front(drawing))],
  });

/** What is worn bare on a pin: a ball and small discs. */
const ballOf = ({ wish: { style }, random }: Drawing): Ornament =>
  drawSculpture({ ...style, sizeMm: 3 }, random, 'sphere');
const discOf =
  (outline: 'disc' | 'lozenge') =>
  ({ wish: { style }, random }: Drawing): Ornament => ({
    ...drawPlate({ ...style, sizeMm: outline === 'disc' ? 3.4 : 4.6 }, random, { outline, blank: true }),
    border: { kind: 'none' },
    domeMm: outline === 'disc' ? 0.5 : 0,
  });

/** A pin with nothing to it but metal, which is to be simple. */
const isPlainStud = (wish: PieceWish): boolean =>
  wish.brief.earringKind === 'stud' && wish.style.centre === null && restraintOf(wish) === 'bare';
const PLAIN_STUDS: readonly PieceComposition[] = (
  [
    ['nose-stud-ball', stud('l-bend'), ballOf],
    ['nose-stud-disc', stud('screw'), discOf('disc')],
    ['nose-stud-lozenge', stud('bone'), discOf('lozenge')],
  ] as const
).map(([id, fitting, front]) => single(id, 'nose stud', false, stands(fitting, front), isPlainStud));

/** Nose studs and rings. */
const ALL_NOSE_RINGS: readonly PieceComposition[] = [
  single(
    'nose-stud-l',
    'nose stud',
    false,
    stands(stud('l-bend'), (drawing) => stoneOr(drawing, 1, 1.2)),
    ({ brief }) => brief.motifs.length === 0,
  ),
  BARE_HOOPS[0]!,
  single(
    'nose-hoop-drop',
    'nose ring with a drop',
    true,
    hangs('clicker', (drawing) => (namesForm(drawing.wish) ? drawing.front(1.1) : stoneOr(drawing, 1, 1.1))),
  ),
  // Two stones that were named, one under the other.
  ...(
    [
      ['nose-hoop-two', 'nose ring with a drop', 'clicker', false],
      ['nose-hoop-two-turned', 'nose ring with a drop', 'seamless', true],
      ['nose-stud-two', 'nose stud with a drop', null, true],
    ] as const
  ).map(([id, noun, form, turned]) =>
    single(
      id,
      noun,
      true,
      (drawing) => {
        const [front, beside] = [drawing.front(1), stoneOr(drawing, 1, 1)];
        const fitting = form === null ? stud('screw') : hoop(drawing, form);
        return {
          carrier: fitted(drawing, fitting, { shown: 'hangs' }),
          ornaments: [placed('main', turned ? beside : front), placed('drop', turned ? front : beside)],
        };
      },
      // Nothing can be set about a pearl.
      ({ brief, style }) =>
        style.centre?.form === 'bead' &&
        brief.gemstones.length > 1 &&
        brief.motifs.length + (brief.figures ?? []).length === 0,
    ),
  ),
  single(
    'nose-stud-figure',
    'nose stud',
    true,
    stands(stud('screw'), ({ front }) => front(1.35)),
  ),
  single(
    'nose-hoop-figure',
    'nose ring with a drop',
    true,
    hangs('seamless', ({ front }) => front(1.35)),
    namesForm,
  ),
  single(
    'nose-bone-figure',
    'nose stud',
    false,
    stands(stud('bone'), ({ front }) => front(1.5)),
    namesForm,
  ),
  // Further ways to wear a figure where a stud was asked for: where none was, hoops differ already.
  ...(
    [
      ['nose-stud-l-figure', 'l-bend', 1.22, GAUGE_20_MM],
      ['nose-bone-fine', 'bone', 1.08, GAUGE_22_MM],
    ] as const
  ).map(([id, form, share, wireMm]) =>
    single(
      id,
      'nose stud',
      false,
      stands(stud(form, wireMm), ({ front }) => front(share)),
      (wish) => wish.brief.earringKind === 'stud' && namesForm(wish),
    ),
  ),
  ...BARE_HOOPS.slice(1),
  ...SEATED_HOOPS,
  ...WORN_HOOPS,
  single(
    'nose-bone',
    'nose stud',
    false,
    stands(stud('bone'), (drawing) => stoneOr(drawing, 0.85, 1.1)),
    ({ brief }) => brief.motifs.length === 0,
  ),
  ...PLAIN_STUDS,
  ...beadedHoops((drawing) => hoop(drawing, 'seamless')),
  ...NATHS,
];

/** Hoops where a hoop was asked for, studs where a stud was; a plain ring is no plate on a pin. */
function isOfKind(wish: PieceWish, id: string): boolean {
  const { earringKind } = wish.brief;
  const isStud = /stud|bone/.test(id);
  if (isBeaded(wish)) return id.startsWith('nose-beads');
  // Several gems have their places in a nath alone; what is pressed on goes through no nostril.
  if (isNath(wish) && earringKind !== 'stud') return NATH_IDS.has(id);
  if (isWorn(wish) && wish.brief.claspKind !== 'clip-on') return WORN_IDS.has(id);
  if (wish.brief.claspKind === 'clip-on' && isStud) return false;
  if (isScrewed(wish.brief) && !isStud) return false;
  if (isStud && wish.style.centre === null && restraintOf(wish) === 'bare')
    return isPlainStud(wish) && PLAIN_IDS.has(id);
  return (earringKind !== 'hoop' && earringKind !== 'stud') || isStud === (earringKind === 'stud');
}
const NATH_IDS: ReadonlySet<string> = new Set(NATHS.map(({ id }) => id));
const WORN_IDS: ReadonlySet<string> = new Set(WORN_HOOPS.map(({ id }) => id));
const PLAIN_IDS: ReadonlySet<string> = new Set(PLAIN_STUDS.map(({ id }) => id));

/** A stud that was asked for with a screw has one, whatever else tells the sketches apart. */
const isScrewed = ({ claspKind }: PieceWish['brief']): boolean => claspKind === 'screw-back';

function screwed(sketch: PieceSketch): PieceSketch {
  const { carrier } = sketch;
  return carrier.kind === 'fitted' && carrier.fitting.kind === 'nose-stud'
    ? { ...sketch, carrier: { ...carrier, fitting: { ...carrier.fitting, form: 'screw' } } }
    : sketch;
}

export const NOSE_RINGS: readonly PieceComposition[] = ALL_NOSE_RINGS.map((composition) => ({
  ...composition,
  draw: (drawing) =>
    isScrewed(drawing.wish.brief) ? screwed(composition.draw(drawing)) : composition.draw(drawing),
  fits: (wish) => composition.fits(wish) && isOfKind(wish, composition.id),
}));
