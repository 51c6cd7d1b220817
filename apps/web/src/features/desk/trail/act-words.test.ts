import { deskCalls } from '@filigree/contracts/desk';
import { describe, expect, it } from 'vitest';
import { actInWords, changesInWords } from './act-words.ts';

describe('an act in words', () => {
  const OTHERS = ['deskSignOut', 'deskDeviceLink'];
  const acts = Object.values(deskCalls).filter(({ method, id }) => method !== 'GET' && !OTHERS.includes(id));

  it.each(acts.filter(({ id }) => id !== 'deskInvitation'))('$id has words', ({ id }) => {
    expect(actInWords({ act: id })).not.toBe(id);
  });

  it('is its plain name where this page does not know it', () => {
    expect(actInWords({ act: 'deskMeltDown' })).toBe('deskMeltDown');
  });

  it('tells field by field what is different', () => {
    expect(
      changesInWords({ before: { status: 'paid' }, after: { status: 'shipped', note: 'UPS 1Z' } }),
    ).toEqual(['Status: To begin → On the way', 'Words for the customer: UPS 1Z']);
    expect(changesInWords({ before: { suspended: false }, after: { suspended: true } })).toEqual([
      'Suspended: no → yes',
    ]);
    expect(changesInWords({ before: { refunded: 0 }, after: { reason: 'A scratch', refund: 49.5 } })).toEqual(
      ['Given back: $49.50', 'Reason: A scratch'],
    );
    expect(changesInWords({ before: { ringSize: null }, after: { ringSize: 6.5 } })).toEqual([
      'Ring size: none → 6.5',
    ]);
    const step = { line: 1, step: 'cast' };
    expect(changesInWords({ before: { ...step, done: false }, after: { ...step, done: true } })).toEqual([
      'Line: 1',
      'Step: cast',
      'Done: no → yes',
    ]);
    expect(changesInWords({ before: null, after: null })).toEqual([]);
  });

  it('leaves out ids of notes, notes that say nothing, and what is as before', () => {
    expect(changesInWords({ before: null, after: { note: '0198c0de-0000-7000-8000-000000000000' } })).toEqual(
      [],
    );
    expect(changesInWords({ before: { status: 'paid' }, after: { status: 'paid', note: '' } })).toEqual([]);
  });
});
