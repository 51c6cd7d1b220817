/**
 * What a design must show of what was asked. Each expectation is judged on the document alone, whatever drew it; what
 * each costs where it is not met decides between candidates.
 */
import type { Brief, Figure } from '@filigree/contracts';
import { callsForMore, callsForSplendour } from '../calls-for-more.ts';
import { settingsOf } from '../departures.ts';
import { isRing, type SoleDesign } from '../document.ts';
import { asksForEnamel } from '../enamels.ts';
import type { Ornament } from '../ornament/document.ts';
import { FORMS_WITHOUT_CELLS } from '../ornament/emblemForms.ts';
import { emblemFormOf, isEmblemOfFigure, isFormOfFigure } from '../ornament/figures.ts';
import type { PieceDesign } from '../piece/document.ts';
import { namedPlate } from '../piece/tagged.ts';
import { showsGroup, stoneGroupsOf } from '../stones/stone-groups.ts';
import { areOnFigure, isOnFigure, showsOnFigure } from '../stones/stones-on-figures.ts';
import { gemsWithin } from '../stones/within.ts';
import { countStones, type StoneCount } from './count-stones.ts';
import { refusalsOf } from './refusals.ts';
import { textsWithin } from './texts-within.ts';

export interface Expectation {
  readonly name: string;
  /** How much worse a design is without it: what was refused weighs most, what nobody asked for least. */
  readonly cost: number;
  readonly isMet: (design: SoleDesign) => boolean;
}

const COST = {
  refused: 16,
  letters: 8,
  named: 6,
  carried: 4,
  counted: 3,
  figure: 3,
  set: 2,
  added: 1,
} as const;

const withNamed = ({ noStones, gemstones, alternatives }: Brief): Expectation[] =>
  noStones
    ? []
    : gemstones
        .filter((gem) => alternatives?.includes(gem) !== true)
        .map((gem) => ({
          name: `${gem} somewhere`,
          cost: COST.named,
          isMet: (design) => gemsWithin(design).includes(gem),
        }));

const NO_STONES: StoneCount = { single: 0, inRows: false };

/** Of the kinds whose number was told by their grammar, "a pearl" and "pearls", there is one, or there are several. */
function asNumbered(brief: Brief): Expectation[] {
  if (brief.noStones || callsForMore({ ...brief, gemstones: [] })) return [];
  return (brief.gemstoneNumbers ?? []).map(({ gemstone, number }) => ({
    name: number === 'one' ? `one ${gemstone}` : `several of ${gemstone}`,
    cost: COST.counted,
    isMet: (design) => {
      const { single, inRows } = countStones(design).get(gemstone) ?? NO_STONES;
      const isPair = !isRing(design) && design.carrier.kind === 'fitted' && design.carrier.pair;
      return number === 'one' ? single === 1 && !inRows : inRows || single > 1 || (isPair && single === 1);
    },
  }));
}

/** Stones that were measured or weighed apart are so large, and so many, where they were told to be. */
function asGrouped(brief: Brief): Expectation[] {
  const groups = stoneGroupsOf(brief);
  return groups.map((group) => ({
    name: `${group.gemstone ?? 'stones'} of ${group.sizeMm.join(' x ')} mm at the ${group.place ?? 'front'}`,
    cost: COST.counted,
    isMet: (design) => showsGroup(design, group, groups),
  }));
}

type Fitting = Extract<PieceDesign['carrier'], { kind: 'fitted' }>['fitting'];

/** What the kinds of earrings are worn by, where their name says it. */
const WORN_BY: Readonly<Partial<Record<NonNullable<Brief['earringKind']>, (fitting: Fitting) => boolean>>> = {
  hoop: (fitting) => fitting.kind === 'hoop',
  huggie: (fitting) => fitting.kind === 'hoop' && fitting.form === 'huggie',
  stud: (fitting) => fitting.kind === 'post' || fitting.kind === 'clip',
  climber: (fitting) => fitting.kind === 'climber',
  threader: (fitting) => fitting.kind === 'threader',
};

function asWorn({ earringKind }: Brief): Expectation[] {
  const isWorn = earringKind == null ? undefined : WORN_BY[earringKind];
  if (isWorn === undefined) return [];
  const isMet = (design: SoleDesign): boolean =>
    isRing(design) || design.carrier.kind !== 'fitted' || isWorn(design.carrier.fitting);
  return [{ name: `worn as ${earringKind}`, cost: COST.carried, isMet }];
}

