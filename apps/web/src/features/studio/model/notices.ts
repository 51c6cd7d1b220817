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
  /** What was attempted, if it was not the work itself. */
  readonly about?: 'draft';
  /** Whether the message is the server's own. */
  readonly said?: boolean;
}

export interface Notice {
  /** What was attempted: a later notice about the same takes the place of this one. */
  readonly about: 'work' | 'draft';
  readonly title: string;
  readonly description?: string;
  /** Whether buying credits is the way out. */
  readonly offerCredits?: boolean;
  /** Said only where the server has answered: a lost answer may be to a job that runs. */
  readonly nothingCharged?: boolean;
}

/** In the message of a server that gives no status. */
const SHORT_OF_CREDITS = 'Insufficient credits';

const isShort = ({ status, code, message }: StudioError): boolean =>
  status === 402 || code === 'INSUFFICIENT_CREDITS' || message.includes(SHORT_OF_CREDITS);

/** @returns the message without the sentence that the bench says by itself, and whether it had it */
function withoutPromise(message: string): { readonly text: string; readonly promised: boolean } {
  const promise = textsNow(studio)('nothingCharged');
  const text = message.replace(promise, '').replaceAll(/ {2,}/g, ' ').trim();
  return text === '' || text === message.trim()
    ? { text: message, promised: false }
    : { text, promised: true };
}

export function failureNotice(error: StudioError): Notice {
  const t = textsNow(studio);
  const short = isShort(error);
  const description =
    short && error.said === false
      ? t('credits.short.text')
      : error.message || (short ? t('credits.short.text') : textsNow(failures)('unexpected'));
  const { text, promised } = withoutPromise(description);
  return {
    about: error.about ?? 'work',
    title: t(short ? 'credits.short' : 'error'),
    description: text,
    ...(short ? { offerCredits: true } : {}),
    nothingCharged: promised || (typeof error.status === 'number' && error.code !== 'NOT_FOUND'),
  };
}

/** Two decimals, never more than there is. The small addend undoes binary fractions such as 1.1499999. */
export const floorToCents = (credits: number): string => (Math.floor(credits * 100 + 1e-6) / 100).toFixed(2);

const spentWords = (used: number, left: number) =>
  textsNow(studio)('spent', { count: used, used: floorToCents(used), left: floorToCents(left) });

export function successNotice({ variations, credits_used, remaining_credits }: GenerationResult): Notice {
  const t = textsNow(studio);
  return {
    about: 'work',
    title: t('generated'),
    description: `${t('variationCount', { count: variations.length })}. ${spentWords(credits_used, remaining_credits)}`,
  };
}

/** @param measured writes sentences of the engine in the person's language and measures */
export function refinedNotice(result: RefinementResult, measured: (text: string) => string): Notice {
  const t = textsNow(studio);
  const changes = result.variation.changes.map(measured).join(', ');
  const missed = result.notUnderstood.length
    ? ` ${t('notUnderstood', { words: result.notUnderstood.map((words) => `“${phraseNow(words)}”`).join(', ') })}.`
    : '';
  const spent = spentWords(result.credits_used, result.remaining_credits);
  return {
    about: 'work',
    title: t('refined'),
    description: `${changes ? `${changes}. ` : ''}${spent}${missed}`,
  };
}
