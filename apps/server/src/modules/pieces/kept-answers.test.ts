import { setImmediate } from 'node:timers/promises';
import { piecesCalls } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { prepareList } from '../../http/prepared.ts';
import { openKeptAnswers, type RevisionSource, shared } from './kept-answers.ts';

describe('shared', () => {
  it('never answers with a run that began before the question', async () => {
    let value = 0;
    let runs = 0;
    const ask = shared(async () => {
      runs += 1;
      const seen = value;
      await setImmediate();
      return seen;
    });
    const answers: Promise<[number, number]>[] = [];
    for (let step = 1; step <= 200; step++) {
      value = step;
      answers.push(ask().then((seen) => [step, seen]));
      if (step % 7 === 0) await setImmediate();
    }
    for (const [asked, seen] of await Promise.all(answers)) expect(seen).toBeGreaterThanOrEqual(asked);
    expect(runs).toBeLessThan(200);
  });

  it('fails for those who asked for that run, and works again for the next', async () => {
    let isBroken = true;
    const ask = shared(async () => {
      await setImmediate();
      if (isBroken) throw new Error('broken');
      return 'well';
    });
    const [first, second] = [ask(), ask()];
    await expect(first).rejects.toThrow('broken');
    isBroken = false;
    await expect(second).resolves.toBe('well');
    await expect(ask()).resolves.toBe('well');
  });
});

describe('openKeptAnswers', () => {
  const answerOf = (bytes: number) => prepareList(piecesCalls.listPieces, ['"'.padEnd(bytes, 'x')]);

  it('makes an answer once a revision, and keeps no more than it may', async () => {
    let revision = 'first';
    const source: RevisionSource = { query: async () => ({ rows: [{ revision }] }) };
    const kept = openKeptAnswers(source, 10_000);
    const made: string[] = [];
    const get = (key: string) =>
      kept.get('listPieces', key, async (seen) => {
        made.push(`${seen} ${key}`);
        return answerOf(4_000);
      });
    await Promise.all([get('a'), get('a'), get('a')]);
    await get('b');
    await get('a');
    expect(made).toEqual(['first a', 'first b']);
    // No room for three: the one that was not used for the longest time goes.
    await get('c');
    await get('a');
    expect(made).toEqual(['first a', 'first b', 'first c']);
    await get('b');
    expect(made.at(-1)).toBe('first b');
    revision = 'second';
    await get('a');
    expect(made.at(-1)).toBe('second a');
  });

  it('keeps neither what is not there nor what has failed', async () => {
    const source: RevisionSource = { query: async () => ({ rows: [{ revision: 'only' }] }) };
    const kept = openKeptAnswers(source);
    expect(await kept.get('getPiece', 'x', async () => undefined)).toBeUndefined();
    await expect(kept.get('getPiece', 'x', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    const answer = { ...answerOf(10), callId: 'getPiece' as const };
    expect(await kept.get('getPiece', 'x', async () => answer)).toBe(answer);
  });
});
