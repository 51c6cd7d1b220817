import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderRoutes } from '../../testing/render.tsx';
import { About } from './about.tsx';

afterEach(cleanup);

describe('the story', () => {
  it('names the four values, the manufacturers to come, and where to write', () => {
    const { container } = renderRoutes([{ path: '/about', element: <About /> }], '/about');
    const values = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(values).toEqual(['Craftsmanship', 'Creativity', 'Quality', 'Transparency']);
    expect(container.textContent).toMatch(/coming soon/i);
    expect(container.textContent).toMatch(/manufacturer|workshop/i);
    expect(container.querySelector('a[href^="mailto:"]')).not.toBeNull();
  });
});
