/** No answer changes one thing there and back, or twice; over all that customers are known to have typed. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/createDesign.ts';
import { refineDesign } from './refineDesign.ts';
import { settled } from './settled.ts';

const SPOKEN = JSON.parse(
  readFileSync(fileURLToPath(new URL('./spoken.json', import.meta.url)), 'utf8'),
) as readonly (readonly [start: string, instruction: string])[];

/** "Band 3 mm -> 4 mm, to carry it" as what was, and what is. */
function stepIn(change: string): { readonly was: string; readonly is: string } | null {
  const [was, is] = change.split(' -> ');
  return was === undefined || is === undefined ? null : { was, is: is.replace(/[,(].*$/, '').trim() };
}

/** Pairs of changes of which one repeats the other, goes on from it, or takes it back. */
function twice(changes: readonly string[]): string[] {
  const faults: string[] = [];
  changes.forEach((one, at) => {
    const [first, noun] = [stepIn(one), one.split(' ')[0]];
    for (const other of changes.slice(at + 1)) {
      const second = stepIn(other);
      const goesOn =
        first !== null &&
        second !== null &&
        other.split(' ')[0] === noun &&
        (second.was.endsWith(` ${first.is}`) || first.was.endsWith(` ${second.is}`));
      const isBack =
        noun === other.split(' ')[0] &&
        [one, other].filter((c) => / removed\b/.test(c)).length === 1 &&
        [one, other].some((c) => / added\b/.test(c));
      if (one === other || goesOn || isBack) faults.push(`${one} / ${other}`);
    }
  });
  return faults;
}

describe('one answer changes one thing once', () => {
  it('knows what is twice', () => {
    expect(twice(['Fitting post -> hook', 'Fitting hook -> post'])).toHaveLength(1);
    expect(twice(['Halo removed', 'Halo of diamonds added, stones of 1 mm'])).toHaveLength(1);
    expect(twice(['Band 3 mm -> 4 mm', 'Band 4 mm -> 3.5 mm'])).toHaveLength(1);
    expect(twice(['Band 3 mm -> 4 mm', 'Thickness of the band 1.7 mm -> 1.9 mm'])).toEqual([]);
  });

  it.each([0, 7])('as typed by customers, whatever the design (seed %i)', (seed) => {
    const faults = SPOKEN.flatMap(([start, instruction], at) => {
      const result = refineDesign(
        createDesign(interpret({ prompt: start }).brief, seed + 31 * at),
        instruction,
      );
      return result.ok ? twice(result.changes).map((pair) => `${instruction}: ${pair}`) : [];
    });
    expect(faults).toEqual([]);
    expect(SPOKEN.length).toBeGreaterThan(300);
  });
});

it('of two wishes for one thing the last counts', () => {
  const said = (wish: Parameters<typeof settled>[0][number]['wish']) => ({
    wish,
    sentence: 0,
    complained: false,
  });
  const ruby = { kind: 'gemstone', target: 'centre', gemstone: 'Ruby', colour: null } as const;
  const opal = { ...ruby, gemstone: 'Opal' } as const;
  expect(settled([said(ruby), said(opal)])).toEqual([opal]);
  expect(settled([said(ruby), said({ ...opal, target: 'halo' })])).toHaveLength(2);
});
