import { preferencesSchema, type Variation } from '@filigree/contracts';
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import { api } from '../../../api/api.ts';
import { preferencesApi } from '../../../api/preferences.ts';
import { showLanguage } from '../../../i18n/language.ts';
import { authReducer, signedIn } from '../../../session/auth-slice.ts';
import { testPiece } from '../../../testing/piece.ts';
import { ADA, tokenFor } from '../../../testing/render.tsx';
import type { MeasurementSystem } from '../../../ui/measure.ts';
import { studioApi } from '../api.ts';
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

/** A store of somebody who measures so. */
async function storeOf(measurementSystem: MeasurementSystem) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, auth: authReducer, studio: studioSlice.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  store.dispatch(signedIn({ user: ADA, accessToken: tokenFor(ADA.id, 900) }));
  const preferences = preferencesSchema.parse({ display: { measurementSystem } });
  await store.dispatch(preferencesApi.util.upsertQueryData('getPreferences', undefined, preferences));
  return store;
}

async function show(
  variation: Variation,
  system: MeasurementSystem,
  region = 'About this piece',
): Promise<string> {
  render(
    <Provider store={await storeOf(system)}>
      <PieceDetails variation={variation} />
    </Provider>,
  );
  return screen.getByRole('region', { name: region }).textContent ?? '';
}

describe('PieceDetails', () => {
  it('says each thing once, weights as "about", and shows what needs care', async () => {
    const variation = testVariation({
      estimate,
      checks: [
        { ...check, verdict: 'caution', message: 'The band is slim. Widen the band.' },
        { ...check, verdict: 'good', message: 'Prongs hold.' },
      ],
    });
    const text = await show(variation, 'metric');
    expect(text).toContain('$1,250 – $3,650');
    expect(text.match(/14k rose gold/g)).toHaveLength(1);
    expect(text).toContain('1 oval sapphire, 8.1 × 6 mm, about 1.5 ct');
    expect(text).toContain('14 × Diamond, Round, 1.3 mm, about 0.14 ct in all');
    expect(text.match(/2025-01-10/g)).toHaveLength(1);
    expect(text.match(/Widen the band/g)).toHaveLength(1);
    expect(text).not.toContain('Prongs hold');
    expect(screen.getByRole('button', { name: '1 check passed' })).toBeTruthy();
  });

  it('measures in inches and pennyweights for those who prefer them, checks too', async () => {
    const message = 'Band: width 1.4 mm, at least 1.5 mm needed.';
    const checks = [{ ...check, verdict: 'caution' as const, message }];
    const text = await show(testVariation({ estimate, checks }), 'imperial');
    expect(text).toContain('1 oval sapphire, 0.32 × 0.24 in, about 1.5 ct');
    expect(text).toContain('About 1.5 dwt (2.3 g) of 14k rose gold');
    expect(text).toContain('Band: width 0.055 in, at least 0.059 in needed.');
    expect(text).not.toMatch(/\d mm/);
  });

  it('says in the chosen language what the engine says in English, in its measures', async () => {
    await showLanguage('es');
    const text = await show(
      testVariation({
        title: 'Oval sapphire halo ring in 18k rose gold',
        version: 2,
        changes: ['Metal 14k yellow gold -> 18k rose gold', 'Band 2.4 mm -> 1.8 mm, to carry it'],
        estimate: { ...estimate, stones: estimate.stones.slice(0, 1) },
        checks: [
          {
            ...check,
            verdict: 'caution',
            message: 'Band at the palm: width 1.4 mm, at least 1.5 mm needed. Widen the band.',
          },
        ],
      }),
      'imperial',
      'Sobre esta pieza',
    );
    await showLanguage('en');
    expect(text).toContain('Anillo halo de zafiro oval en oro rosa de 18 k');
    expect(text).toContain('Metal: oro amarillo de 14 k → oro rosa de 18 k, Aro: 0.094 in → 0.071 in');
    expect(text).toContain('Unos 1.5 dwt (2.3 g) de oro rosa de 14 k');
    expect(text).toContain(
      'Aro en la palma: ancho de 0.055 in; hacen falta al menos 0.059 in. Ensancha el aro.',
    );
    expect(text.match(/Ensancha el aro/g)).toHaveLength(1);
  });

  it('shows the price of the cart, and says before a change that it moves what came from a piece', async () => {
    const store = await storeOf('metric');
    const opened = testVariation({ estimate, basePieceId: testPiece().id });
    const price = (version: number, price: number, basis: 'piece' | 'changed-piece' | 'design') =>
      store.dispatch(
        studioApi.util.upsertQueryData('variationPrice', { id: opened.id, version }, { price, basis }),
      );
    await price(1, 14_500, 'piece');
    await price(2, 9_250, 'changed-piece');
    await price(3, 100, 'design');
    const { rerender } = render(<PieceDetails variation={opened} />, {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    });
    const region = screen.getByRole('region', { name: 'About this piece' });
    const moves = 'A change moves the price with its metal and stones.';
    expect(region.textContent).toContain(`Price in the cart: $14,500. ${moves}`);
    rerender(<PieceDetails variation={{ ...opened, version: 2 }} />);
    expect(region.textContent).toContain(`Price in the cart: $9,250. ${moves}`);
    rerender(<PieceDetails variation={{ ...opened, version: 3 }} />);
    expect(region.textContent).toContain('Price in the cart: $100.');
    expect(region.textContent).not.toContain(moves);
  });
});
