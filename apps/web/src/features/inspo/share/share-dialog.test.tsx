import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderRoutes } from '../../../testing/render.tsx';
import { takeNotices } from '../../../ui/notify.ts';
import { inspoSlice } from '../model/inspo-slice.ts';
import { ShareDialog } from './share-dialog.tsx';

vi.mock('../use-inspo.ts', () => ({ useInspo: () => inspoSlice.getInitialState() }));

afterEach(() => {
  cleanup();
  takeNotices();
});
const onShared = vi.fn();
const open = () => {
  const author = { name: 'Ada', avatar: null };
  const element = <ShareDialog author={author} onClose={vi.fn()} onShared={onShared} />;
  renderRoutes([{ path: '/inspo', element }], '/inspo');
};
const share = () => userEvent.click(screen.getByRole('button', { name: 'Share' }));
const MISSING = [{ tone: 'destructive', title: 'Missing fields' }];

describe('sharing a picture', () => {
  it('asks for a title, then for an image', async () => {
    open();
    await share();
    expect(takeNotices()).toMatchObject(MISSING);
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    await userEvent.type(screen.getByLabelText('Title'), 'Blue');
    await share();
    expect(takeNotices()).toMatchObject(MISSING);
    expect(onShared).not.toHaveBeenCalled();
  });

  it('refuses an image of 5 MB or more, and one that is none', async () => {
    open();
    const choose = (bytes: number, type: string) =>
      fireEvent.change(screen.getByLabelText('Image'), {
        target: { files: [new File([new Uint8Array(bytes)], 'a', { type })] },
      });
    choose(5 * 1024 * 1024, 'image/png');
    await waitFor(() =>
      expect(takeNotices()).toMatchObject([
        {
          tone: 'destructive',
          title: 'File too large',
          description: 'Please upload an image smaller than 5MB',
        },
      ]),
    );
    choose(10, 'text/plain');
    await waitFor(() => expect(takeNotices()).toMatchObject([{ title: 'This file cannot be shown' }]));
  });
});
