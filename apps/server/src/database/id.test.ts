import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from './id.ts';

describe('newId', () => {
  it('makes different UUIDs of version 7, also within one millisecond', () => {
    const ids = Array.from({ length: 1_000 }, () => newId(1_700_000_000_000));
    expect(new Set(ids).size).toBe(1_000);
    for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true);
  });

  it('begins with the time, so that ids sort as they were made', () => {
    expect(newId(0x0123456789ab)).toMatch(/^01234567-89ab-7/);
    expect(newId(1_700_000_000_000) < newId(1_700_000_000_001)).toBe(true);
  });
});