const asSet = ({ setting, noStones }: Brief): Expectation[] =>
  setting === null || noStones
    ? []
    : [
        {
          name: `set in ${setting}`,
          cost: COST.set,
          isMet: (design) => gemsWithin(design).length === 0 || settingsOf(design).has(setting),
        },
      ];

const ornamentsOf = (design: SoleDesign): readonly Ornament[] =>
  isRing(design)
    ? 'ornament' in design.shoulders
      ? [design.shoulders.ornament]
      : []
    : design.ornaments.map(({ ornament }) => ornament);

/** Stones that were told of a part of a figure stand there. */
const asOnFigure = ({ stoneGroups, noStones }: Brief): Expectation[] =>
  noStones
    ? []
    : (stoneGroups ?? []).filter(isOnFigure).map((group) => ({
        name: `${group.gemstone ?? 'stones'} at the ${group.place} of the figure`,
        cost: COST.counted,
        isMet: (design) => showsOnFigure(design, group),
      }));

/** A figure stands for itself, on no ground of its own. */
const isFigureAlone =
  (figures: NonNullable<Brief['figures']>) =>
  (ornament: Ornament): boolean =>
    figures.some(
      (figure) =>
        (ornament.kind === 'motif' && isFormOfFigure(figure, ornament.form)) ||
        (ornament.kind === 'emblem' &&
          ornament.ground === 'silhouette' &&
          isEmblemOfFigure(figure, ornament.form)) ||
        // Stones stand around it.
        (ornament.kind === 'plate' &&
          ornament.border.kind === 'pave' &&
          ornament.field.kind === 'emblem' &&
          isEmblemOfFigure(figure, ornament.field.form)),
    );

/** Glass lies in the figure itself. */
function hasCells(figure: Figure): boolean {
  const form = emblemFormOf(figure);
  return form !== null && !FORMS_WITHOUT_CELLS.has(form);
}

/** A figure that was named is the piece, where no ground, no letters and no culture's manner was named with it. */
function asFigure(brief: Brief): Expectation[] {
  const { figures, culture, engraving, engravingPlace, enamelGround } = brief;
  const isOnGround =
    namedPlate(brief) !== null ||
    brief.arrangements?.includes('locket') === true ||
    // Glass has its field on a ground, where a figure has no cells of its own.
    (asksForEnamel(brief) && !figures?.every(hasCells)) ||
    enamelGround != null ||
    (engraving !== null && engravingPlace !== 'back') ||
    culture.length > 0;
  if (!figures?.length || isOnGround) return [];
  const shows = isFigureAlone(figures);
  // What is a row of petals or stones, a band or a climber shows it otherwise.
  const isOther = (ornament: Ornament): boolean => ornament.kind !== 'plate' && ornament.kind !== 'emblem';
  const isMet = (design: SoleDesign): boolean =>
    isRing(design) || ornamentsOf(design).some(shows) || ornamentsOf(design).every(isOther);
  return [{ name: `${figures.join(', ')} as the piece itself`, cost: COST.figure, isMet }];
}

