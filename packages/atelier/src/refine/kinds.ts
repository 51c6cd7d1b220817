import type { Gemstone, StoneCut } from '@filigree/contracts';
import type { StoneKind } from '../design/parts.ts';
import { GEM_FACTS } from '../design/stones/gems.ts';
import { domeCut, domeWord } from '../design/stones/proportions.ts';
import type { Change } from './change.ts';
import { lower } from './outcome.ts';

/** A gemstone in the way its nature allows: the cut is kept where it can be. */
export function kindOf(gemstone: Gemstone, cut: StoneCut): { kind: StoneKind; note: string | null } {
  const { form } = GEM_FACTS[gemstone];
  if (form === 'faceted') return { kind: { gemstone, cut, form, colour: null }, note: null };
  if (form === 'bead') {
    const note = cut === 'Round' ? null : 'pearls are never cut, so it is round';
    return { kind: { gemstone, cut: 'Round', form, colour: null }, note };
  }
  return {
    kind: { gemstone, cut: domeCut(cut), form, colour: null },
    note: `${lower(gemstone)} is polished as a dome`,
  };
}

/** A small stone beside or about another, each in its own claws: domes, pearls and soft gems too, as designs have it. */
export const besideKind = (
  gemstone: Gemstone,
  colour: StoneKind['colour'] = null,
  cut: StoneCut = 'Round',
): StoneKind => ({ ...kindOf(gemstone, cut).kind, colour });

/** Two eyes are set one by one: they may be softer than what is set in rows. */
export function canBeEye(gemstone: Gemstone): boolean {
  const { mohs, form } = GEM_FACTS[gemstone];
  return mohs >= 6.5 && form === 'faceted';
}

/** "oval sapphire", "pearl", "oval opal cabochon". */
export function sayKind({ gemstone, cut, form, colour }: StoneKind): string {
  const gem = `${colour === null ? '' : `${colour} `}${lower(gemstone)}`;
  if (form === 'bead') return gem;
  if (form === 'cabochon') return `${domeWord(cut)} ${gem} cabochon`;
  return `${cut === 'Emerald' ? 'emerald-cut' : lower(cut)} ${gem}`;
}

/** Whether an exchange speaks of stones of this kind at all. */
export const isMeant = (
  { old, kept }: Extract<Change, { kind: 'gemstone' }>,
  { gemstone }: Pick<StoneKind, 'gemstone'>,
): boolean => (old === undefined || old === gemstone) && kept?.includes(gemstone) !== true;
