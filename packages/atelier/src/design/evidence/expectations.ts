/**
 * What a design must show of what was asked. Each expectation is judged on the document alone, whatever drew it; what
 * each costs where it is not met decides between candidates.
 */
import type { Brief, Gemstone } from '@filigree/contracts';
import { callsForMore, callsForSplendour } from '../calls-for-more.ts';
import { settingsOf } from '../departures.ts';
import { isRing, type SoleDesign } from '../document.ts';
import { asksForEnamel } from '../enamels.ts';
import type { Ornament } from '../ornament/document.ts';
import type { PieceDesign } from '../piece/document.ts';
import { showsGroup, stoneGroupsOf } from '../stones/stone-groups.ts';
import { areOnFigure } from '../stones/stones-on-figures.ts';
import { gemsWithin } from '../stones/within.ts';
import { countStones, type StoneCount } from './count-stones.ts';
import { COST, type Expectation, ornamentsOf } from './expectation.ts';
import { figuresExpected, isFigureAlone } from './figures-expected.ts';
import { refusalsOf } from './refusals.ts';
import { textsWithin } from './texts-within.ts';

/** Of kinds that follow one another there are fewer places than kinds, and this one has none. */
const isPassedOver = (design: SoleDesign, gem: Gemstone): boolean =>
  !isRing(design) &&
  design.ornaments.some(({ inTurn }) => inTurn?.some(({ gemstone }) => gemstone === gem)) &&
  !countStones(design).has(gem);

const withNamed = ({ noStones, gemstones, alternatives }: Brief): Expectation[] =>
  noStones
    ? []
    : gemstones
        .filter((gem) => alternatives?.includes(gem) !== true)
        .map((gem) => ({
          name: `${gem} somewhere`,
          cost: COST.named,
          isMet: (design) => gemsWithin(design).includes(gem) && !isPassedOver(design, gem),
        }));

/** A stone of the cut that was named stands somewhere. */
const asCut = ({ stoneCut, noStones, gemstones }: Brief): Expectation[] =>
  stoneCut === null || noStones || gemstones.includes('Pearl')
    ? []
    : [
        {
          name: `cut ${stoneCut}`,
          cost: COST.counted,
          isMet: (design) => JSON.stringify(design).includes(`"cut":"${stoneCut}"`),
        },
      ];

const NO_STONES: StoneCount = { single: 0, inRows: false };

/** The fewest that are several along a chain. */
const FEW = 4;

/** Of the kinds whose number was told by their grammar, "a pearl" and "pearls", there is one, or there are several. */
function asNumbered(brief: Brief): Expectation[] {
  if (brief.noStones || callsForMore({ ...brief, gemstones: [] })) return [];
  // "Those sapphires, just the one": however they were named before.
  const isAlone = brief.arrangements?.includes('solitaire') === true;
  return (brief.gemstoneNumbers ?? [])
    .map(({ gemstone, number: named }) => ({ gemstone, number: isAlone ? 'one' : named }))
    .map(({ gemstone, number }) => ({
      name: number === 'one' ? `one ${gemstone}` : `several of ${gemstone}`,
      cost: COST.counted,
      isMet: (design) => {
        const { single, inRows } = countStones(design).get(gemstone) ?? NO_STONES;
        const isPair = !isRing(design) && design.carrier.kind === 'fitted' && design.carrier.pair;
        if (number === 'one') return single === 1 && !inRows;
        // Along a chain two are no more than one at each end.
        const least = brief.arrangements?.includes('stations') ? FEW : 2;
        return inRows || single >= least || (isPair && single === 1);
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

/** Of one kind that was counted there are so many. */
function asCounted(brief: Brief): Expectation[] {
  const { stoneCount, gemstones, noStones, petals, eachRing, rows } = brief;
  const [gem, ...others] = gemstones;
  if (stoneCount === null || gem === undefined || others.length > 0) return [];
  if (noStones || petals || eachRing || (rows ?? 1) > 1) return [];
  const isMet = (design: SoleDesign): boolean => {
    const { single, inRows } = countStones(design).get(gem) ?? NO_STONES;
    const isPair = !isRing(design) && design.carrier.kind === 'fitted' && design.carrier.pair;
    return inRows || single === stoneCount || (isPair && 2 * single === stoneCount);
  };
  return [{ name: `${stoneCount} of ${gem}`, cost: COST.counted, isMet }];
}

/** A band that was to be thin is, where nobody measured it, mm. */
const SLIM_MM = 2.2;
const asSlim = ({ proportions, bandWidthMm }: Brief): Expectation[] =>
  proportions.band !== 'slim' || bandWidthMm !== null
    ? []
    : [
        {
          name: 'a slim band',
          cost: COST.set,
          isMet: (design) => !isRing(design) || design.band.widthMm <= SLIM_MM,
        },
      ];

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
  // An age shows in how a figure is modelled, a culture in what hangs from it.
  const isOfAge = (figures?.length ?? 0) > 0;
  if (callsForSplendour(isOfAge ? { ...brief, era: null } : brief) || callsForDrops(brief)) return [];
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
  // Pearls are strung by themselves; other beads are sold with spacers as well.
  const cost = gemstones.includes('Pearl') ? COST.balls : COST.added;
  return [{ name: 'no balls of metal', cost, isMet }];
}

export const expectationsOf = (brief: Brief): readonly Expectation[] => [
  ...refusalsOf(brief).map((refusal) => ({ ...refusal, cost: COST.refused })),
  ...asLettered(brief),
  ...withNamed(brief),
  ...asWorn(brief),
  ...asCut(brief),
  ...asNumbered(brief),
  ...asCounted(brief),
  ...asSlim(brief),
  ...asGrouped(brief),
  ...figuresExpected(brief),
  ...asGlazed(brief),
  ...asSet(brief),
  ...withNothingHung(brief),
  ...withNothingAdded(brief),
  ...withoutBalls(brief),
];
