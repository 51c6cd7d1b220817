import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);
const ALT = 'A rose gold ring with an oval sapphire';
const show = (src: string) => <Picture src={src} alt={ALT} width={1024} height={768} />;
const img = (container: HTMLElement) => container.querySelector('img');

describe('a picture', () => {
  it('that cannot be loaded is a placeholder with its alt text, in the place that was kept for it', () => {
    const { container } = render(show('catalogue/ring/hero.avif'));
    const kept = container.querySelector<HTMLElement>('span')?.style.aspectRatio;
    expect(screen.queryByText(ALT)).toBeNull();
    const image = img(container);
    if (!image) throw new Error('no picture');
    fireEvent.error(image);
    expect(img(container)).toBeNull();
    const placeholder = screen.getByRole('img', { name: ALT });
    expect(placeholder.textContent).toBe(ALT);
    expect(placeholder.style.aspectRatio).toBe(kept);
    expect(kept).toMatch(/^1024\s*\/\s*768$/);
  });

  it('with another address is tried anew', () => {
    const { container, rerender } = render(show('a.avif'));
    const image = img(container);
    if (!image) throw new Error('no picture');
    fireEvent.error(image);
    rerender(show('b.avif'));
    expect(img(container)?.getAttribute('alt')).toBe(ALT);
  });

  it('that failed before anybody listened is a placeholder too', async () => {
    // What a prerendered page holds: the browser has given up on it before React takes the page over.
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('no picture'));
    const { container } = render(show('a.avif'));
    expect((await screen.findByText(ALT)).closest('[role=img]')?.getAttribute('aria-label')).toBe(ALT);
    expect(img(container)).toBeNull();
    decode.mockRestore();
  });
});
