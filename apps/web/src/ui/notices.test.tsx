import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Notices } from './notices.tsx';
import { notify, takeNotices } from './notify.ts';

beforeEach(() => {
  takeNotices();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const rest = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('notices', () => {
  it('stand in a live region that was there before them, and go by themselves, failures later', () => {
    render(<Notices />);
    const region = screen.getByRole('log', { name: 'Notices' });
    expect(region.getAttribute('aria-live')).toBe('polite');
    act(() => notify({ about: 'a', title: 'Saved' }));
    act(() => notify({ about: 'b', tone: 'destructive', title: 'Logout failed', description: 'Try again.' }));
    expect(region.textContent).toBe('SavedLogout failedTry again.');
    rest(5_000);
    expect(region.textContent).toBe('Logout failedTry again.');
    rest(3_000);
    expect(region.textContent).toBe('');
  });

  it('wait while somebody has come to them', () => {
    render(<Notices />);
    act(() => notify({ about: 'a', title: 'Saved' }));
    const close = screen.getByRole('button', { name: 'Close this notice' });
    close.focus();
    rest(60_000);
    expect(screen.getByText('Saved')).toBeTruthy();
    close.blur();
    rest(5_000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('do not wait for whoever has closed another one of them', () => {
    render(<Notices />);
    act(() => notify({ about: 'a', title: 'Saved' }));
    act(() => notify({ about: 'b', title: 'Added' }));
    const [close] = screen.getAllByRole('button', { name: 'Close this notice' });
    close?.focus();
    fireEvent.click(close as HTMLElement);
    rest(10_000);
    expect(screen.queryByText('Added')).toBeNull();
  });

  it('do what they offer, once, and can be closed', () => {
    const undo = vi.fn();
    render(<Notices />);
    act(() => notify({ about: 'a', title: 'Removed', action: { label: 'Undo', onSelect: undo } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Removed')).toBeNull();
    act(() => notify({ about: 'a', title: 'Saved' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stand in the dialog that is open, and in the page again once it is closed', () => {
    const page = (open: boolean) => (
      <>
        <Notices />
        <Dialog open={open} onOpenChange={() => undefined} title="Share">
          <p>A picture</p>
        </Dialog>
      </>
    );
    const { rerender } = render(page(true));
    act(() => notify({ about: 'share', tone: 'destructive', title: 'Missing fields' }));
    expect(within(screen.getByRole('dialog')).getByText('Missing fields')).toBeTruthy();
    expect(screen.getAllByText('Missing fields')).toHaveLength(1);
    rerender(page(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Missing fields')).toBeTruthy();
  });
});
