import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { newId } from './id.ts';

describe('newId', () => {
  it('makes different UUIDs of version 7 that sort as they were made, also within one millisecond', () => {
    const ids = Array.from({ length: 1_000 }, () => newId());
    expect(new Set(ids).size).toBe(1_000);
    expect(ids.toSorted()).toEqual(ids);
    for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true);
  });

  it('goes on rising when the clock is set back', () => {
    const before = newId();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 60_000);
    const after = newId();
    vi.restoreAllMocks();
    expect(after > before).toBe(true);
  });
});
