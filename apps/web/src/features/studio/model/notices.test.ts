import { describe, expect, it } from 'vitest';
import { measuredNow } from '../../../api/use-measurement-system.ts';
import { testStore } from '../../../testing/render.tsx';
import { testVariation } from '../testing.ts';
import { failureNotice, floorToCents, refinedNotice, successNotice } from './notices.ts';

describe('notices', () => {
  it('knows missing credits by status or by words', () => {
    expect(failureNotice({ message: 'You have 1.', status: 402, code: 'INSUFFICIENT_CREDITS' })).toEqual({
      about: 'work',
      title: 'Insufficient credits',
      description: 'You have 1.',
      offerCredits: true,
      nothingCharged: true,
    });
    expect(failureNotice({ message: '', status: 402, code: 'HTTP_402' }).description).toBe(
      "You don't have enough credits for this generation. Purchase more credits to continue.",
    );
    expect(failureNotice({ message: 'Insufficient credits.', status: 500, code: 'X' }).title).toBe(
      'Insufficient credits',
    );
  });

  it('shows any other failure with its message', () => {
    const notice = failureNotice({ message: 'Too wide.', status: 422, code: 'NOT_MAKEABLE' });
    expect(notice).toEqual({ about: 'work', title: 'Error', description: 'Too wide.', nothingCharged: true });
  });

  it('leaves it to the bench to say, once, that nothing was charged', () => {
    const message = 'This took too long and was stopped. Nothing was charged. Please try again.';
    expect(failureNotice({ message, status: 500, code: 'GENERATION_FAILED' })).toMatchObject({
      description: 'This took too long and was stopped. Please try again.',
      nothingCharged: true,
    });
  });

  it('tells what failed beside the work from the work', () => {
    const draft = { message: 'No.', status: 500, code: 'INTERNAL', about: 'draft' } as const;
    expect(failureNotice(draft).about).toBe('draft');
  });

  it('promises nothing about credits when no answer came', () => {
    const lost = failureNotice({ message: 'No connection.', status: 'FETCH_ERROR', code: 'FETCH_ERROR' });
    expect(lost.nothingCharged).toBe(false);
  });

  it('floors credits to two decimals', () => {
    expect(floorToCents(17.009)).toBe('17.00');
    expect(floorToCents(1.15)).toBe('1.15');
    expect(floorToCents(0.999)).toBe('0.99');
  });

  it('says how many, how much, and what is left', () => {
    const variations = [testVariation(), testVariation()];
    expect(successNotice({ variations, credits_used: 4, remaining_credits: 17.0006 })).toEqual({
      about: 'work',
      title: 'Designs generated!',
      description: '2 variations. 4.00 credits used, 17.00 remaining.',
    });
  });

  it('names what a refinement changed and what it did not understand', () => {
    const variation = testVariation({ changes: ['Band 2 mm -> 1.6 mm'] });
    const result = { variation, notUnderstood: ['wobbly'], credits_used: 1, remaining_credits: 3 };
    const notice = refinedNotice(result, measuredNow(testStore().getState));
    expect(notice.description).toBe(
      'Band 0.079 in → 0.063 in. 1.00 credit used, 3.00 remaining. Not understood: “wobbly”.',
    );
  });
});
