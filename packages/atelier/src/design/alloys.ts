import type { Brief, CulturalInspiration, Metal } from '@filigree/contracts';
import { ALLOY_FACTS, alloyName } from '../materials/index.ts';
import { cultureRules } from './cultures.ts';
import type { Alloy } from './parts.ts';

type Base = Pick<Alloy, 'family' | 'karat' | 'colour'>;

const gold = (karat: Alloy['karat'], colour: Alloy['colour']): Base => ({ family: 'gold', karat, colour });

/** What each option is made of when nothing else narrows it down. */
const BASES: Readonly<Partial<Record<Metal, Base>>> = {
  '10k Gold': gold(10, 'yellow'),
  '14k Gold': gold(14, 'yellow'),
  '18k Gold': gold(18, 'yellow'),
  '22k Gold': gold(22, 'yellow'),
  '24k Gold': gold(24, 'yellow'),
  'White Gold': gold(14, 'white'),
  'Rose Gold': gold(14, 'rose'),
  'Yellow Gold': gold(14, 'yellow'),
  Platinum: { family: 'platinum', karat: null, colour: 'white' },
  Silver: { family: 'silver', karat: null, colour: 'white' },
  Titanium: { family: 'titanium', karat: null, colour: 'grey' },
  Tungsten: { family: 'tungsten-carbide', karat: null, colour: 'grey' },
  Palladium: { family: 'palladium', karat: null, colour: 'white' },
};

/** Above it there is only yellow gold: whitening and reddening take more other metal than 22k leaves room for. */
const HIGHEST_COLOURED_KARAT = 18;

/** Gold of a colour as fine as asked, or as fine as that colour is made. */
const goldOf = (karat: Alloy['karat'], colour: Alloy['colour']): Base =>
  gold(colour !== 'yellow' && (karat ?? 0) > HIGHEST_COLOURED_KARAT ? HIGHEST_COLOURED_KARAT : karat, colour);

const KARATS: readonly Metal[] = ['10k Gold', '14k Gold', '18k Gold', '22k Gold', '24k Gold'];
const COLOURED: readonly Metal[] = ['Rose Gold', 'Yellow Gold'];
const COLOURS: readonly Metal[] = ['White Gold', 'Rose Gold', 'Yellow Gold'];

/** An alloy of one option. White gold is sold rhodium plated, and said so. */
export function alloyOf(id: string, metal: Metal, base: Base = BASES[metal] ?? gold(14, 'yellow')): Alloy {
  const white = base.family === 'gold' && base.colour === 'white';
  return { id, metal, ...base, plating: white ? 'rhodium' : 'none', recycled: false };
}

/** Stones pressed into rims of fine gold, as they are set in India: the name of the work is that of its gold. */
const OF_FINE_GOLD = /^(?:kundan|polki|jadau)/i;
/** Signs of every faith, of no people's goldsmithing. */
const OF_NO_PEOPLE: ReadonlySet<CulturalInspiration> = new Set(['Religious / Spiritual Icons']);

/**
 * The metals that are taken of their own accord: those of the era, unless a people whose brides wear gold was named. A
 * wedding is white where nothing else is said, and no age turns kundan white.
 */
function unsaid({ era, culture, customCut }: Brief, preferred: readonly Metal[]): readonly Metal[] {
  const [people] = culture;
  if (people === undefined || OF_NO_PEOPLE.has(people)) return preferred;
  const { metals } = cultureRules(people);
  const isOfGold = KARATS.includes(metals[0] ?? 'Silver');
  return isOfGold && (era === 'Classic / Bridal' || OF_FINE_GOLD.test(customCut ?? '')) ? metals : preferred;
}

/** "Gold kundan": gold of which no fineness was said is as fine as the work. */
const isFineYellow = ({ customCut }: Brief, bodies: readonly Metal[]): boolean =>
  OF_FINE_GOLD.test(customCut ?? '') && bodies.length === 1 && bodies[0] === 'Yellow Gold';

export interface ResolvedAlloys {
  readonly alloys: Alloy[];
  readonly adjustments: string[];
}

/**
 * Alloys of a piece, the main one first. A karat and a colour together mean one alloy (18k and rose gold: 18k rose);
 * two metals that cannot be one are two alloys, the first for the body and the second for the setting.
 * `preferred` is taken when no metal was named.
 */
