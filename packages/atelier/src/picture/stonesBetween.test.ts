import { expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/createDesign.ts';
import { describePicture } from './index.ts';

it('names the stones of a row and those between them', () => {
  const { brief } = interpret({ prompt: 'three opals in a row with tiny diamonds between them, gold ring' });
  expect(describePicture(createDesign(brief, 0), 'hero')).toContain(
    'set opals and diamonds in turn along the band',
  );
});
