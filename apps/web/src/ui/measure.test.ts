import { afterEach, describe, expect, it } from 'vitest';
import { showLanguage } from '../i18n/language.ts';
import { formatInches, formatLength } from './measure.ts';

describe('dimensions', () => {
  afterEach(() => showLanguage('en'));

  it('are written in inches to a hundredth, or in millimetres to a tenth', () => {
    expect(formatLength(6.5, 'imperial')).toBe('0.26 in');
    expect(formatLength(6.54, 'metric')).toBe('6.5 mm');
    expect(formatInches(18, 'imperial')).toBe('18 in');
  });

  it('say no more than can be measured on long things', () => {
    expect(formatInches(18, 'metric')).toBe('457 mm');
    expect(formatLength(99.96, 'metric')).toBe('100 mm');
  });

  it('are written as the language writes numbers', async () => {
    await showLanguage('es');
    expect(formatLength(1234.5, 'metric')).toMatch(/^1[., {2}]?23[45] mm$/);
  });
});
