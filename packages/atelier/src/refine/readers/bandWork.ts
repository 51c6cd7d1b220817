/** What is worked into a ring's band: an inlay, a border all around, the bark of a twig. */
import { FIGURES, type Figure, MOTIFS, type Motif } from '@filigree/contracts';
import { valueIn } from '../../brief/scan.ts';
import { EMPTY_BRIEF } from '../../design/emptyBrief.ts';
import type { PatternName } from '../../design/ornament/patterns.ts';
import { bandPatternOf } from '../../design/ring/bandPattern.ts';
import { stepIn } from '../amounts.ts';
import type { Change, Wish } from '../change.ts';
import { AROUND, BARE, BARK, BORDERS, CUT_INTO, INLAYS, ON_TOP } from '../lexicon/bandWork.ts';
import { anyOf } from '../lexicon/phrases.ts';
import type { Scene } from '../scene.ts';
import { sizeWordIn } from '../sizeWord.ts';
import { readMetal } from './metals.ts';
import { type ChangeReader, removing } from './names.ts';
import { NO_SUCH_STONE } from './stones.ts';

const INLAY = anyOf(INLAYS);
const BORDER = anyOf(BORDERS);
const TWIG = anyOf(BARK);
const IS_BARE = anyOf(BARE);
const AROUND_BAND = anyOf(AROUND);
const TOP = anyOf(ON_TOP);
const IS_CUT = anyOf(CUT_INTO);
/** A figure by itself is no border. */
const SEVERAL = /\b(?!(?:it|its|this|us|is|as|has)\b)\w+s\b/;

const USUAL_INLAY_SHARE = 0.2;

const NO_SUCH: Change = { kind: 'refused', reason: 'not-built', message: NO_SUCH_STONE };

/** "Wider inlay", "lapis inlay instead", "a rose gold inlay", "no inlay". */
function inlayIn(scene: Scene): Wish[] {
  const { plain, facts, to } = scene;
  const [stone] = to.gemstones;
  const named = INLAY.test(plain);
  const isThere = facts.inlay !== null || facts.hasLine;
  if (!named && (facts.inlay === null || facts.centre !== null)) return [];
  if (removing(scene)) {
    const meant = isThere && (stone !== undefined || /\b(?:stones?|gems?)\b/.test(plain));
    return named || meant ? [{ kind: 'inlay', does: 'remove' }] : [];
  }
  if (!named && IS_BARE.test(plain)) return [{ kind: 'inlay', does: 'remove' }];
  if (!named && (stone === undefined || scene.intent === 'add')) return [];
  if (to.customGemstone !== null) return [NO_SUCH];
  const word = sizeWordIn(scene);
  const wider = word === null ? null : /^(?:wide|large|bold)$/.test(word);
  if (wider !== null && to.gemstones.length === 0 && scene.intent !== 'add')
    return [{ kind: 'inlay', does: 'widen', step: stepIn(plain, wider, USUAL_INLAY_SHARE, 'mm')! }];
  const metals = to.metals.map(({ value }) => value);
  if (to.gemstones.length === 0 && metals.length > 0 && facts.inlay === null)
    return [{ kind: 'inlay', does: 'line', metals }];
  const reach: Change[] =
    facts.inlay === null
      ? []
      : AROUND_BAND.test(plain)
        ? [{ kind: 'inlay', does: 'reach', around: true }]
        : TOP.test(plain)
          ? [{ kind: 'inlay', does: 'reach', around: false }]
          : [];
  const gemstones = to.gemstones.map(({ value }) => value);
  const isSame = gemstones.join() === facts.inlay?.join();
  return gemstones.length === 0 || (isSame && reach.length > 0)
    ? reach
    : [{ kind: 'inlay', does: 'lay', gemstones }, ...reach];
}

/** The border that figures and motifs make around a band; null for none. */
const borderOf = (figures: Figure[], motifs: Motif[]): PatternName | null =>
  bandPatternOf({ ...EMPTY_BRIEF, type: 'Ring', arrangements: ['patterned'], figures, motifs })?.pattern ??
  null;

const PATTERN_SIZE: Change = {
  kind: 'refused',
  reason: 'not-built',
  message:
    'A border is as high as its band is wide and repeats as often as it fits: ask for a wider or a narrower band.',
};

/** "A Greek key instead of the waves", "stars all around the band", "I'd like it plain". */
function borderChange(scene: Scene): Wish[] {
  const { plain, facts, intent } = scene;
  const named = BORDER.test(plain);
  const isThere = facts.border !== null;
  if (isThere && (removing(scene) ? named || namesShown(scene) : IS_BARE.test(plain)))
    return [{ kind: 'border', pattern: null }];
  if (removing(scene) || intent === 'keep') return [];
  const counted = /\b(?:fewer|less|more)\b/.test(plain);
  const sized = counted || /^(?:small|large|bold|delicate)$/.test(sizeWordIn(scene) ?? '');
  if (isThere && sized && scene.from === null && (named || namesShown(scene))) return [PATTERN_SIZE];
  const pattern = borderOf(
    scene.to.figures.map(({ value }) => value),
    scene.to.motifs.map(({ value }) => value),
  );
  if (pattern === null) return [];
  const takesPlace = isThere && (scene.from !== null || /\binstead\b/.test(plain));
  // "Waves engraved", "carved leaves": they go round the band.
  const isCut =
    IS_CUT.test(plain) &&
    !facts.isPlate &&
    SEVERAL.test(plain) &&
    !/\b(?:inside|back|under|face|top)\b/.test(plain);
  return named || AROUND_BAND.test(plain) || takesPlace || isCut ? [{ kind: 'border', pattern }] : [];
}

/** "No waves", "bigger leaves", of a band of them: also what is refused is named. */
function namesShown({ words, facts }: Scene): boolean {
  const named = words.reading.items.flatMap((item) => {
    const figure = FIGURES.find((one) => one === valueIn(item, 'figure'));
    const motif = MOTIFS.find((one) => one === valueIn(item, 'motif'));
    return figure === undefined && motif === undefined ? [] : [{ figure, motif }];
  });
  return named.some(
    ({ figure, motif }) =>
      borderOf(figure === undefined ? [] : [figure], motif === undefined ? [] : [motif]) === facts.border,
  );
}

/** "Like a twig", "smooth instead of twiggy", "another band" of a twig. */
function twigIn(scene: Scene): Wish[] {
  const { plain, toPlain, facts, intent } = scene;
  const named = TWIG.test(scene.from === null ? plain : toPlain);
  if (facts.isTwig) {
    const other =
      removing(scene) && TWIG.test(plain)
        ? true
        : (IS_BARE.test(toPlain) && !/\bmore\b/.test(plain)) ||
          /\b(?:another|different|other) (?:form |shape |kind |type )?(?:of )?(?:band|shank)\b/.test(plain);
    return other ? [{ kind: 'twig', on: false }] : [];
  }
  return named && intent !== 'remove' && intent !== 'keep' ? [{ kind: 'twig', on: true }] : [];
}

export const readBandWork: ChangeReader = (scene) => {
  // Around a bangle it is exchanged or left out: figures that come to a plain one are put on it.
  if (scene.facts.piece !== null) return scene.facts.border === null ? [] : borderChange(scene);
  for (const read of [inlayIn, twigIn, borderChange]) {
    const found = read(scene);
    if (found.length > 0) return read === inlayIn ? found : [...found, ...readMetal(scene)];
  }
  return [];
};
