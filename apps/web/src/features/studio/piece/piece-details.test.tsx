import { configureStore } from '@reduxjs/toolkit';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import { api } from '../../../api/api.ts';
import { studioSlice } from '../model/studio-slice.ts';
import { testVariation } from '../testing.ts';
import { PieceDetails } from './piece-details.tsx';

const estimate = {
  metals: [{ alloy: '14k rose gold', massG: 2.3, text: 'about 2.3 g of 14k rose gold' }],
  stones: [
    {
      gemstone: 'Sapphire',
      cut: 'Oval',
      count: 1,
      size: '1 oval sapphire, 8.1 × 6 mm',
      about: 'about 1.5 ct',
    },
    { gemstone: 'Diamond', cut: 'Round', count: 14, size: '1.3 mm', about: 'about 0.14 ct in all' },
  ],
  priceUsd: { low: 1250, high: 3650 },
  pricesOf: '2025-01-10',
  note: 'estimated at prices of 2025-01-10',
};
const check = { check: 'shank', stage: 'wears' as const, remedy: 'Widen the band.' };

afterEach(cleanup);

describe('PieceDetails', () => {
  it('says each thing once, weights as "about", and shows what needs care', () => {
    const variation = testVariation({
      estimate,
      checks: [
        { ...check, verdict: 'caution', message: 'The band is slim. Widen the band.' },
        { ...check, verdict: 'good', message: 'Prongs hold.' },
      ],
    });
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer, studio: studioSlice.reducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    render(
      <Provider store={store}>
        <PieceDetails variation={variation} />
      </Provider>,
    );
    const text = screen.getByRole('region', { name: 'About this piece' }).textContent ?? '';
    expect(text).toContain('$1,250 – $3,650');
    expect(text.match(/14k rose gold/g)).toHaveLength(1);
    expect(text).toContain('1 oval sapphire, 8.1 × 6 mm, about 1.5 ct');
    expect(text).toContain('14 × Diamond, Round, 1.3 mm, about 0.14 ct in all');
    expect(text.match(/2025-01-10/g)).toHaveLength(1);
    expect(text.match(/Widen the band/g)).toHaveLength(1);
    expect(text).not.toContain('Prongs hold');
    expect(screen.getByRole('button', { name: '1 check passed' })).toBeTruthy();
  });
});
