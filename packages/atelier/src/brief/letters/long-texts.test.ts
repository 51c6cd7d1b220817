import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import { expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const VERSE =
  'Love is patient, love is kind. It does not envy, it does not boast, it is not proud. It does not dishonor others';

it('says of letters for which there is no room that they are not possible in full', () => {
  const { brief, conflicts } = interpret({ prompt: `A ring engraved inside the whole verse "${VERSE}".` });
  expect(brief.engraving).toBe(VERSE.slice(0, ENGRAVING_MAX_LENGTH));
  expect(conflicts).toMatchObject([{ field: 'engraving', words: brief.engraving }]);
});

it('says nothing of one that fits', () =>
  expect(interpret({ prompt: 'A ring engraved inside "Love is patient".' }).conflicts).toEqual([]));
