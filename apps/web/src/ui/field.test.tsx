import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

afterEach(cleanup);

function Form({ onSend }: { readonly onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend(text);
      }}
    >
      <Field label="Name" hint="Of the collection" most={5}>
        {(control) => <Input {...control} value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      <button type="button" onClick={() => setText('')}>
        Clear
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

describe('a field with a limit', () => {
  it('keeps all of what is pasted, says by how much it is too long, and is not sent until it fits', async () => {
    const send = vi.fn();
    render(<Form onSend={send} />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await userEvent.click(box);
    await userEvent.paste('Autumn');
    expect(box.value).toBe('Autumn');
    expect(screen.getByText('1 character too many: 5 fit.')).toBeTruthy();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.type(box, '{Enter}');
    expect(send).not.toHaveBeenCalled();
    await userEvent.type(box, '{Backspace}');
    expect(screen.getByText('Of the collection')).toBeTruthy();
    await userEvent.type(box, '{Enter}');
    expect(send).toHaveBeenCalledExactlyOnceWith('Autum');
  });

  it('sees also what the page itself puts into it', async () => {
    render(<Form onSend={() => undefined} />);
    await userEvent.type(screen.getByRole('textbox'), 'Autumn');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText(/too many/)).toBeNull();
  });
});
