import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Clamped } from './clamped.tsx';

afterEach(() => {
  cleanup();
  for (const name of ['scrollHeight', 'clientHeight']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

/** A layout in which the text is so much higher than its box. */
function layOut(heightPx: number): void {
  for (const [name, value] of [
    ['scrollHeight', heightPx],
    ['clientHeight', 40],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
}

describe('a text of a few lines', () => {
  it('stands alone where all of it is to be seen', () => {
    layOut(40);
    render(<Clamped>Piece: Ring</Clamped>);
    expect(screen.getByText('Piece: Ring')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is opened and closed where it is longer', () => {
    layOut(80);
    render(<Clamped>Piece: Ring</Clamped>);
    const more = screen.getByRole('button', { name: 'Show all', expanded: false });
    expect(screen.getByText('Piece: Ring').className).toContain('line-clamp');
    fireEvent.click(more);
    expect(screen.getByText('Piece: Ring').className).not.toContain('line-clamp');
    fireEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(screen.getByText('Piece: Ring').className).toContain('line-clamp');
  });
});
