/** Sections of bands that are told of in words of other meanings besides: a dome ring and a domed band, bevelled edges. */
import type { Brief } from '@filigree/contracts';
import { BAND_PROFILE_WORDS } from '../lexicon/kinds.ts';
import { type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { findAll, type Named, tableOf, type Word } from './phraseTable.ts';

type Profile = NonNullable<Brief['bandProfile']>;

const PROFILES = tableOf(BAND_PROFILE_WORDS);
const DOMED = /^domed?$/i;
/** "A domed gold ring": what may stand between the dome and its ring. "A domed wedding ring" is a half round band. */
const RING = /^(?:(?:cocktail|statement|fashion|dress) )?ring$/;
const BETWEEN =
  /^(?:gold|silver|smooth|plain|simple|chunky|hollow|style|shaped|shape|cocktail|statement|fashion|top)$/;
const SLIGHT =
  /^(?:slight|slightly|soft|softly|gentle|gently|subtle|subtly|low|lightly|barely|bit|little|thin|narrow|traditional|classic)$/;
const MEN = /^(?:man|men|mens|man's|men's|male|gents|groom|husband|him|his)$/;

const isBetween = (item: Item | undefined): boolean =>
  item !== undefined &&
  !item.negated &&
  (BETWEEN.test(item.norm) || has(item, 'metal', 'size', 'colour', 'finish'));

/** A dome that is said of a ring that is no band is the jeweler's dome ring, high and broad. */
function ofDome({ items }: Reading, claim: Named<Profile>): Profile {
  const isFlat =
    items
      .slice(Math.max(0, claim.at - 2), claim.at)
      .some((item) => SLIGHT.test(item.norm) || valueIn(item, 'size') === 'slim') ||
    (/^domed\b/i.test(claim.words) &&
      items.some(({ norm }) => norm.split(' ').some((word) => MEN.test(word))));
  if (claim.value === 'bombe') return isFlat && /^domed?\b/i.test(claim.words) ? 'd-shape' : 'bombe';
  if (claim.value !== 'd-shape' || !DOMED.test(claim.words) || isFlat) return claim.value;
  let at = claim.last + 1;
  while (isBetween(items[at])) at += 1;
  const isRing =
    RING.test(items[at]?.norm ?? '') && valueIn(items[at], 'type') === 'Ring' && !items[at]!.negated;
  // "A gold ring with a dome shape": behind it too.
  const isShape =
    /^(?:shape|shaped|form|top)$/.test(items[claim.last + 1]?.norm ?? '') &&
    items.slice(0, claim.at).some((item) => RING.test(item.norm) && valueIn(item, 'type') === 'Ring');
  return isRing || isShape ? 'bombe' : 'd-shape';
}

/** Edges are filed on bands and bangles; on a face of any other piece they are its border. */
const hasFace = ({ items }: Reading): boolean =>
  items.some(
    ({ norm, negated }) =>
      !negated &&
      /\bsignet\b|\b(?:plate|plaque|disc|disk|tag|pendant|bar|face|bezel|locket|chevalier)$/.test(norm),
  );

/** The section of the band as it was told; bevelled edges beside another are what is seen of it. */
export function readSection(reading: Reading, words: readonly Word[]): Named<Profile> | null {
  const found = findAll(reading, words, PROFILES).filter(
    ({ value }) => value !== 'bevelled' || !hasFace(reading),
  );
  const claim = found.find(({ value }) => value === 'bevelled' || value === 'bombe') ?? found.at(0);
  if (claim === undefined) return null;
  for (const other of found)
    if (other !== claim && claim.value !== other.value) use(reading, other.at, other.last);
  const value = ofDome(reading, claim);
  const before = claim.at - 1;
  // "A puffy dome ring" is one, as all are.
  if (value !== 'bombe' || !/^(?:puffy|puffed|domed?|high|bubble)$/.test(reading.items[before]?.norm ?? ''))
    return { ...claim, value };
  use(reading, before);
  return { value, words: wordsOf(reading, before, claim.last), at: before, last: claim.last };
}