/** Glass that was asked for lies somewhere: in a figure, on a plate, along a band. */
const asGlazed = (brief: Brief): Expectation[] =>
  asksForEnamel(brief)
    ? [
        {
          name: 'glass somewhere',
          cost: COST.named,
          isMet: (design) => /"enamel":\[?"/.test(JSON.stringify(design)),
        },
      ]
    : [];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const LETTER_KEYS: ReadonlySet<string> = new Set(['text']);

/** Every word of the letters is cut somewhere: of several lines each has its place. */
function asLettered({ engraving }: Brief): Expectation[] {
  if (engraving === null) return [];
  const isMet = ({ provenance: _, ...made }: SoleDesign): boolean => {
    const written = new Set(textsWithin(made, LETTER_KEYS).flatMap(wordsOf));
    return wordsOf(engraving).every((word) => written.has(word));
  };
  return [{ name: `"${engraving}" whole`, cost: COST.letters, isMet }];
}

const hasHalo = (design: SoleDesign): boolean =>
  isRing(design)
    ? design.halo !== null
    : ornamentsOf(design).some((ornament) => ornament.kind === 'stone' && ornament.halo !== null);

/** A drop below, or a front above, what shows a stone or a figure that was named by itself already. */
const hangsMore = (design: SoleDesign, { gemstones, figures }: Brief): boolean => {
  if (isRing(design)) return false;
  const main = design.ornaments.find(({ slot }) => slot === 'main');
  const isShown =
    main !== undefined &&
    (gemsWithin(main).some((gem) => gemstones.includes(gem)) || isFigureAlone(figures ?? [])(main.ornament));
  return isShown && design.ornaments.some(({ slot, under }) => slot === 'drop' || slot === 'top' || under);
};

/** Balls, tassels and open forms that carry no stone. */
const isOfMetal = (ornament: Ornament): boolean =>
  (ornament.kind === 'sculpture' || ornament.kind === 'open-frame') && gemsWithin(ornament).length === 0;

/** What hangs was spoken of, or is what such a piece is. */
const callsForDrops = ({ earringKind, arrangements, hangs, type, braceletKind }: Brief): boolean =>
  earringKind === 'chandelier' ||
  hangs != null ||
  type === 'Tiara' ||
  braceletKind === 'charm' ||
  (arrangements ?? []).length > 0;

/** Settings in which a second kind of stone stands about the first. */
const SECOND_IN_SETTING: ReadonlySet<Brief['setting']> = new Set<Brief['setting']>([
  'Halo',
  'Pave',
  'Channel',
]);

/** Nothing hangs below, or stands above, what shows by itself what was named. */
function withNothingHung(brief: Brief): Expectation[] {
  const { gemstones, figures, setting } = brief;
  const hasSecond = gemstones.length > 1 && !SECOND_IN_SETTING.has(setting) && !areOnFigure(brief);
  if (gemstones.length + (figures?.length ?? 0) === 0 || hasSecond) return [];
  if (callsForSplendour(brief) || callsForDrops(brief)) return [];
  // What hangs from a figure that bears its stones is seen before it; else sketches may differ by it.
  const cost = areOnFigure(brief) ? COST.carried : COST.counted;
  return [{ name: 'nothing hung below', cost, isMet: (design) => !hangsMore(design, brief) }];
}

/** Nothing competes with what was asked: no halo, no other stones. */
function withNothingAdded(brief: Brief): Expectation[] {
  const { gemstones, figures, customGemstone } = brief;
  if (gemstones.length + (figures?.length ?? 0) === 0 || callsForMore(brief)) return [];
  const named = new Set(gemstones);
  return [
    { name: 'no halo', cost: COST.added, isMet: (design) => !hasHalo(design) },
    ...(customGemstone === null && named.size > 0
      ? [
          {
            name: 'no other stones',
            cost: COST.added,
            isMet: (design: SoleDesign) => gemsWithin(design).every((gem) => named.has(gem)),
          },
        ]
      : []),
  ];
}

/** Balls of metal between or before the stones that were named are for who asks for splendour, or for spacers. */
function withoutBalls({
  gemstones,
  noStones,
  figures,
  culture,
  proportions,
  arrangements,
}: Brief): Expectation[] {
  const isAsked =
    culture.length > 0 ||
    proportions.ornament === 'ornate' ||
    (figures ?? []).length > 0 ||
    (arrangements ?? []).some((name) => name === 'spacers' || name === 'tassel' || name === 'ball');
  if (noStones || gemstones.length === 0 || isAsked) return [];
  const isMet = (design: SoleDesign): boolean => isRing(design) || !ornamentsOf(design).some(isOfMetal);
  return [{ name: 'no balls of metal', cost: COST.added, isMet }];
}

export const expectationsOf = (brief: Brief): readonly Expectation[] => [
  ...refusalsOf(brief).map((refusal) => ({ ...refusal, cost: COST.refused })),
  ...asLettered(brief),
  ...withNamed(brief),
  ...asWorn(brief),
  ...asNumbered(brief),
  ...asGrouped(brief),
  ...asOnFigure(brief),
  ...asFigure(brief),
  ...asGlazed(brief),
  ...asSet(brief),
  ...withNothingHung(brief),
  ...withNothingAdded(brief),
  ...withoutBalls(brief),
];
