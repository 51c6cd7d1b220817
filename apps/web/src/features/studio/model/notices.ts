/** What people are told when something of the studio went wrong or well (section 8 of the specification). */
import type { GenerationResult, RefinementResult } from '@filigree/contracts';
import { FALLBACK_MESSAGES } from '@filigree/contracts/fallback-messages';

/** A failed call as the store keeps it. */
export interface StudioError {
  readonly message: string;
  /** HTTP status, or the transport's word when no answer came. */
  readonly status: number | string;
  readonly code: string;
}

export interface Notice {
  readonly title: string;
  readonly description?: string;
  /** Whether buying credits is the way out. */
  readonly offerCredits?: boolean;
  /** Said only where the server has answered: a lost answer may be to a job that runs. */
  readonly nothingCharged?: boolean;
}

export const INSUFFICIENT_CREDITS =
  "You don't have enough credits for this generation. Purchase more credits to continue.";

export function failureNotice(error: StudioError): Notice {
  const short = error.status === 402 || error.message.includes('Insufficient credits');
  const nothingCharged = typeof error.status === 'number' && error.code !== 'NOT_FOUND';
  if (!short) {
    return { title: 'Error', description: error.message || FALLBACK_MESSAGES.unexpected, nothingCharged };
  }
  return {
    title: 'Insufficient credits',
    description: error.message || INSUFFICIENT_CREDITS,
    offerCredits: true,
    nothingCharged,
  };
}

/** Two decimals, never more than there is. The small addend undoes binary fractions such as 1.1499999. */
export const floorToCents = (credits: number): string => (Math.floor(credits * 100 + 1e-6) / 100).toFixed(2);

export function successNotice({ variations, credits_used, remaining_credits }: GenerationResult): Notice {
  const count = `${variations.length} ${variations.length === 1 ? 'variation' : 'variations'}`;
  const spent = `${floorToCents(credits_used)} credits used`;
  return {
    title: 'Designs generated!',
    description: `${count}. ${spent}, ${floorToCents(remaining_credits)} remaining.`,
  };
}

export function refinedNotice(result: RefinementResult): Notice {
  const changes = result.variation.changes.join(', ');
  const missed = result.notUnderstood.length
    ? ` Not understood: ${result.notUnderstood.map((words) => `“${words}”`).join(', ')}.`
    : '';
  const spent = `${floorToCents(result.credits_used)} credits used, ${floorToCents(result.remaining_credits)} remaining.`;
  return { title: 'Design refined', description: `${changes ? `${changes}. ` : ''}${spent}${missed}` };
}
