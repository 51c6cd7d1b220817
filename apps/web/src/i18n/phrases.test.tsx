import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showLanguage } from './language.ts';
import { phraseNow, usePhrases } from './phrases.ts';

describe('the phrases of the page', () => {
  afterEach(() => act(() => showLanguage('en')));

  it('follow its language', async () => {
    const { result } = renderHook(() => usePhrases());
    expect(result.current('Widen the band.')).toBe('Widen the band.');
    await act(() => showLanguage('es'));
    expect(result.current('Widen the band.')).toBe('Ensancha el aro.');
    expect(phraseNow('Widen the band.')).toBe('Ensancha el aro.');
    expect(phraseNow('Nobody said this.')).toBe('Nobody said this.');
  });
});
