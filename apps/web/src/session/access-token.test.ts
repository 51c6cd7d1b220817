import { describe, expect, it } from 'vitest';
import { expiryMs, isExpired, subjectOf } from './access-token.ts';

const token = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

describe('access token', () => {
  it('says when it ends and for whom it speaks, also with letters beyond ASCII', () => {
    const made = token({ exp: 1_700_000_000, sub: 'Zoë ✦' });
    expect(expiryMs(made)).toBe(1_700_000_000_000);
    expect(subjectOf(made)).toBe('Zoë ✦');
    expect(isExpired(made, 1_699_999_999_999)).toBe(false);
    expect(isExpired(made, 1_700_000_000_000)).toBe(true);
  });

  it.each(['', 'not a token', 'a.b.c', token({ sub: 'x' }), token({ exp: 'soon' }), token(null)])(
    'counts as expired when it cannot be read or has no expiry: %s',
    (made) => {
      expect(isExpired(made, 0)).toBe(true);
    },
  );
});
