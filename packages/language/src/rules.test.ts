import { describe, expect, it } from 'vitest';
import { type Fired, type Rule, ruleSet } from './rules.ts';
import { textOf } from './test-text.ts';

const rule = (changed: Partial<Rule<string>>): Rule<string> => ({
  name: 'refusal',
  when: ['no what:<metal>'],
  effect: 'refuse',
  yes: [],
  no: [],
  ...changed,
});
const findIn = (rules: readonly Rule<string>[], text: string) =>
  ruleSet(rules)
    .findIn(textOf(text, { gold: ['metal'], silver: ['metal'] }))
    .map(({ rule: { name }, first, end }) => [name, first, end]);

describe('a set of rules', () => {
  it('finds every place, rule by rule', () => {
    const like = rule({ name: 'wish', when: ['please'] });
    expect(findIn([rule({}), like], 'please no gold . no silver please')).toEqual([
      ['refusal', 1, 3],
      ['refusal', 4, 6],
      ['wish', 0, 1],
      ['wish', 6, 7],
    ]);
  });

  it('excepts a sentence, or a text, in which an exception stands', () => {
    const text = 'no gold or so . no silver';
    expect(findIn([rule({ unless: ['or so'] })], text)).toEqual([['refusal', 5, 7]]);
    expect(findIn([rule({ unlessAnywhere: ['or so'] })], text)).toEqual([]);
  });

  it('finds a place once, by the first pattern that matches there', () => {
    expect(findIn([rule({ when: ['no gold', 'no <metal>'] })], 'no gold')).toEqual([['refusal', 0, 2]]);
  });

  it('tells who follows of each place in which a rule holds, and of no other', () => {
    const heard: string[] = [];
    const text = {
      ...textOf('no gold or so . no silver', { gold: ['metal'], silver: ['metal'] }),
      onFired: ({ rule: { name }, captures }: Fired<unknown>) => {
        heard.push(`${name} ${captures.what?.first}`);
      },
    };
    ruleSet([rule({ unless: ['or so'] }), rule({ name: 'never', when: ['no pearl'] })]).findIn(text);
    expect(heard).toEqual(['refusal 6']);
  });

  it('has names of their own', () => {
    expect(() => ruleSet([rule({}), rule({})])).toThrow('same name');
  });
});
