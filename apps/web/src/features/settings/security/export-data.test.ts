import { describe, expect, it } from 'vitest';
import { exportName } from './export-data.ts';

const NOW = Date.parse('2026-03-04T05:06:07.890Z');

describe('the name of an export', () => {
  it('is the one that the server gives', () => {
    expect(exportName('attachment; filename="data-2026-01-02T03-04-05Z.json"', NOW)).toBe(
      'data-2026-01-02T03-04-05Z.json',
    );
  });

  it('is a data prefix and the moment where the server gives none, or a path', () => {
    const own = 'data-2026-03-04T05-06-07Z.json';
    expect(exportName(null, NOW)).toBe(own);
    expect(exportName('attachment; filename="../../.bashrc"', NOW)).toBe(own);
    expect(exportName('attachment; filename="a/b.json"', NOW)).toBe(own);
  });
});
