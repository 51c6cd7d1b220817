import { describe, expect, it } from 'vitest';
import { readRequests } from './request.ts';

const REQUEST = {
  id: 'a',
  text: 'a ruby ring',
  kind: 'plain',
  facts: [{ is: 'stones', kind: 'Ruby', count: 1 }],
};

describe('requests', () => {
  it('are one a line; empty lines are passed over', () => {
    expect(
      readRequests(`${JSON.stringify(REQUEST)}\n\n${JSON.stringify({ ...REQUEST, id: 'b' })}\n`),
    ).toEqual([REQUEST, { ...REQUEST, id: 'b' }]);
  });

  it.each([
    ['no JSON', 'a ruby ring'],
    ['an unknown fact', JSON.stringify({ ...REQUEST, facts: [{ is: 'pretty' }] })],
    [
      'a stone that the house does not know',
      JSON.stringify({ ...REQUEST, facts: [{ is: 'noStone', value: 'Jade' }] }),
    ],
    ['a misspelled field', JSON.stringify({ ...REQUEST, facts: [{ is: 'stones', kinds: 'Ruby' }] })],
    ['no facts', JSON.stringify({ ...REQUEST, facts: [] })],
  ])('are refused with their line: %s', (_, line) => {
    expect(() => readRequests(`${JSON.stringify(REQUEST)}\n${line}`)).toThrow('line 2 is no request');
  });
});
