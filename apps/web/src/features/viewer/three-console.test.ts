import { Clock, Color, warn } from 'three';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quietThreeConsole } from './three-console.ts';

beforeEach(() => quietThreeConsole());
afterEach(() => vi.restoreAllMocks());

it('does not tell customers of the clock of another library', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  new Clock();
  expect(said).not.toHaveBeenCalled();
});

it('tells of everything else', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  warn('Mesh: no geometry', 7);
  new Color('no-such-colour');
  expect(said.mock.calls).toEqual([
    ['THREE.Mesh: no geometry', 7],
    [expect.stringContaining('no-such-colour')],
  ]);
});
