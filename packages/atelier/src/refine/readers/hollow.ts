/** "Make it hollow", "hollow it out so it is lighter", "solid please". */
import { type ChangeReader, removing } from './names.ts';

const HOLLOW = /\bhollow(?:ed)?\b/;
const NO_LONGER = /\b(?:not|no longer|instead of|rather than|isn'?t|less) (?:be )?hollow/;
/** "Solid gold" is a metal, "a solid band" a form. */
const SOLID =
  /\bsolid(?:er)?\b(?! (?:\d+ ?k\w* |\w+ )?(?:gold|silver|platinum|palladium|titanium|tungsten|colou?r|line|band|shank|bangle|circle))|\bfilled? (?:it |them )?in\b/;

export const readHollow: ChangeReader = (scene) => {
  const { plain, facts, intent } = scene;
  if (intent === 'keep') return [];
  if (HOLLOW.test(plain)) return [{ kind: 'hollow', on: !removing(scene) && !NO_LONGER.test(plain) }];
  const asked = intent === 'change' || facts.isHollow;
  return SOLID.test(plain) && asked && scene.words.metals.length === 0 ? [{ kind: 'hollow', on: false }] : [];
};
