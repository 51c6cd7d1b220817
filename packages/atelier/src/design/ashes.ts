/** Pieces that are to hold ashes: modelled as the solid piece, with what is left to the workshop told. */
import type { Brief } from '@filigree/contracts';

const CHAMBER_LEFT =
  'The chamber for the ashes is not modelled: the workshop makes room for them inside the piece and closes it.';

/** The brief without the chamber, and what is said of it; null where none was asked for. */
export function withAshRoom(brief: Brief): { readonly brief: Brief; readonly note: string | null } {
  if (brief.arrangements?.includes('ash-chamber') !== true) return { brief, note: null };
  const others = brief.arrangements.filter((name) => name !== 'ash-chamber');
  return { brief: { ...brief, arrangements: others }, note: CHAMBER_LEFT };
}
