import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoutes } from '../../testing/render.tsx';
import { PATIENCE_MS, ProgressLine } from './progress-line.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page whose code comes when it is told to. */
function open() {
  let arrive: () => void = () => undefined;
  const code = new Promise<{ Component: () => string }>((resolve) => {
    arrive = () => resolve({ Component: () => 'the next page' });
  });
  const { router } = renderRoutes(
    [
      { path: '/', element: <ProgressLine /> },
      { path: '/next', lazy: () => code },
    ],
    '/',
  );
  return { router, arrive };
}
/** The navigation has begun when this returns. */
async function leaveFor(router: ReturnType<typeof open>['router'], to: string): Promise<void> {
  await act(async () => void router.navigate(to));
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the line above a page that is slow to come', () => {
  it('is not seen when the page comes soon', async () => {
    const { router, arrive } = open();
    await leaveFor(router, '/next');
    await wait(PATIENCE_MS - 1);
    expect(screen.queryByRole('progressbar')).toBeNull();
    arrive();
    await wait(PATIENCE_MS);
    expect(screen.getByText('the next page')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('says that the page is loading, until it is there', async () => {
    const { router, arrive } = open();
    await leaveFor(router, '/next');
    await wait(PATIENCE_MS);
    expect(screen.getByRole('progressbar', { name: 'The page is loading' })).toBeTruthy();
    arrive();
    await wait(0);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('goes when somebody turns back before the page has come', async () => {
    const { router } = open();
    await leaveFor(router, '/next');
    await wait(PATIENCE_MS);
    void router.navigate('/');
    await wait(0);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
