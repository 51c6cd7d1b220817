/** How the centre stone is held. */
import type { Change, Wish } from '../change.ts';
import type { Scene } from '../scene.ts';
import { sizeWordIn } from '../sizeWord.ts';
import { coloursSetting } from './metals.ts';
import { type ChangeReader, removing } from './names.ts';

const NAMES_PRONGS = /\b(?:prongs?|claws?)\b/;
/** Prongs that are seen or felt too much; "they", where they were named before. */
const STICKS_OUT =
  /\b(?:(?:less|not (?:so|as|too)|too) (?:visible|obvious|noticeable|prominent|chunky|big|thick|much)|more (?:discreet|subtle|hidden|delicate)|st(?:ick|icks|icking|uck)(?: \w+)? (?:up|out)|snag\w*|catch(?:es|ing)?|jut\w*|pok(?:e|es|ing)|invisible)\b/;

const CATCHES = /\b(?:snag\w*|catch(?:es|ing)|gets? caught|got caught|caught on)\b/;

/** Finer prongs, a lower stone, or else a rim in their place. */
const lessSeen = ({ plain, facts }: Scene): Wish[] => {
  const lower: Change = { kind: 'height', step: { kind: 'by', amount: -0.8 } };
  const bezel: Change = {
    kind: 'refused',
    reason: 'impossible',
    message: 'The prongs are as fine and as low as they hold: a bezel has none.',
  };
  const finer: Change = { kind: 'prongs', count: null, step: null, form: 'claw' };
  const stands = /\b(?:up|snag|catch|caught|jut|pok)/.test(plain) && facts.piece === null;
  return [
    {
      kind: 'firstOf',
      ways: stands ? [lower, finer, bezel] : facts.piece === null ? [finer, lower, bezel] : [finer, bezel],
    },
  ];
};

/** "It snags on my gloves": whatever is told of it, the stone stands in the way. */
export const readCatching: ChangeReader = (scene) =>
  scene.facts.piece === null &&
  scene.facts.centre !== null &&
  CATCHES.test(scene.plain) &&
  !NAMES_PRONGS.test(scene.plain)
    ? lessSeen(scene)
    : [];

/** "Set into the metal", "level with the band". */
const INTO_METAL =
  /\b(?:set|sunk|sunken|embedded|inset|let|recessed|countersunk) (?:right |down |deep )?in(?:to)? (?:the )?(?:metal|band|gold|silver|platinum|surface)\b|\b(?:level|flush|even) with the (?:metal|band|surface|gold|silver)\b/;

const DOUBLED =
  /\b(?:doubled?|twin|paired|split)[ -]?(?:up )?(?:claws?|prongs?)\b|\b(?:claws?|prongs?) (?:\w+ )?(?:doubled|in pairs|paired)\b/;

