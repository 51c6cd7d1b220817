/** "Everything gold except the claws": the metal of all but a part. */
import { anyOf, phrases } from '../lexicon/phrases.ts';
import { EXCEPT } from '../lexicon/wearers.ts';
import { type ChangeReader, NAMES_SETTING, removing } from './names.ts';

const WHOLE = anyOf('everything, all, all of it, the rest, the whole thing, the whole ring, it, ring');
const EXCEPTED = new RegExp(
  `^(.+?) ${phrases(`${EXCEPT}, except, bar, but for, besides`)},? (?:for |not )?(?:the |its |my )+(.+)$`,
);
const OF_BODY = /\b(?:band|shank|chain|hoops?|bangle|cuff|ring itself)\b/;
const OF_SETTING =
  /\b(?:setting|head|prongs?|claws?|basket|bezel|halo|mount(?:ing)?|collet|front|pendant|charm)s?\b/;

export const readMetalExcept: ChangeReader = (scene) => {
  const { plain, words } = scene;
  const [, whole = '', part = ''] = EXCEPTED.exec(plain) ?? [];
  if (whole === '' || removing(scene) || !WHOLE.test(whole)) return [];
  const metals = words.metals.map(({ value }) => value).filter((metal) => metal !== 'Enamel');
  const [first] = metals;
  if (first === undefined || words.gemstones.length > 0) return [];
  const isSetting = OF_SETTING.test(part) || NAMES_SETTING.test(part);
  if (isSetting === OF_BODY.test(part)) return [];
  return [{ kind: 'metal', target: isSetting ? 'band' : 'setting', metals: [first], instead: [] }];
};