export function resolveAlloys(brief: Brief, preferred: readonly Metal[]): ResolvedAlloys {
  const adjustments: string[] = [];
  const asked = [...new Set(brief.metals)];
  const recycled = asked.includes('Recycled Metal') || brief.sustainability;
  const black = asked.includes('Black Rhodium');
  const mixed = asked.includes('Mixed Metals');
  const bodies = oneHard(
    asked.filter((metal) => BASES[metal] !== undefined),
    adjustments,
  );
  const alloys = isFineYellow(brief, bodies)
    ? [alloyOf('', 'Yellow Gold', gold(22, 'yellow'))]
    : merge(bodies, adjustments);
  if (alloys.length === 0) {
    const choice =
      unsaid(brief, preferred).find((metal) => !brief.excludedMetals.includes(metal)) ?? 'Silver';
    alloys.push(black && !mixed ? alloyOf('main', blackBase(brief)) : ofOwnAccord(choice, brief));
  }
  // "A black ring with a line of rose gold": the black is a metal of its own, and the body.
  const blackBody =
    black && !mixed && asked[0] === 'Black Rhodium' && COLOURED.includes(bodies[0] ?? 'Silver');
  if (blackBody) {
    const { karat } = alloys[0]!;
    const base = blackBase(brief);
    alloys.unshift(base === 'Silver' ? alloyOf('', base) : alloyOf('', base, goldOf(karat, 'white')));
  }
  if (mixed && alloys.length < 2) alloys.push(contrastTo(alloys[0], brief));
  // Of a stripe alone the metal was said: the band is of another. Karat that no colour stands at is of yellow gold.
  const [only] = alloys;
  if (brief.stripeMm != null && only !== undefined && alloys.length === 1)
    alloys.unshift(
      only.family === 'gold' && only.colour !== 'yellow' && asked.some((metal) => KARATS.includes(metal))
        ? alloyOf('', 'Yellow Gold', goldOf(only.karat, 'yellow'))
        : contrastTo(only, brief),
    );
  const plated = alloys.slice(0, 3).map(
    (alloy, i): Alloy => ({
      ...alloy,
      id: ['main', 'second', 'third'][i],
      recycled,
      plating:
        black && i === (alloys.length > 1 && bodies.length > 0 && mixed ? 1 : 0)
          ? 'black-rhodium'
          : alloy.plating,
    }),
  );
  if (bodies.length > 3)
    adjustments.push('A piece is made of three alloys at most: the first three were taken.');
  return { alloys: plated, adjustments };
}

const HARD: readonly Metal[] = ['Titanium', 'Tungsten'];

/** "Tungsten or titanium": the two are never joined in one piece, so that the first of them is taken. */
function oneHard(metals: readonly Metal[], adjustments: string[]): readonly Metal[] {
  const [first, second] = metals.filter((metal) => HARD.includes(metal));
  if (first === undefined || second === undefined) return metals;
  adjustments.push(
    `${first} and ${second.toLowerCase()} are not joined in one piece: it is made of ${first.toLowerCase()}.`,
  );
  return metals.filter((metal) => metal !== second);
}

function merge(metals: readonly Metal[], adjustments: string[]): Alloy[] {
  const karats = metals.filter((metal) => KARATS.includes(metal));
  const colours = metals.filter((metal) => COLOURS.includes(metal));
  if (karats.length === 1 && colours.length >= 1) {
    const karat = BASES[karats[0]]?.karat ?? 14;
    // One karat names the fineness of every colour; an 18k white and rose ring has two 18k alloys.
    const rest = metals.filter((metal) => metal !== karats[0]);
    return rest.map((metal) => {
      const base = BASES[metal] ?? gold(14, 'yellow');
      if (base.family !== 'gold') return alloyOf('', metal, base);
      const made = goldOf(karat, base.colour);
      if (made.karat !== karat)
        adjustments.push(
          `Gold of ${karat} karat is only yellow: the ${base.colour} gold is of ${made.karat} karat, the finest there is.`,
        );
      return alloyOf('', metal, made);
    });
  }
  return metals.map((metal) => alloyOf('', metal));
}

/** What is taken where no metal was named. Black that nobody asked for costs no gold: it is silver, blackened. */
function ofOwnAccord(choice: Metal, brief: Brief): Alloy {
  if (choice !== 'Black Rhodium') return alloyOf('main', choice);
  const base = brief.excludedMetals.includes('Silver') ? 'White Gold' : 'Silver';
  return { ...alloyOf('main', base), plating: 'black-rhodium' };
}

const blackBase = (brief: Brief): Metal =>
  brief.excludedMetals.includes('White Gold') ? 'Silver' : 'White Gold';

function contrastTo(alloy: Alloy, brief: Brief): Alloy {
  const options: Metal[] =
    alloy.colour === 'white' || alloy.colour === 'grey'
      ? ['Rose Gold', 'Yellow Gold']
      : ['White Gold', 'Platinum', 'Rose Gold'];
  const metal = options.find((option) => !brief.excludedMetals.includes(option)) ?? options[0];
  const base = BASES[metal] ?? gold(14, 'white');
  return alloyOf('second', metal, base.family === 'gold' ? goldOf(alloy.karat ?? 14, base.colour) : base);
}

/** Hard grey metals are machined or sintered: nothing fine can be raised from them. */
export const cannotRaiseProngs = (alloy: Alloy): boolean =>
  alloy.family === 'titanium' || alloy.family === 'tungsten-carbide';

/** Holds a stone between its ends without giving way. */
export const keepsSpring = (alloy: Alloy): boolean => ALLOY_FACTS[alloyName(alloy)].springy;

/** Harder than what a setter pushes: nothing made of it closes over a stone. */
export const cannotBePushed = (alloy: Alloy): boolean => alloy.family === 'tungsten-carbide';

/** Pure gold bends under wear. */
export const tooSoftForProngs = (alloy: Alloy): boolean => alloy.family === 'gold' && alloy.karat === 24;