export const readSetting: ChangeReader = (scene) => {
  const { plain, to } = scene;
  const catching = readCatching(scene);
  if (catching.length > 0) return catching;
  if (
    scene.facts.inProngs &&
    /^(?:i )?(?:hate|dislike|don'?t like|do not like)? ?(?:how |that |the way )?they\b/.test(plain) &&
    STICKS_OUT.test(plain)
  )
    return lessSeen(scene);
  // "Double prongs" are two in one place, and no number of them.
  const prongCount = DOUBLED.test(plain) ? null : (to.prongCount?.value ?? null);
  if (prongCount !== null && !removing(scene)) {
    const held = scene.facts.inProngs;
    const changes: Change[] = held ? [] : [{ kind: 'setting', setting: 'Prong' }];
    return [...changes, { kind: 'prongs', count: prongCount, step: null, form: null }];
  }
  if (NAMES_PRONGS.test(plain) && scene.facts.inProngs && STICKS_OUT.test(plain)) return lessSeen(scene);
  if (NAMES_PRONGS.test(plain) && scene.facts.inProngs && !removing(scene)) {
    const form = DOUBLED.test(plain)
      ? 'double-claw'
      : /\bv[ -](?:shaped )?prongs?\b/.test(plain)
        ? 'v'
        : // "Rose claws" are prongs of another metal, in whatever form they have.
          !coloursSetting(plain) && /\b(?:claw|pointed|sharp|talon)s?\b/.test(plain)
          ? 'claw'
          : /\b(?:round|rounded|ball|bead)\b/.test(plain)
            ? 'round'
            : /\b(?:flat|tab|square)\b/.test(plain)
              ? 'flat-tab'
              : null;
    const step = /\b(?:more|extra|additional) (?:\w+ )?(?:prongs?|claws?)\b/.test(plain)
      ? 1
      : /\b(?:fewer|less) (?:\w+ )?(?:prongs?|claws?)\b/.test(plain)
        ? -1
        : null;
    if (form !== null || step !== null) return [{ kind: 'prongs', count: null, step, form }];
  }
  if (removing(scene) && scene.facts.inProngs && /\b(?:an?|one) (?:prong|claw)\b/.test(plain))
    return [{ kind: 'prongs', count: null, step: -1, form: null }];
  // "I don't like the prongs": the other way to hold a stone.
  if (removing(scene) && scene.facts.inProngs && /\b(?:prongs|claws)\b/.test(plain))
    return [{ kind: 'setting', setting: 'Bezel' }];
  if (
    INTO_METAL.test(plain) &&
    scene.facts.gemstones.size > 0 &&
    !/^(?:and |but )?(?:not?|don't|without)\b/.test(plain)
  )
    return [{ kind: 'setting', setting: 'flush' }];
  if (to.setting === null || removing(scene) || (scene.facts.centre !== null && coloursSetting(plain)))
    return [];
  const norm = plain;
  if (/\bflush|gypsy|burnish/.test(norm)) return [{ kind: 'setting', setting: 'flush' }];
  if (/\b(?:half|partial)[ -]bezel/.test(norm)) return [{ kind: 'setting', setting: 'half-bezel' }];
  const setting = to.setting.value;
  // Halos, rows, cathedrals and baskets have readers of their own.
  if (
    setting === 'Halo' ||
    setting === 'Pave' ||
    setting === 'Channel' ||
    setting === 'Bar' ||
    /\bcathedral|basket|trellis|crown\b/.test(norm)
  )
    return [];
  if (sizeWordIn(scene) !== null || scene.to.metals.length > 0) return [];
  return [{ kind: 'setting', setting }];
};

export const readGallery: ChangeReader = ({ plain, intent }) => {
  const gallery = /\bbasket\b/.test(plain)
    ? 'basket'
    : /\bdouble[ -]?rail\b/.test(plain)
      ? 'double-rail'
      : /\btrellis\b/.test(plain)
        ? 'trellis'
        : /\bcrown (?:setting|gallery|head)\b/.test(plain)
          ? 'crown'
          : /\bpeg (?:head|setting)\b/.test(plain)
            ? 'peg'
            : null;
  return gallery === null || intent === 'remove' ? [] : [{ kind: 'gallery', gallery }];
};

export const readShoulders: ChangeReader = ({ plain, intent }) =>
  /\bcathedral\b/.test(plain)
    ? [{ kind: 'cathedral', on: intent !== 'remove' }]
    : /\bplain shoulders\b/.test(plain)
      ? [{ kind: 'cathedral', on: false }]
      : [];

/** "Less obvious prongs", where nothing is held by any: said where nothing else in the words could be done. */
export const readAbsentProngs: ChangeReader = ({ plain, facts, intent }) =>
  NAMES_PRONGS.test(plain) && !facts.inProngs && facts.gemstones.size > 0 && intent !== 'keep'
    ? [
        {
          kind: 'refused',
          reason: 'impossible',
          message: 'There are no prongs here: ask for a prong setting first.',
        },
      ]
    : [];
