import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderRoutes } from '../../../testing/render.tsx';
import { Understood } from './understood.tsx';

afterEach(cleanup);

const understood = (values: readonly (readonly [field: string, value: string])[]) =>
  values.map(([field, value]) => ({ field, value, words: value, source: 'words' as const }));

const read = (values: readonly (readonly [field: string, value: string])[]): string => {
  const interpretation = { understood: understood(values), notUnderstood: [], conflicts: [], offTopic: null };
  renderRoutes(
    [{ path: '/', element: <Understood interpretation={interpretation} isRefinement={false} /> }],
    '/',
  );
  return screen.getByText(/Understood/).parentElement?.textContent ?? '';
};

describe('the line of what was understood', () => {
  it('names a metal that is not worked here beside the one that is', () => {
    const line = read([
      ['type', 'Ring'],
      ['metals', 'Rose Gold'],
      ['otherMetals', 'copper'],
    ]);
    expect(line).toContain('Metal: Rose Gold · In place of: copper');
  });

  it('lists a second choice once', () => {
    const line = read([
      ['metals', 'Platinum'],
      ['metals', 'White Gold'],
      ['alternatives', 'White Gold'],
    ]);
    expect(line).toContain('Metal: Platinum · Second choice: White Gold');
  });
});
