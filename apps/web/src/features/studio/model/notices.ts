/** What people are told when something of the studio went wrong or well (section 8 of the specification). */

import type { GenerationResult, RefinementResult } from '@filigree/contracts';
import { failures } from '../../../i18n/en/failures.ts';
import { studio } from '../../../i18n/en/studio.ts';
import { phraseNow } from '../../../i18n/phrases.ts';
import { textsNow } from '../../../i18n/texts.ts';

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

/** Of the server's message, whatever the language of the page. */
const SHORT_OF_CREDITS = 'Insufficient credits';

export function failureNotice(error: StudioError): Notice {
  const t = textsNow(studio);
  const short = error.status === 402 || error.message.includes(SHORT_OF_CREDITS);
  const nothingCharged = typeof error.status === 'number' && error.code !== 'NOT_FOUND';
  if (!short) {
    return {
      title: t('error'),
      description: error.message || textsNow(failures)('unexpected'),
      nothingCharged,
    };
  }
  return {
    title: t('credits.short'),
    description: error.message || t('credits.short.text'),
    offerCredits: true,
    nothingCharged,
  };
}

/** Two decimals, never more than there is. The small addend undoes binary fractions such as 1.1499999. */
export const floorToCents = (credits: number): string => (Math.floor(credits * 100 + 1e-6) / 100).toFixed(2);

const spentWords = (used: number, left: number) =>
  textsNow(studio)('spent', { used: floorToCents(used), left: floorToCents(left) });

export function successNotice({ variations, credits_used, remaining_credits }: GenerationResult): Notice {
  const t = textsNow(studio);
  return {
    title: t('generated'),
    description: `${t('variationCount', { count: variations.length })}. ${spentWords(credits_used, remaining_credits)}`,
  };
}

export function refinedNotice(result: RefinementResult): Notice {
  const t = textsNow(studio);
  const changes = result.variation.changes.map(phraseNow).join(', ');
  const missed = result.notUnderstood.length
    ? ` ${t('notUnderstood', { words: result.notUnderstood.map((words) => `“${phraseNow(words)}”`).join(', ') })}.`
    : '';
  const spent = spentWords(result.credits_used, result.remaining_credits);
  return { title: t('refined'), description: `${changes ? `${changes}. ` : ''}${spent}${missed}` };
}
