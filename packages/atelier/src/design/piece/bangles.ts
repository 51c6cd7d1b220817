import type { Brief } from '@filigree/contracts';
import { cultureRules } from '../cultures.ts';
import { asksForEnamel, enamelOf } from '../enamels.ts';
import { LETTERED_BAND_MM } from '../lettering/bandRoom.ts';
import { bandPatternOf } from '../ring/bandPattern.ts';
import { finishBand } from '../ring/finish.ts';
import { speaksOfStone } from '../ring/named.ts';
import { between, pick } from '../ring/recipes/parts.ts';
import { round2 } from '../ring/wish.ts';
import type { Carrier } from './carriers.ts';
import { type Drawing, EACH_ALONE, type PieceComposition, placed } from './family.ts';
import { asksForOwnStone } from './shows.ts';
import type { PieceWish } from './wish.ts';

type Bangle = Extract<Carrier, { kind: 'bangle' }>;

/** Around the wrist of a woman, and of those who are not grown, mm. */
const WRISTS_MM = { grown: 165, child: 140, baby: 115 } as const;
const wristOf = (recipient: string | null): number =>
  /\b(?:baby|newborn|infant|toddler|bab(?:y|ies)'?s?)\b/i.test(recipient ?? '')
    ? WRISTS_MM.baby
    : /\b(?:child|kid|little girl|little boy)\b/i.test(recipient ?? '')
      ? WRISTS_MM.child
      : WRISTS_MM.grown;

/** A bangle for the smallest wrist, and for the largest wrist and upper arm, mm. */
const LEAST_INNER_MM = 42;
const LARGEST_INNER_MM = { wrist: 76, arm: 150 } as const;
/** No wrist is so far around, and upper arms are, inches. */
const UPPER_ARM_IN = { least: 9.6, most: 18 } as const;

/** Inside of a bangle that slips over the hand, and of a cuff, for a wrist of 165 mm unless a length is asked. */
function innerOf(wish: PieceWish, open: boolean): number {
  const { lengthIn, pieceSizeMm, recipient } = wish.brief;
  const wristMm = lengthIn === null ? wristOf(recipient) : lengthIn * 25.4;
  const ease = open ? 2 : 8;
  const usual = pieceSizeMm?.[0] ?? wristMm / Math.PI + ease;
  const isForArm = lengthIn !== null && lengthIn >= UPPER_ARM_IN.least && lengthIn <= UPPER_ARM_IN.most;
  const innerMm = round2(
    Math.min(isForArm ? LARGEST_INNER_MM.arm : LARGEST_INNER_MM.wrist, Math.max(LEAST_INNER_MM, usual)),
  );
  const worn = ((innerMm - ease) * Math.PI) / 25.4;
  if (lengthIn !== null && !pieceSizeMm?.length && Math.abs(worn - lengthIn) > 0.05)
    wish.adjustments.push(
      `A length of ${round2(lengthIn)} in is not worn on the wrist: it is ${round2(worn)} in long.`,
    );
  // A closed one is as wide as the hand, whatever the wrist behind it.
  if (!open && lengthIn !== null && pieceSizeMm?.length && innerMm - wristMm / Math.PI > LOOSE_MM)
    wish.adjustments.push(
      `A closed bangle passes over the hand: it is ${innerMm} mm inside, and lies loose on a wrist of ${round2(lengthIn)} in.`,
    );
  return innerMm;
}

/** Wider than a wrist by this a bangle slides along the arm, mm. */
const LOOSE_MM = 10;

/** What is said where an oval one was asked for. */
const ROUND_OPENING =
  'Bangles and cuffs are drawn round here: to be oval, this one is bent by the workshop, with the same length inside.';

/** Gap of a cuff, and of a bangle that is pressed to size behind, mm. */
const OPENING_MM = { cuff: 26, adjustable: 15 } as const;

export function bangle(
  drawing: Drawing,
  changes: { widthMm: number; thicknessMm: number; open?: boolean },
): Bangle {
  const { wish, random } = drawing;
  const asked = wish.brief.bandWidthMm;
  const open = changes.open ?? false;
  if (wish.brief.arrangements?.includes('oval-opening') && !wish.adjustments.includes(ROUND_OPENING))
    wish.adjustments.push(ROUND_OPENING);
  const isAdjustable = !open && wish.brief.arrangements?.includes('adjustable') === true;
  const widthMm = round2(
    Math.min(
      60,
      Math.max(1.6, asked ?? Math.max(changes.widthMm * wish.style.presence, letteredMm(wish, open))),
    ),
  );
  const drawn: Bangle = {
    kind: 'bangle',
    alloyId: wish.style.alloyId,
    innerDiameterMm: innerOf(wish, open || isAdjustable),
    band: {
      alloyId: wish.style.alloyId,
      finish: 'Polished',
      texture: { kind: 'none' },
      widthMm,
      thicknessMm: changes.thicknessMm,
      profile: wish.brief.bandProfile ?? pick(random, wish.era.profiles),
      palmTaper: 1,
      form: 'single',
      milgrain: wish.era.milgrain && widthMm > 3,
      grooves: 0,
    },
    openingMm: open ? OPENING_MM.cuff : isAdjustable ? OPENING_MM.adjustable : null,
    bandStones: null,
  };
  finishBand(drawn, engravedOnce(wish), random);
  drawn.band.texture = atArmsLength(drawn.band);
  evenForLetters(drawn, wish);
  bordered(drawn, wish);
  if (isTwist(wish)) {
    // Strands need a width to wind in, and are too fine for relief.
    drawn.band = twisted(
      { ...drawn.band, widthMm: round2(Math.min(asked ?? 7, Math.max(3.6, widthMm))) },
      drawn.openingMm !== null,
    );
  }
  return drawn;
}

/** A cord that two strands fill is so thick against its width, and no thicker, mm. */
const CORD = { ofWidth: 0.82, mostMm: 6.5 } as const;

/** A band as two strands wound about each other: where it is open, a cord to its ends. */
export const twisted = (band: Bangle['band'], isOpen: boolean): Bangle['band'] => ({
  ...band,
  form: 'twist',
  texture: { kind: 'none' },
  milgrain: false,
  grooves: 0,
  ...(isOpen && {
    thicknessMm: round2(Math.min(CORD.mostMm, Math.max(band.thicknessMm, CORD.ofWidth * band.widthMm))),
  }),
});

/** Width that letters need, mm; 0 where none are cut into the metal. */
const letteredMm = ({ onBand, brief: { engravingPlace } }: PieceWish, open: boolean): number =>
  onBand === null
    ? 0
    : engravingPlace === 'inside' || engravingPlace === 'back'
      ? LETTERED_BAND_MM.inside
      : open
        ? LETTERED_BAND_MM.cuff
        : LETTERED_BAND_MM.bangle;

/** Letters on the outside lie on an even one: flat or nearly so, of bare metal unless its surface was asked for. */
function evenForLetters({ band }: Bangle, { onBand, brief }: PieceWish): void {
  if (onBand === null) return;
  if (brief.bandProfile === null && (band.profile === 'knife-edge' || band.profile === 'd-shape'))
    band.profile = 'flat';
  if (brief.finish !== null) return;
  band.texture = { kind: 'none' };
  band.finish = 'Polished';
}

/** What is engraved is the figure that was named: the metal about it is left as it is, unless it goes all around. */
const engravedOnce = (wish: PieceWish): PieceWish =>
  wish.brief.finish === 'Engraved' &&
  (wish.brief.figures?.length ?? 0) > 0 &&
  figuredBorder(wish.brief) === null
    ? { ...wish, brief: { ...wish.brief, finish: 'Polished' } }
    : wish;

/** A hammer for bracelets against that for rings, and the deepest its marks are, in parts of the metal and mm. */
const BROAD_HAMMER = { share: 1.75, ofThickness: 0.15, deepestMm: 0.3, broadestMm: 4 } as const;

/** Hammer marks as broad as they must be to be seen about a wrist. */
function atArmsLength({ texture, thicknessMm }: Bangle['band']): Bangle['band']['texture'] {
  if (texture.kind !== 'hammered') return texture;
  const { share, ofThickness, deepestMm, broadestMm } = BROAD_HAMMER;
  return {
    ...texture,
    dentDiameterMm: Math.min(broadestMm, share * texture.dentDiameterMm),
    depthMm: Math.min(deepestMm, ofThickness * thicknessMm, share * texture.depthMm),
  };
}

/** A border runs around a band of this width at least, over this much metal, mm; under glass it is deeper. */
const BORDER_MM = { width: 2.8, usualWidth: 6, thickness: 1.8, depth: 0.34, glass: 0.45 } as const;

/** Figures that were asked for all around it. */
const figuredBorder = (brief: Brief): ReturnType<typeof bandPatternOf> =>
  bandPatternOf({ ...brief, arrangements: (brief.arrangements ?? []).filter((name) => name !== 'pierced') });

/** A faith has no border: its sign is shown, where it was named. */
const hasOwnBorder = ({ culture, figures }: Brief): boolean =>
  culture.some((name) => name !== 'Religious / Spiritual Icons' || (figures?.length ?? 0) === 0);

const wantsBorder = (brief: Brief): boolean =>
  hasOwnBorder(brief) || asksForEnamel(brief) || figuredBorder(brief) !== null;

/** The border of the asked culture around the band, with glass in its ground where enamel was asked for. */
function bordered({ band }: Bangle, { brief }: PieceWish): void {
  if (!wantsBorder(brief)) return;
  const culture = brief.culture[0];
  const enamelled = asksForEnamel(brief);
  if (brief.finish === 'Hammered' || brief.finish === 'Textured') return;
  if (brief.bandWidthMm === null) band.widthMm = Math.max(BORDER_MM.usualWidth, band.widthMm);
  if (band.widthMm < BORDER_MM.width) return;
  if (brief.bandProfile === null && band.profile !== 'd-shape' && band.profile !== 'comfort')
    band.profile = 'flat';
  band.thicknessMm = Math.max(BORDER_MM.thickness, band.thicknessMm);
  band.milgrain = false;
  if (brief.finish === null) band.finish = 'Polished';
  band.texture = {
    kind: 'pattern',
    pattern: figuredBorder(brief)?.pattern ?? (culture === undefined ? null : cultureRules(culture).border),
    depthMm: enamelled ? BORDER_MM.glass : BORDER_MM.depth,
    enamel: enamelled ? enamelOf(brief, culture) : null,
  };
}

/** No figure and no motif but those that go around. */
const isAllInBorder = (brief: Brief): boolean => {
  const around = figuredBorder(brief);
  return (
    brief.motifs.every((motif) => around?.motifs.includes(motif) === true) &&
    (brief.figures ?? []).every((figure) => around?.figures.includes(figure) === true)
  );
};

/** A culture or enamel was named and nothing else: the border shows it. */
const isOfBorder = ({ brief, stoneAsked }: PieceWish): boolean =>
  wantsBorder(brief) &&
  !stoneAsked &&
  !brief.engraving &&
  brief.setting === null &&
  isAllInBorder(brief) &&
  brief.finish !== 'Hammered' &&
  brief.finish !== 'Textured' &&
  !isTwist({ brief }) &&
  (brief.bandWidthMm === null || brief.bandWidthMm >= BORDER_MM.width);

export const isTwist = ({ brief }: Pick<PieceWish, 'brief'>): boolean =>
  brief.arrangements?.includes('twist') === true;

/** What is named for a bracelet of which no more is said hangs on a chain first. */
const behindChains = ({ brief }: PieceWish): number =>
  !brief.braceletKind && brief.motifs.length + (brief.figures?.length ?? 0) > 0 ? -4 : 0;

/** The kind of bracelet that was asked for, if any, must be the kind that is drawn. */
const kindFits =
  (...kinds: readonly string[]) =>
  ({ brief }: PieceWish): boolean =>
    !brief.braceletKind || kinds.includes(brief.braceletKind);

/** The surface of the metal or letters in it were told, and nothing of a stone: none is added to it. */
const isOfMetal = ({ brief, onBand }: PieceWish): boolean =>
  (brief.finish !== null || onBand !== null) && !speaksOfStone(brief);

/** Nothing but the metal was asked for: no stone, no figure, no lettering. */
const isBare = ({ brief, style, ...wish }: PieceWish): boolean =>
  (style.centre === null || isOfMetal({ brief, style, ...wish })) &&
  (brief.figures?.length ?? 0) + brief.motifs.length + brief.culture.length === 0 &&
  !brief.engraving &&
  !asksForEnamel(brief) &&
  (brief.arrangements ?? []).every((name) => name === 'oval-opening');

/** Widths of bare bands, mm, as they are worn when nothing is said of them and when wide ones are asked for. */
const BARE_MM = { bangle: { usual: 4.6, wide: 11 }, cuff: { usual: 11, wide: 25 } } as const;

/** Bare bands differ in their section, their width and their edge. */
const BARE: readonly PieceComposition[] = (
  [
    ['plain', 1, 'flat', 'plain'],
    ['domed', 0.74, 'd-shape', 'plain'],
    ['edged', 1.25, 'flat', 'milgrain'],
    ['ridged', 0.6, 'knife-edge', 'plain'],
  ] as const
).flatMap(([name, share, profile, edge]) =>
  (['bangle', 'cuff'] as const).map(
    (kind): PieceComposition => ({
      id: `${kind}-${name}`,
      noun: kind,
      ornate: false,
      fits: (wish) => isBare(wish) && kindFits(kind)(wish),
      draw: (drawing) => {
        const { brief } = drawing.wish;
        // Where nothing is to be on it an edge of beads is one thing too many: its section differs instead.
        const isBeaded = edge === 'milgrain' && brief.proportions.ornament !== 'simple';
        const section = edge === 'milgrain' && !isBeaded ? 'court' : profile;
        const widthMm = BARE_MM[kind][brief.proportions.band === 'wide' ? 'wide' : 'usual'] * share;
        const drawn = bangle(drawing, {
          widthMm: widthMm * between(drawing.random, 0.94, 1.06),
          thicknessMm: kind === 'cuff' ? 1.7 : 2.1,
          open: kind === 'cuff',
        });
        return {
          carrier: {
            ...drawn,
            band: {
              ...drawn.band,
              profile: brief.bandProfile ?? (drawing.wish.onBand === null ? section : drawn.band.profile),
              milgrain: drawn.band.milgrain || isBeaded,
            },
          },
          ornaments: [],
        };
      },
    }),
  ),
);

/** Bangles and cuffs of two strands wound about each other, for who asks for them. */
const TWISTED: readonly PieceComposition[] = (
  [
    ['bangle-twist', 'twisted bangle', 4.2, false, null],
    ['bangle-twist-front', 'twisted bangle', 4.6, false, 'main'],
    ['cuff-twist', 'twisted cuff', 6, true, 'drop'],
    ['bangle-twist-stations', 'twisted bangle', 4, false, 'station'],
    ['bangle-twist-bold', 'twisted bangle', 5.4, false, null],
  ] as const
).map(
  ([id, noun, widthMm, open, slot]): PieceComposition => ({
    id,
    noun,
    ornate: false,
    arrangement: 'twist',
    onlyAsked: true,
    fits: (wish) =>
      (open ? kindFits('cuff') : kindFits('bangle'))(wish) &&
      (slot !== 'station' || (wish.style.centre !== null && !isOfMetal(wish))),
    draw: (drawing) => ({
      carrier: bangle(drawing, { widthMm, thicknessMm: 2.6, open }),
      ornaments:
        slot === null
          ? []
          : slot === 'station'
            ? [placed(slot, drawing.stone(0.6) ?? drawing.front(0.6), 5)]
            : [placed(slot, drawing.front(slot === 'drop' ? 0.7 : 0.9))],
    }),
  }),
);

/** Of a band that was called wide. */
const BROADER = 1.5;

/** The border of a culture, or glass, all around and nothing on it: more and less broad. */
const BORDERED: readonly PieceComposition[] = (
  [
    ['border', 1],
    ['border-slim', 0.72],
    ['border-broad', 1.5],
  ] as const
).flatMap(([name, share]) =>
  (['bangle', 'cuff'] as const).map(
    (kind): PieceComposition => ({
      id: `${kind}-${name}`,
      noun: kind,
      ornate: false,
      arrangement: 'patterned',
      fits: (wish) => kindFits(kind)(wish) && Boolean(wish.brief.braceletKind) && isOfBorder(wish),
      appeal: () => 9,
      draw: (drawing) => ({
        carrier: bangle(drawing, {
          widthMm: Math.max(
            BORDER_MM.usualWidth,
            (kind === 'cuff' ? 11 : 7) *
              share *
              (drawing.wish.brief.proportions.band === 'wide' ? BROADER : 1),
          ),
          thicknessMm: kind === 'cuff' ? 1.8 : 2.1,
          open: kind === 'cuff',
        }),
        ornaments: [],
      }),
    }),
  ),
);

/** Stiff bracelets. */
export const BANGLES: readonly PieceComposition[] = [
  ...BORDERED,
  {
    id: 'bangle-front',
    noun: 'bangle',
    ornate: false,
    fits: (wish) => kindFits('bangle')(wish) && !isBare(wish),
    appeal: behindChains,
    draw: (drawing) => ({
      carrier: bangle(drawing, { widthMm: 3.4, thicknessMm: 2 }),
      ornaments: [placed('main', drawing.front(0.9))],
    }),
  },
  {
    id: 'bangle-pave',
    noun: 'pavé bangle',
    ornate: true,
    settings: ['Pave'],
    fits: (wish) =>
      kindFits('bangle')(wish) &&
      wish.style.accent !== null &&
      !isOfMetal(wish) &&
      wish.brief.setting !== 'Solitary' &&
      !asksForOwnStone(wish.brief) &&
      // The border of a culture and enamel take the band.
      (wish.brief.setting === 'Pave' || !wantsBorder(wish.brief)),
    appeal: ({ brief }) => (brief.setting === 'Pave' ? 12 : 0),
    draw: (drawing) => {
      const carrier = bangle(drawing, { widthMm: 3.6, thicknessMm: 2.3 });
      const { accent } = drawing.wish.style;
      // A row of the smallest stones needs half a millimetre of metal on each side.
      const widthMm = Math.max(1.9, carrier.band.widthMm);
      const plain = { ...carrier.band, widthMm, texture: { kind: 'none' as const }, milgrain: false };
      return {
        carrier: {
          ...carrier,
          band: plain,
          bandStones: accent && {
            stone: drawing.wish.rowStone,
            setting: 'pave',
            diameterMm: round2(Math.min(2.2, plain.widthMm - 1)),
            spanDegrees: 150,
            rows: 1,
            milgrain: drawing.wish.era.milgrain,
          },
        },
        ornaments: [],
      };
    },
  },
  {
    id: 'cuff-wide',
    noun: 'cuff',
    ornate: false,
    fits: (wish) => kindFits('cuff')(wish) && !isBare(wish),
    appeal: (wish) => {
      const { proportions, finish, culture } = wish.brief;
      return (
        behindChains(wish) +
        (proportions.band === 'wide' || finish === 'Hammered' || culture.length > 0 ? 8 : 0)
      );
    },
    draw: (drawing) => ({
      carrier: bangle(drawing, { widthMm: between(drawing.random, 14, 24), thicknessMm: 1.7, open: true }),
      ornaments: isBare(drawing.wish) ? [] : [placed('main', drawing.front(1))],
    }),
  },
  {
    id: 'cuff-torque',
    noun: 'torque cuff',
    ornate: false,
    fits: (wish) =>
      kindFits('cuff')(wish) &&
      wish.brief.proportions.band !== 'wide' &&
      // Its gap is in front, where letters are read.
      wish.onBand === null &&
      !isBare(wish) &&
      !(isOfBorder(wish) && Boolean(wish.brief.braceletKind)),
    appeal: behindChains,
    draw: (drawing) => ({
      carrier: bangle(drawing, { widthMm: 4, thicknessMm: 3, open: true }),
      ornaments: [placed('drop', drawing.front(0.7))],
    }),
  },
  {
    id: 'bangle-stations',
    noun: 'bangle with stations',
    ornate: true,
    settings: EACH_ALONE,
    fits: (wish) =>
      kindFits('bangle')(wish) &&
      wish.style.centre !== null &&
      !isOfMetal(wish) &&
      !(isOfBorder(wish) && Boolean(wish.brief.braceletKind)),
    draw: (drawing) => ({
      carrier: bangle(drawing, { widthMm: 2.8, thicknessMm: 1.9 }),
      ornaments: [placed('station', drawing.stone(0.6) ?? drawing.front(0.6), 5)],
    }),
  },
  ...BARE,
  ...TWISTED,
];
