/** Where what is there stands: one of two figures on a ring, a figure within another, stones in other places of one. */
import type { Change } from '../change.ts';
import { ONE_SIDE_ALONE } from '../intent.ts';
import { POSED } from '../lexicon/unmakeable.ts';
import { isFormOf, showsAny } from '../shownFigure.ts';
import { type ChangeReader, GEM_NAMES, GEM_PLURALS, removing } from './names.ts';

/** "Take one of the leaves off", "lose the one on the right". */
const ONE_GOES =
  /\b(?:one|either) of (?:the|those|these|its)\b|\b(?:the )?(?:one|leaf|flower|figure|\w+) on (?:the |one )(?:left|right|side)\b/;

export const readOneShoulder: ChangeReader = (scene) => {
  const { facts, plain, words } = scene;
  if (facts.piece !== null || facts.figure === null || words.gemstones.length > 0) return [];
  const names =
    words.figures.some(({ value }) => isFormOf(facts, value)) ||
    words.reading.items.some(({ entries }) =>
      entries.some(({ sense, value }) => sense === 'motif' && value === facts.motif),
    ) ||
    /\b(?:figure|motif|ones?)s?\b/.test(plain);
  const oneStays = ONE_SIDE_ALONE.test(plain) && !removing(scene);
  const oneGoes = removing(scene) && ONE_GOES.test(plain);
  return names && (oneStays || oneGoes) ? [{ kind: 'oneShoulder' }] : [];
};

/** "The star hanging inside the moon": how figures that are there stand to each other. */
const WITHIN =
  /\b(?:the|its|my) (?:\w+ )?\w+ (?:\w+ )?(?:hangs?|hanging|sits?|sitting|goes|go|stands?|floats?|placed|put) (?:in|inside|within|under|underneath|between|on top of|over|above|behind) (?:the|its)\b/;

/** "Move the stones to the roots". */
const MOVES_STONES = new RegExp(
  String.raw`\b(?:move|shift|relocate|put|have|place) (?:the|all|those|these|my|its) (?:\w+ )?(?:stones?|gems?|birthstones?|${GEM_NAMES}|${GEM_PLURALS}) (?:over |down |up |back )?(?:in|to|into|onto|on|at|along|from) (?:the|its)\b`,
);
const IN_THEIR_PLACES: Change = {
  kind: 'refused',
  reason: 'not-built',
  message: 'The stones of a figure have their places in it: they cannot be moved to another part of it.',
};

/** "One more stone on the leaf", "no stones on the body": of a part of what is set as one. */
const ONE_MORE_ON = new RegExp(
  String.raw`\b(?:one more|another|an extra|a second|a third|(?:two|three|a few|some) more) (?:\w+ )?(?:stones?|gems?|${GEM_NAMES}|${GEM_PLURALS}) (?:on|in|to) (?:the|its|each)\b`,
);
const NONE_ON = new RegExp(
  String.raw`\b(?:no|without|remove the|lose the|take the|not) (?:\w+ )?(?:stones?|gems?|${GEM_PLURALS}) (?:off |out )?(?:on|in|from|of) (?:the|its) (?!(?:middle|cent(?:er|re)|front|back|chain|band|edge|border|halo|clasp|drop|top|bottom)\b)\w+`,
);
const WHOLE_SET: Change = {
  kind: 'refused',
  reason: 'not-built',
  message: 'The stones of a figure are set together: all of them can be left out, and none of them alone.',
};
const ITS_BODY: Change = {
  kind: 'refused',
  reason: 'impossible',
  message: 'A figure is modelled as a whole: nothing can be added to its body.',
};
/** "The bee sideways", of a figure. */
const LIES =
  /\b(?:sideways|horizontal(?:ly)?|vertical(?:ly)?|diagonal(?:ly)?|at an angle|on its side|lying down)\b/;

export const readPosed: ChangeReader = (scene) => {
  const { facts, plain, to, intent } = scene;
  if (intent === 'keep' || facts.figure === null || facts.gemstones.size === 0) return readWithin(scene);
  if (facts.piece !== null && intent === 'remove' && NONE_ON.test(plain) && to.metals.length === 0)
    return [WHOLE_SET];
  if (facts.piece !== null && intent !== 'remove' && ONE_MORE_ON.test(plain)) return [ITS_BODY];
  return readWithin(scene);
};

const readWithin: ChangeReader = (scene) => {
  const { facts, plain, to, intent } = scene;
  if (intent === 'remove' || intent === 'keep' || facts.figure === null) return [];
  const turned = LIES.test(plain) && facts.piece !== null && to.gemstones.length === 0 && scene.from === null;
  if (turned && to.figures.length + to.motifs.length > 0 && showsAny(scene))
    return [{ kind: 'refused', reason: 'impossible', message: POSED }];
  if (MOVES_STONES.test(plain) && facts.gemstones.size > 0 && to.metals.length === 0)
    return [IN_THEIR_PLACES];
  const shown = to.figures.length + to.motifs.length > 0 && showsAny(scene);
  return WITHIN.test(plain) && shown && to.gemstones.length === 0
    ? [{ kind: 'refused', reason: 'impossible', message: POSED }]
    : [];
};

/** "Flowers just at the front, the back smooth", of relief that runs around a band. */
const FRONT_ALONE =
  /\b(?:only|just) (?:on|at|across|along|over|in|round)? ?(?:the )?(?:front|top)\b|\b(?:front|top)(?: half| part)? (?:only|alone)\b|\b(?:back|underside|palm side|rest|other half) (?:\w+ )?(?:smooth|plain|bare|polished|blank)\b|\b(?:smooth|plain|bare) (?:at the |on the |in the )?(?:back|underside)\b/;
const ALL_AROUND: Change = {
  kind: 'refused',
  reason: 'not-built',
  message: 'Relief runs all the way around a band here: its back cannot be left smooth yet.',
};

export const readBackLeftBare: ChangeReader = ({ facts, plain, intent, to }) =>
  facts.hasRelief && FRONT_ALONE.test(plain) && intent !== 'keep' && to.gemstones.length === 0
    ? [ALL_AROUND]
    : [];
