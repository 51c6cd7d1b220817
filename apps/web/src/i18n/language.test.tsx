import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cart } from './en/cart.ts';
import './engine.ts';
import { cart as spanishCart } from './es/cart.ts';
import './es/index.ts';
import { formatNumber } from './formats.ts';
import { currentLanguage, rememberedLanguage, rememberLanguage, showLanguage } from './language.ts';
import { Rich } from './rich.tsx';
import { textsNow, useTexts } from './texts.ts';
import { useVocabulary } from './vocabulary.ts';

function Title() {
  const t = useTexts(cart);
  const word = useVocabulary();
  return (
    <p>
      {t('page.title')} {word('Rose Gold')} {word('no such value')}
    </p>
  );
}

afterEach(async () => {
  await act(() => showLanguage('en'));
  localStorage.clear();
});

describe('the language of the page', () => {
  it('changes everywhere once its texts are there', async () => {
    render(<Title />);
    expect(screen.getByText('Your Cart Rose Gold no such value')).toBeDefined();
    await act(() => showLanguage('es'));
    expect(screen.getByText(`${spanishCart['page.title']} Oro rosa no such value`)).toBeDefined();
    expect(textsNow(cart)('page.title')).toBe(spanishCart['page.title']);
    await act(() => showLanguage('en'));
    expect(screen.getByText('Your Cart Rose Gold no such value')).toBeDefined();
  });

  it('is the one chosen last, whichever is loaded first', async () => {
    const spanish = showLanguage('es');
    const english = showLanguage('en');
    await Promise.all([spanish, english]);
    expect(currentLanguage()).toBe('en');
  });

  it('writes numbers its own way', async () => {
    expect(formatNumber(1234.5)).toBe('1,234.5');
  });
});

describe('the choice on the device', () => {
  beforeEach(() => localStorage.clear());

  it('is remembered, and only if it is a language', () => {
    expect(rememberedLanguage()).toBeNull();
    rememberLanguage('es');
    expect(rememberedLanguage()).toBe('es');
    expect(localStorage.getItem('language')).toBe('es');
    localStorage.setItem('language', 'tlh');
    expect(rememberedLanguage()).toBeNull();
    localStorage.setItem('language', 'toString');
    expect(rememberedLanguage()).toBeNull();
  });
});

describe('a text with marks', () => {
  it('draws the known ones and leaves everything else as words', () => {
    render(
      <Rich
        text="Read <terms>the terms</terms>, <b>not</b> <toString>this</toString> <img src=x>."
        marks={{ terms: (words) => <a href="/terms">{words}</a> }}
      />,
    );
    expect(screen.getByRole('link', { name: 'the terms' }).getAttribute('href')).toBe('/terms');
    expect(document.body.textContent).toContain('<b>not</b> <toString>this</toString> <img src=x>.');
  });
});
