import type { EarFitting } from '../findings/document.ts';
import { between } from '../ring/recipes/parts.ts';
import { round2 } from '../ring/wish.ts';
import { type Carrier, HOOP_ROW_SHARE, LEAST_ROW_TUBE_MM } from './carriers.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { asksForOwnStone } from './shows.ts';
import type { PieceWish } from './wish.ts';

type Asked = NonNullable<PieceWish['brief']['earringKind']>;

/** A pair that hangs before the viewer. */
const pair = ({ wish }: Drawing, fitting: EarFitting): Carrier => ({
  kind: 'fitted',
  alloyId: wish.style.alloyId,
  fitting,
  pair: true,
  shown: 'hangs',
});

const POST: EarFitting = { kind: 'post', wireMm: 0.85, lengthMm: 10 };
const hook = (): EarFitting => ({ kind: 'fish-hook', wireMm: 0.8, heightMm: 17 });
const lever = (): EarFitting => ({ kind: 'lever-back', wireMm: 0.9, heightMm: 14 });

/** A wire to hang from was asked for, hinged or open. */
const wireAsked = ({ brief }: PieceWish): 'hinged' | 'open' | null =>
  brief.claspKind === 'lever-back' ? 'hinged' : brief.claspKind === 'ear-wire' ? 'open' : null;

/** The wire that drops hang from: as asked, else as usual. */
const wire = ({ wish }: Drawing, usual: 'hinged' | 'open'): EarFitting =>
  (wireAsked(wish) ?? usual) === 'hinged' ? lever() : hook();

/** Kinds that hang from such a wire. */
const WIRED: ReadonlySet<Asked> = new Set<Asked>(['drop', 'chandelier']);

/** The kind that was asked for, if any, must be the kind that is drawn; a wire by its name asks for what hangs from it. */
const kindFits =
  (...kinds: readonly Asked[]) =>
  (wish: PieceWish): boolean => {
    const { earringKind } = wish.brief;
    const isWired = wireAsked(wish) !== null && (!earringKind || WIRED.has(earringKind));
    return (
      (!earringKind || kinds.includes(earringKind)) && (!isWired || kinds.some((kind) => WIRED.has(kind)))
    );
  };
/** Further ways to make a kind that was asked for: where none was, the others already differ. */
const onlyAsked =
  (kind: Asked) =>
  ({ brief }: PieceWish): boolean =>
    brief.earringKind === kind;
/** Simple or dainty pieces are one thing, with nothing hung from it. */
const isModest = ({ brief: { proportions, era } }: PieceWish): boolean =>
  proportions.ornament === 'simple' || proportions.presence === 'delicate' || era === 'Minimalist';
/** More was asked for than the piece itself. */
const isSplendid = ({ brief: { proportions, occasion, gemstones } }: PieceWish): boolean =>
  proportions.ornament === 'ornate' ||
  proportions.presence === 'bold' ||
  occasion === 'Statement' ||
  gemstones.length > 1;
const withStone =
  (fits: (wish: PieceWish) => boolean) =>
  (wish: PieceWish): boolean =>
    fits(wish) && wish.style.centre !== null;

/** A bare hoop shows no motif, culture or lettering. */
const namesNothing = ({ brief }: PieceWish): boolean =>
  brief.motifs.length + brief.culture.length + (brief.figures?.length ?? 0) === 0 && !brief.engraving;

/** Hoops that were asked for are hoops first, before anything hangs from them. */
const bareAppeal = ({ style, brief }: PieceWish): number =>
  style.centre === null || brief.earringKind === 'hoop' || brief.earringKind === 'huggie' ? 5 : -3;

/** Hoops that are to be simple have nothing hung from them, where nothing was named that would hang there. */
const isBareHoop = (wish: PieceWish): boolean =>
  wish.brief.proportions.ornament === 'simple' && !wish.stoneAsked && namesNothing(wish);

/** Chunky hoops against usual ones, beyond what their presence makes of them. */
const CHUNKY_SHARE = 1.35;
const chunky = ({ wish: { brief } }: Drawing): number =>
  brief.proportions.presence === 'bold' || brief.proportions.band === 'wide' ? CHUNKY_SHARE : 1;

