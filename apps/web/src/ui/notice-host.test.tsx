import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverAnswered } from '../session/reach.ts';
import { NoticeHost } from './notice-host.tsx';
import { notify, takeNotices } from './notify.ts';

vi.mock('./toaster.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/toaster.js');
});

beforeEach(() => {
  takeNotices();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => {
  cleanup();
  serverAnswered();
  vi.unstubAllGlobals();
});

it('tells of what went wrong in plain words when the toaster cannot be had', async () => {
  const open = vi.fn();
  render(<NoticeHost />);
  act(() => notify({ title: 'Logout failed', description: 'Please try again.', tone: 'destructive' }));
  expect(await screen.findByText('Logout failed')).toBeTruthy();
  act(() => notify({ title: 'Added to cart', action: { label: 'Open', onSelect: open } }));
  screen.getByRole('button', { name: 'Open' }).click();
  expect(open).toHaveBeenCalledTimes(1);
  act(() => screen.getByRole('button', { name: 'Close this notice' }).click());
  expect(screen.queryByText('Logout failed')).toBeNull();
});
