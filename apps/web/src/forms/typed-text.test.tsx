import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchTyping } from './typed-text.ts';

let typing: ReturnType<typeof watchTyping>;
beforeEach(() => {
  typing = watchTyping(document);
});
afterEach(() => {
  typing.stop();
  cleanup();
});

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

describe('what was typed', () => {
  it.each([
    ['a word in a form that keeps nothing', 'Name', 'Mira', true],
    ['a blank', 'Name', '  ', false],
    ['a word in a form that is kept', 'Prompt', 'a ring', false],
    ['a password, even there', 'Password', 'secret', true],
    ['a card number, even there', 'Card', '4111', true],
    ['a choice', 'Remember me', 'on', false],
  ])('%s', (_what, label, value, lost) => {
    render(
      <>
        <input aria-label="Name" />
        <input aria-label="Remember me" type="checkbox" />
        <form data-kept>
          <textarea aria-label="Prompt" />
          <input aria-label="Password" type="password" />
          <input aria-label="Card" autoComplete="cc-number" />
        </form>
      </>,
    );
    expect(typing.wouldBeLost()).toBe(false);
    type(label, value);
    expect(typing.wouldBeLost()).toBe(lost);
  });

  it('is over with its form', () => {
    const { unmount } = render(<input aria-label="Name" />);
    type('Name', 'Mira');
    unmount();
    expect(typing.wouldBeLost()).toBe(false);
  });
});
