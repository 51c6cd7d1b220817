/** The Spanish phrasebook: what the design engine and the server say, in sentences of closed templates. */
import { createPhrasebook } from '../../phrasebook.ts';
import { adjustments } from './adjustments.ts';
import { advice } from './advice.ts';
import { changes } from './changes.ts';
import { checks } from './checks.ts';
import { estimate } from './estimate.ts';
import { readHistory } from './history.ts';
import { readPicture } from './pictures.ts';
import { readings } from './readings.ts';
import { refusals } from './refusals.ts';
import { server } from './server.ts';
import { slots } from './slots.ts';
import { readTitle } from './titles.ts';

/** Templates by theme. */
export const phrases = [checks, advice, adjustments, changes, refusals, readings, estimate, server];

const readWhole = createPhrasebook({
  slots,
  phrases,
  readers: [readTitle, readPicture, readHistory],
});

/** "These earrings have" is in the templates what every piece has: Spanish agrees by the noun's own number. */
const singular = (english: string): string =>
  english.replaceAll(/\b([Tt])hese (earrings|cufflinks) have\b/g, '$1his $2 has');

/** A text in Spanish; undefined where it is not of the templates: names, quotations, titles that people gave. */
export const readPhrase: typeof readWhole = (english) => readWhole(singular(english));
