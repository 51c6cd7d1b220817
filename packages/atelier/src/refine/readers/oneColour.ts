/** "Keep just the blue", of a piece of several colours. */
import { oneColourIn } from '../colourAlone.ts';
import type { ChangeReader } from './names.ts';

export const readOneColour: ChangeReader = ({ plain, facts, words, from, intent }) => {
  const alone = from === null && intent !== 'keep' && intent !== 'add' ? oneColourIn(plain) : null;
  const isOfSeveral =
    facts.gemstones.size > 1 || facts.inTurn !== null || (facts.enamelled && facts.gemstones.size > 0);
  return alone === null || !isOfSeveral || words.metals.some(({ words: said }) => / /.test(said))
    ? []
    : [{ kind: 'oneColour', ...alone }];
};