/** No fine wire where thick hoops were asked for, no thick one where fine ones were. */
const isOfGauge = ({ brief: { proportions, bandWidthMm, wireMm } }: PieceWish, tubeMm: number): boolean =>
  (wireMm ?? bandWidthMm) !== null ||
  (!(tubeMm < 2 && (proportions.presence === 'bold' || proportions.band === 'wide')) &&
    !(tubeMm >= 3 && (proportions.presence === 'delicate' || proportions.band === 'slim')));

/** The thickness of a hoop's tube, mm: as asked of a hoop, or the usual. */
const tubeMm = ({ wish: { brief } }: Drawing, usual: number): number =>
  round2(Math.min(8, Math.max(1, brief.wireMm ?? (brief.earringKind ? brief.bandWidthMm : null) ?? usual)));

/** Inside of a hoop: as asked, or as usual at this presence. */
const hoopMm = ({ wish, random }: Drawing, usual: number): number =>
  round2(
    Math.min(
      64,
      Math.max(9, wish.brief.pieceSizeMm?.[0] ?? usual * wish.style.presence * between(random, 0.9, 1.15)),
    ),
  );

/** Small stones were asked for on hoops: none that would stand for itself. */
const takesRow = ({ brief, style, stoneAsked, prongsPossible }: PieceWish): boolean =>
  stoneAsked &&
  prongsPossible &&
  style.small?.form === 'faceted' &&
  (brief.setting === null || brief.setting === 'Pave' || brief.setting === 'Prong') &&
  brief.caratWeight === null &&
  brief.stoneSizeMm.length === 0 &&
  brief.stoneCount === null &&
  (brief.stoneCut === null || brief.stoneCut === 'Round');

/** "Diamond hoops" have their stones in the hoop, and nothing below it. */
const isRowed = (wish: PieceWish): boolean =>
  wish.brief.earringKind != null && takesRow(wish) && namesNothing(wish) && !isSplendid(wish);

/** Hoops with a row of small stones in their outer side, longer and shorter, slim and full. */
const ROWED: readonly PieceComposition[] = (
  [
    ['hoop-row', 'hoop', 'round', 2.2, 22, 190],
    ['hoop-row-bold', 'hoop', 'round', 3, 26, 150],
    ['hoop-row-oval', 'hoop', 'oval', 2, 20, 170],
    ['huggie-row', 'huggie', 'huggie', 2.3, 10, 180],
    ['huggie-row-bold', 'huggie', 'huggie', 3.1, 11, 150],
    ['huggie-row-slim', 'huggie', 'huggie', 1.8, 12, 190],
  ] as const
).map(
  ([id, kind, form, usualMm, innerMm, spanDegrees]): PieceComposition => ({
    id,
    noun: `${kind} earrings`,
    ornate: false,
    fits: (wish) => onlyAsked(kind)(wish) && takesRow(wish) && namesNothing(wish),
    appeal: () => 8,
    draw: (drawing) => {
      const { small } = drawing.wish.style;
      const thickMm = Math.max(
        LEAST_ROW_TUBE_MM,
        tubeMm(drawing, usualMm * between(drawing.random, 0.95, 1.08)),
      );
      return {
        carrier: pair(drawing, {
          kind: 'hoop',
          form,
          innerDiameterMm:
            kind === 'huggie' && drawing.wish.brief.pieceSizeMm?.[0] === undefined
              ? innerMm
              : hoopMm(drawing, innerMm),
          tubeMm: thickMm,
          ...(small && {
            stones: {
              stone: { ...small, cut: 'Round' },
              diameterMm: round2(Math.min(2.2, Math.max(0.9, thickMm * HOOP_ROW_SHARE))),
              spanDegrees,
            },
          }),
        }),
        ornaments: [],
      };
    },
  }),
);

