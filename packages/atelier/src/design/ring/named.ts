/** What a brief names of a ring's arrangement. */
import type { Arrangement, Brief, SettingStyle } from '@filigree/contracts';
import { asksForSerpent } from '../ornament/serpentWishes.ts';

export const ringArrangements = ({ arrangements }: Brief): readonly Arrangement[] => arrangements ?? [];

const FORMED: ReadonlySet<Arrangement> = new Set([
  'bypass',
  'split-shank',
  'twist',
  'chevron',
  'curved',
  'wavy',
  'toi-et-moi',
  'open',
  'spinner',
]);

/** True where the form of the band itself was asked for by name. */
export const namesForm = (brief: Brief): boolean =>
  isCoiled(brief) || ringArrangements(brief).some((name) => FORMED.has(name));

/** A stone was described, by its kind, cut, weight, size or number, or asked for without a word of it. */
export const describesStone = (brief: Brief): boolean =>
  brief.arrangements?.includes('jewelled') === true ||
  brief.gemstones.length > 0 ||
  brief.stoneCut !== null ||
  brief.caratWeight !== null ||
  brief.stoneSizeMm.length > 0 ||
  brief.stoneCount !== null ||
  brief.proportions.stone !== null;

/** A stone was spoken of, if only by its setting. */
export const speaksOfStone = (brief: Brief): boolean =>
  describesStone(brief) || brief.customGemstone !== null || brief.setting !== null;

/** A figure on both sides of the stone: that is the middle, and they stand on the shoulders. */
export const isFlanked = (brief: Brief): boolean =>
  ringArrangements(brief).includes('flanked') &&
  speaksOfStone(brief) &&
  (brief.figures ?? []).length + brief.motifs.length > 0;

/** Settings of one stone: what is asked so is no row. */
export const OF_ONE: ReadonlySet<SettingStyle | null> = new Set(['Solitary', 'Halo', 'Cluster', 'Tension']);

/** What is worked into the metal of a band all around it. */
export const isWorked = (brief: Brief): boolean =>
  ringArrangements(brief).some(
    (name) => name === 'groove' || name === 'offset-groove' || name === 'grooves' || name === 'contour-lines',
  );

/** A band of metal: a wedding band, a plain band, one that is grooved, where nothing speaks of stones. */
export const isMetalBand = (brief: Brief): boolean =>
  (ringArrangements(brief).includes('band') || isWorked(brief)) &&
  !isEternity(brief) &&
  !speaksOfStone(brief);

/** One stone was weighed or measured, and not each of several alike. */
export const measuresOne = ({ caratWeight, stoneSizeMm, stonesAlike }: Brief): boolean =>
  (caratWeight !== null || stoneSizeMm.length > 0) && stonesAlike !== true;

/** Each of several stones alike was weighed or measured. */
export const measuresEach = ({ caratWeight, stoneSizeMm, stonesAlike }: Brief): boolean =>
  (caratWeight !== null || stoneSizeMm.length > 0) && stonesAlike === true;

/** A band with stones along it: no single stone was described. */
export const isSetBand = (brief: Brief): boolean =>
  ringArrangements(brief).includes('band') &&
  speaksOfStone(brief) &&
  !measuresOne(brief) &&
  (brief.stoneCount === null || brief.stoneCount > 5) &&
  !OF_ONE.has(brief.setting);

/** A row of stones is the ring. */
export const isEternity = (brief: Brief): boolean =>
  ringArrangements(brief).some((name) => name === 'eternity' || name === 'half-eternity') ||
  (isGraduated(brief) &&
    !OF_ONE.has(brief.setting) &&
    (brief.caratWeight === null || brief.stonesAlike === true));

/** Stones that grow smaller to either side: along a band, about a centre stone where one was described. */
export const isGraduated = (brief: Brief): boolean => ringArrangements(brief).includes('graduated');

/** Arrangements whose stones are counted for themselves: two of them are no pair. */
const COUNTED: ReadonlySet<Arrangement> = new Set([
  'berries',
  'eternity',
  'half-eternity',
  'alternating',
  'side-stones',
  'chevron',
  'curved',
  'wavy',
  'coil',
  'open',
  'signet',
  'spinner',
]);

/** "Three opals with tiny diamonds between them": counted stones of one kind that take turns with others. */
export const asksForBetween = ({ arrangements, gemstoneCounts, gemstones }: Brief): boolean =>
  arrangements?.includes('alternating') === true &&
  gemstoneCounts?.[0] !== undefined &&
  gemstoneCounts[0].gemstone === gemstones[0] &&
  gemstoneCounts[0].count > 1;

/** Of a creature that was named two stones are the eyes. */
export const hasTwoEyes = ({ stoneCount, motifs, figures }: Brief): boolean =>
  stoneCount === 2 && motifs.includes('Animal') && (figures?.length ?? 0) > 0;

/** Two main stones on a ring: by their name, or by their number; two on a serpent or another creature are its eyes. */
export const isPair = (brief: Brief): boolean =>
  ringArrangements(brief).includes('toi-et-moi') ||
  (brief.stoneCount === 2 &&
    !asksForSerpent(brief) &&
    !hasTwoEyes(brief) &&
    !ringArrangements(brief).some((name) => COUNTED.has(name)));

/** A band that winds about the finger: named so, or told how often it goes around; a serpent and a twig go their own way. */
export const isCoiled = (brief: Brief): boolean =>
  (ringArrangements(brief).includes('coil') || (brief.coils ?? 1) > 1) &&
  !brief.motifs.includes('Serpent') &&
  !ringArrangements(brief).includes('twig');

/** The band does not close at the top. */
export const isOpen = (brief: Brief): boolean => ringArrangements(brief).includes('open');

/** What is said where an arrangement and the rest of the wish cannot be one ring. */
export const leftOut = (name: Arrangement): string =>
  `The ${name.replaceAll('-', ' ')} arrangement cannot be made with what was asked for besides: it is left out.`;
