import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { studioSlice } from '../model/studio-slice.ts';
import { GuidePanel } from './guide-panel.tsx';

const SECTIONS = [
  'Jewelry Type',
  'Design Era / Style',
  'Cultural Inspirations',
  'Metal & Finish',
  'Gemstones & Settings',
  'Motif & Symbolism',
  'Occasion',
  'Customization',
  'Price Range',
];

afterEach(cleanup);
function open() {
  const store = configureStore({ reducer: combineReducers({ studio: studioSlice.reducer }) });
  const onApplied = vi.fn();
  render(
    <Provider store={store}>
      <GuidePanel onApplied={onApplied} />
    </Provider>,
  );
  return { guide: () => store.getState().studio.designGuide, store, onApplied, user: userEvent.setup() };
}
const section = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });

describe('the Design Guide', () => {
  it('has nine sections that fold', async () => {
    const { user } = open();
    const titles = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(titles).toEqual(SECTIONS);
    expect(screen.queryByRole('slider')).toBeNull();
    await user.click(section('Price Range'));
    expect(screen.getAllByRole('slider')).toHaveLength(2);
    await user.click(section('Price Range'));
    expect(section('Price Range').getAttribute('aria-expanded')).toBe('false');
  });

  it('offers every kind of jewelry, of which one is chosen; clicking it again clears it', async () => {
    const { user, guide } = open();
    const types = within(screen.getByRole('group', { name: 'Jewelry Type' })).getAllByRole('button');
    expect(types).toHaveLength(14);
    await user.click(screen.getByRole('button', { name: 'Ring' }));
    await user.click(screen.getByRole('button', { name: 'Brooch' }));
    expect(guide().selectedType).toBe('Brooch');
    await user.click(screen.getByRole('button', { name: 'Brooch' }));
    expect(guide().selectedType).toBeNull();
  });

  it('has a price from 100 to 20000 in steps of 100, 500 to 5000 at first', async () => {
    const { user, guide } = open();
    await user.click(section('Price Range'));
    const [lowest, highest] = screen.getAllByRole('slider');
    if (!lowest || !highest) throw new Error('no sliders');
    const bounds = (slider: HTMLElement, name: string) => Number(slider.getAttribute(`aria-value${name}`));
    expect([bounds(lowest, 'min'), bounds(highest, 'max')]).toEqual([100, 20_000]);
    expect(guide().priceRange).toEqual([500, 5_000]);
    lowest.focus();
    await user.keyboard('{ArrowRight}');
    expect(guide().priceRange).toEqual([600, 5_000]);
  });

  it('is reset alone, and applied, which closes the drawer', async () => {
    const { user, guide, store, onApplied } = open();
    await user.click(screen.getByRole('button', { name: 'Ring' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onApplied).toHaveBeenCalledOnce();
    expect(store.getState().studio.settingsApplied).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Settings applied');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(guide()).toEqual(studioSlice.getInitialState().designGuide);
    expect(guide().priceRange).toEqual([500, 5_000]);
  });
});