/** Earrings, in the order of how usual they are. */
export const EARRINGS: readonly PieceComposition[] = [
  {
    id: 'stud',
    noun: 'stud earrings',
    ornate: false,
    fits: kindFits('stud'),
    appeal: ({ brief }) => (brief.proportions.presence === 'delicate' ? 4 : 0),
    draw: (drawing) => ({ carrier: pair(drawing, POST), ornaments: [placed('main', drawing.front(0.85))] }),
  },
  {
    id: 'stud-bold',
    noun: 'stud earrings',
    ornate: true,
    fits: onlyAsked('stud'),
    draw: (drawing) => ({ carrier: pair(drawing, POST), ornaments: [placed('main', drawing.front(1.02))] }),
  },
  {
    id: 'stud-fine',
    noun: 'stud earrings',
    ornate: false,
    fits: onlyAsked('stud'),
    draw: (drawing) => ({ carrier: pair(drawing, POST), ornaments: [placed('main', drawing.front(0.72))] }),
  },
  {
    id: 'stud-two-tier',
    noun: 'stud earrings with a drop',
    ornate: true,
    // A stone whose size was said is the stud, and any that was named, unless more was asked for.
    fits: (wish) =>
      onlyAsked('stud')(wish) &&
      !isModest(wish) &&
      !asksForOwnStone(wish.brief) &&
      (!wish.stoneAsked || isSplendid(wish)),
    draw: (drawing) => ({
      carrier: pair(drawing, POST),
      ornaments: [
        placed('top', drawing.stone(0.5) ?? drawing.front(0.46)),
        placed('main', drawing.front(0.78)),
      ],
    }),
  },
  {
    id: 'hook-drop',
    noun: 'drop earrings',
    ornate: false,
    fits: kindFits('drop'),
    draw: (drawing) => ({
      carrier: pair(drawing, wire(drawing, 'open')),
      ornaments: [placed('main', drawing.front(1.15))],
    }),
  },
  // Further ways to hang from a wire that was asked for.
  ...(
    [
      ['drop-fine', 0.9],
      ['drop-long', 1.35],
    ] as const
  ).map(
    ([id, share]): PieceComposition => ({
      id,
      noun: 'drop earrings',
      ornate: false,
      fits: (wish) => wireAsked(wish) !== null && kindFits('drop')(wish),
      draw: (drawing) => ({
        carrier: pair(drawing, wire(drawing, 'open')),
        ornaments: [placed('main', drawing.front(share))],
      }),
    }),
  ),
  {
    id: 'two-tier',
    noun: 'drop earrings',
    ornate: true,
    fits: withStone(kindFits('drop')),
    draw: (drawing) => ({
      carrier: pair(drawing, wireAsked(drawing.wish) === null ? POST : wire(drawing, 'open')),
      ornaments: [
        placed('top', drawing.stone(0.55) ?? drawing.front(0.5)),
        placed('main', drawing.front(1.05)),
      ],
    }),
  },
  {
    id: 'hoop',
    noun: 'hoop earrings',
    ornate: false,
    fits: (wish) => kindFits('hoop')(wish) && !wish.stoneAsked && namesNothing(wish),
    appeal: bareAppeal,
    draw: (drawing) => ({
      carrier: pair(drawing, {
        kind: 'hoop',
        form: drawing.random() < 0.75 ? 'round' : 'oval',
        innerDiameterMm: hoopMm(drawing, 26),
        tubeMm: tubeMm(
          drawing,
          between(drawing.random, 1.8, 2.8) * drawing.wish.style.presence * chunky(drawing),
        ),
      }),
      ornaments: [],
    }),
  },
  ...(
    [
      ['hoop-fine', 'round', 1.3],
      ['hoop-bold', 'round', 3],
      ['hoop-oval', 'oval', 2.1],
      ['hoop-hinged', 'huggie', 2.4],
    ] as const
  ).map(
    ([id, form, usualMm]): PieceComposition => ({
      id,
      noun: 'hoop earrings',
      ornate: usualMm >= 3,
      fits: (wish) =>
        onlyAsked('hoop')(wish) &&
        !wish.stoneAsked &&
        namesNothing(wish) &&
        isOfGauge(wish, usualMm) &&
        // Of one told thickness the round ones would be one hoop: it is open or hinged then.
        (form === 'oval' || (wish.brief.bandWidthMm === null) === (form === 'round')),
      appeal: bareAppeal,
      draw: (drawing) => ({
        carrier: pair(drawing, {
          kind: 'hoop',
          form,
          innerDiameterMm: hoopMm(drawing, 26),
          tubeMm: tubeMm(
            drawing,
            usualMm * between(drawing.random, 0.95, 1.08) * drawing.wish.style.presence * chunky(drawing),
          ),
        }),
        ornaments: [],
      }),
    }),
  ),
  ...(
    [
      ['hoop-drop', 'round', 17, 1.8, 0.8],
      ['hoop-drop-wide', 'round', 27, 1.9, 1.05],
      ['hoop-drop-small', 'round', 13, 2.1, 1],
      ['hoop-drop-oval', 'oval', 19, 1.7, 0.95],
    ] as const
  ).map(
    ([id, form, innerMm, usualMm, share]): PieceComposition => ({
      id,
      noun: 'hoop earrings with drops',
      ornate: false,
      fits: (wish) =>
        (id === 'hoop-drop' ? kindFits('hoop') : onlyAsked('hoop'))(wish) &&
        !isBareHoop(wish) &&
        !isRowed(wish) &&
        // Of other hoops the bare ones differ.
        (id === 'hoop-drop' || !namesNothing(wish) || wish.style.centre?.form === 'bead'),
      draw: (drawing) => ({
        carrier: pair(drawing, {
          kind: 'hoop',
          form,
          innerDiameterMm: hoopMm(drawing, innerMm),
          tubeMm: tubeMm(drawing, usualMm),
        }),
        ornaments: [placed('main', drawing.front(share))],
      }),
    }),
  ),
  ...ROWED,
  ...(
    [
      ['huggie', 10, 2.4],
      ['huggie-fine', 9, 1.6],
      ['huggie-bold', 11, 3.4],
    ] as const
  ).map(
    ([id, innerMm, usualMm]): PieceComposition => ({
      id,
      noun: 'huggie earrings',
      ornate: usualMm > 3,
      fits: (wish) => onlyAsked('huggie')(wish) && !wish.stoneAsked && namesNothing(wish),
      appeal: bareAppeal,
      draw: (drawing) => ({
        carrier: pair(drawing, {
          kind: 'hoop',
          form: 'huggie',
          innerDiameterMm:
            drawing.wish.brief.pieceSizeMm?.[0] === undefined ? innerMm : hoopMm(drawing, innerMm),
          tubeMm: tubeMm(drawing, usualMm * between(drawing.random, 0.95, 1.08)),
        }),
        ornaments: [],
      }),
    }),
  ),
  {
    id: 'huggie-drop',
    noun: 'huggie earrings',
    ornate: false,
    fits: (wish) => kindFits('huggie')(wish) && !isBareHoop(wish) && !isRowed(wish),
    draw: (drawing) => ({
      carrier: pair(drawing, {
        kind: 'hoop',
        form: 'huggie',
        innerDiameterMm: 10,
        tubeMm: tubeMm(drawing, 2.2),
      }),
      ornaments: [placed('main', drawing.front(0.75))],
    }),
  },
  {
    id: 'chandelier',
    noun: 'chandelier earrings',
    ornate: true,
    // A simple drop is no chandelier.
    fits: (wish) =>
      kindFits('chandelier', 'drop')(wish) && (wish.brief.earringKind === 'chandelier' || !isModest(wish)),
    appeal: ({ brief }) => (brief.earringKind === 'chandelier' ? 20 : 0),
    draw: (drawing) => ({
      carrier: pair(drawing, wire(drawing, 'hinged')),
      ornaments: [
        placed('main', drawing.front(1.25)),
        placed('drop', drawing.stone(0.45) ?? drawing.front(0.4), 3),
      ],
    }),
  },
  {
    id: 'climber',
    noun: 'ear climbers',
    ornate: true,
    fits: (wish) => kindFits('climber', 'cuff')(wish) && (wish.style.centre !== null || !namesNothing(wish)),
    appeal: ({ brief }) => (brief.earringKind === 'climber' ? 20 : -4),
    draw: (drawing) => ({
      carrier: pair(drawing, { kind: 'climber', wireMm: 0.8, lengthMm: 17 }),
      // What was named lies along the ear, else a row of stones.
      ornaments: [
        placed(
          'main',
          (namesNothing(drawing.wish) ? drawing.line([0.34, 0.42, 0.52, 0.64, 0.5], 'down') : null) ??
            drawing.front(1.3),
        ),
      ],
    }),
  },
  {
    id: 'threader',
    noun: 'threader earrings',
    ornate: false,
    fits: (wish) => kindFits('threader', 'drop')(wish) && wireAsked(wish) === null,
    appeal: ({ brief }) => (brief.earringKind === 'threader' ? 20 : -4),
    draw: (drawing) => ({
      carrier: pair(drawing, { kind: 'threader', wireMm: 0.7, lengthMm: 32 }),
      ornaments: [placed('main', drawing.front(0.8))],
    }),
  },
];
