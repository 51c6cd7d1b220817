/** The dome ring (bombé): where it is one, and what of it is hollowed. */
import type { Brief } from '@filigree/contracts';
import { GEM_FACTS } from '../stones/gems.ts';
import type { RingBand, RingDesign, RingType } from './document.ts';
import { describesStone, ringArrangements } from './named.ts';
import type { RingSketch } from './recipes/recipe.ts';

/** Thickness of its shank at the palm, mm: that of a plain ring. */
export const BOMBE_PALM_MM = 1.8;
/** Lower ones are half round bands, and stay whole; wall of the others, smooth and where stones are let in, mm. */
const HOLLOW_FROM_MM = 2.8;
const WALL_MM = { plain: 1.2, set: 1.45 } as const;

export const isBombe = ({ profile }: Pick<RingBand, 'profile'>): boolean => profile === 'bombe';

/** Its stones lie all over the dome, in as many rows as have room, rather than along the middle of a band. */
export const coversDome = ({
  band,
  head,
  bandStones: row,
}: Pick<RingDesign, 'band' | 'head' | 'bandStones'>): boolean =>
  isBombe(band) &&
  head === null &&
  band.form === 'single' &&
  (row?.setting === 'pave' || row?.setting === 'flush');

/** Stones that are sunk into a dome; larger ones stand in heads. */
const LARGEST = { carat: 0.6, mm: 5.2 } as const;
/** A narrower one of a told width is a half round band, mm. */
const LEAST_WIDE_MM = 6;
/** What goes with a dome besides ribs, which a twisted one has. */
const BESIDE_DOME: ReadonlySet<string> = new Set([
  'band',
  'twist',
  'flush-set',
  'solitaire',
  'jewelled',
  'adjustable',
]);
const SETTINGS: ReadonlySet<Brief['setting']> = new Set<Brief['setting']>([
  null,
  'Pave',
  'Solitary',
  'Bezel',
]);

/**
 * The brief of a dome ring; of a ring that bears something else than a dome (figures, a pattern, a domed stone) with the half
 * round band that "domed" means there.
 */
export function domeOrBand(brief: Brief, type: RingType): Brief {
  if (brief.bandProfile !== 'bombe') return brief;
  const { arrangements, motifs, figures, culture, metals, gemstones, customGemstone } = brief;
  const { setting, bandWidthMm, caratWeight, stoneSizeMm } = brief;
  const isDome =
    type === 'Ring' &&
    (bandWidthMm ?? LEAST_WIDE_MM) >= LEAST_WIDE_MM &&
    (arrangements ?? []).every((name) => BESIDE_DOME.has(name)) &&
    motifs.length + (figures?.length ?? 0) + culture.length === 0 &&
    !metals.includes('Enamel') &&
    customGemstone === null &&
    gemstones.every((gemstone) => GEM_FACTS[gemstone].form === 'faceted') &&
    SETTINGS.has(setting) &&
    (caratWeight ?? 0) <= LARGEST.carat &&
    Math.max(0, ...stoneSizeMm) <= LARGEST.mm;
  return isDome ? brief : { ...brief, bandProfile: 'd-shape' };
}

/** A dome ring with one stone, which was described as one, rather than with small ones all over. */
export const isOfOneStone = (brief: Brief): boolean =>
  brief.caratWeight !== null ||
  brief.stoneSizeMm.length > 0 ||
  brief.stoneCount === 1 ||
  brief.setting === 'Solitary' ||
  ringArrangements(brief).includes('solitaire') ||
  (brief.setting === 'Bezel' && describesStone(brief));

/** The wall of a dome that is hollowed from the finger side, mm; null for one that is low, or was asked for solid. */
export function domeWallMm(
  { hollow }: Brief,
  { band, head, bandStones }: Pick<RingSketch, 'band' | 'head' | 'bandStones'>,
): number | null {
  if (!isBombe(band) || band.form !== 'single' || head !== null || hollow === false) return null;
  if (band.thicknessMm < HOLLOW_FROM_MM) return null;
  return bandStones === null ? WALL_MM.plain : WALL_MM.set;
}

export const domeHollowed = (wallMm: number): string =>
  `The dome is hollowed from the finger side, as dome rings are, to be light: a wall of ${wallMm} mm is left.`;
