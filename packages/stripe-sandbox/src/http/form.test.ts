import { describe, expect, it } from 'vitest';
import { Refusal } from '../errors.ts';
import { parseForm } from './form.ts';

const shown = (text: string): unknown => JSON.parse(JSON.stringify(parseForm(text)));

describe('parseForm', () => {
  it('reads groups, lists, and lists of groups', () => {
    expect(shown('a=1&b[c]=2&b[d][e]=3')).toEqual({ a: '1', b: { c: '2', d: { e: '3' } } });
    expect(shown('l[0][x]=1&l[1][x]=2&l[0][y]=3')).toEqual({ l: [{ x: '1', y: '3' }, { x: '2' }] });
    expect(shown('expand[]=a&expand[]=b.c')).toEqual({ expand: ['a', 'b.c'] });
    expect(shown('t=%E2%82%AC+5%26more')).toEqual({ t: '€ 5&more' });
    expect(shown('')).toEqual({});
  });

  it('lets no name mean anything by itself', () => {
    const form = parseForm('__proto__[polluted]=1&constructor=2');
    expect(Object.getPrototypeOf(form)).toBeNull();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each(['a=1&a[b]=2', `a${'[b]'.repeat(9)}=1`, 'a[b=1', '[a]=1', 'a=%00', 'a[b]c=1'])(
    'refuses %s',
    (text) => {
      expect(() => parseForm(text)).toThrow(Refusal);
    },
  );
});
