import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { renderRoutes } from '../testing/render.tsx';
import { DetailsDialog } from './details-dialog.tsx';

const schema = z.object({ name: z.string().min(1), description: z.string() });
const words = {
  title: 'New list',
  submit: 'Create',
  submitting: 'Creating',
  missing: { title: 'Name required', description: 'Please enter a name' },
};

function Page({ onSave }: { readonly onSave: () => Promise<unknown> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Begin
      </button>
      <DetailsDialog
        form="new-list"
        open={open}
        onOpenChange={setOpen}
        schema={schema}
        words={words}
        onSave={onSave}
      />
    </>
  );
}

const kept = ({ router }: Pick<ReturnType<typeof renderRoutes>, 'router'>) =>
  JSON.stringify(router.state.location.state);

describe('a dialog that asks for a name and a description', () => {
  afterEach(cleanup);

  const begin = async () => {
    const shown = renderRoutes(
      [{ path: '/lists', element: <Page onSave={async () => undefined} /> }],
      '/lists',
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Begin' }));
    return shown;
  };

  it('keeps what is typed with the page before it is sent, as a session may end by itself', async () => {
    const shown = await begin();
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'For Lucía' } });
    await waitFor(() => expect(kept(shown)).toContain('"new-list":{"name":"For Lucía","description":""}'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('forgets it when it is closed, also what was typed a moment before', async () => {
    const shown = await begin();
    vi.useFakeTimers();
    try {
      fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'For Lucía' } });
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await vi.advanceTimersByTimeAsync(5_000);
      expect(kept(shown)).not.toContain('Lucía');
    } finally {
      vi.useRealTimers();
    }
  });

  it('opens by itself with what was kept, and forgets it once it is saved', async () => {
    const onSave = vi.fn(async () => undefined);
    const state = { drafts: { 'new-list': { name: 'For Lucía', description: 'Autumn' } } };
    const shown = renderRoutes([{ path: '/lists', element: <Page onSave={onSave} /> }], {
      pathname: '/lists',
      state,
    });
    expect(await screen.findByDisplayValue('For Lucía')).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onSave).toHaveBeenCalledWith({ name: 'For Lucía', description: 'Autumn' });
    expect(kept(shown)).not.toContain('Lucía');
  });
});
