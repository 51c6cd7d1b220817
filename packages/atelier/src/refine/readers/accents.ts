/** Halos, side stones, stones in the band: to be added, changed or left out. */
import type { Gemstone } from '@filigree/contracts';
import type { Change } from '../change.ts';
import { canBeMelee } from '../kinds.ts';
import { type Scene, targetIn } from '../scene.ts';
import { sizeWordIn } from '../sizeWord.ts';
import { type ChangeReader, NAMES_BAND, numberIn, removing } from './names.ts';

/** "Surrounded by diamonds", "pearls around it". */
export const SURROUND =
  /\bsurround(?:ed)?(?: it| the \w+)? (?:with|by)\b|\b\w+s (?:all )?(?:a?round|about) (?:it|the (?:stone|gem|cent(?:er|re)|outside|edge))\b/;

/** A halo of a stone that cannot be set small is not begun with another. */
export const tooSoft = (gemstone: Gemstone): Change => ({
  kind: 'refused',
  reason: 'impossible',
  message: `${gemstone} is too soft to be set small: choose a harder stone for the accents.`,
});

export const readHalo: ChangeReader = (scene) => {
  const { plain } = scene;
  if (SURROUND.test(plain) && !removing(scene)) {
    const gemstone = scene.to.gemstones[0]?.value;
    if (gemstone !== undefined && !canBeMelee(gemstone)) return [tooSoft(gemstone)];
    return [
      { kind: 'halo', to: 'single' },
      ...(gemstone === undefined
        ? []
        : [{ kind: 'gemstone', target: 'halo', gemstone, colour: null } as const]),
    ];
  }
  if (!/\bhalo/.test(plain)) return [];
  if (removing(scene))
    return [
      {
        kind: 'halo',
        to: /\b(?:double|second|outer)\b/.test(plain) && scene.facts.haloRows === 2 ? 'single' : 'none',
      },
    ];
  if (/\bhidden\b/.test(plain)) {
    return [
      {
        kind: 'refused',
        reason: 'not-built',
        message: 'Hidden halos cannot be made yet: a halo around the stone can.',
      },
    ];
  }
  // "An oval sapphire in a bezel with a halo": the gem is not the halo's.
  if (scene.facts.haloRows === 0 && /\b(?:with|in|and) an? halo\b/.test(plain))
    return [{ kind: 'halo', to: 'single' }];
  if (/\b(?:double|second|two|another)\b/.test(plain)) return [{ kind: 'halo', to: 'double' }];
  if (/\b(?:floral|flower|petal)/.test(plain)) return [{ kind: 'halo', to: 'floral' }];
  if (/\bcushion/.test(plain)) return [{ kind: 'halo', to: 'cushion' }];
  if (/\bsingle\b/.test(plain)) return [{ kind: 'halo', to: 'single' }];
  const onlySays = sizeWordIn(scene) !== null || scene.to.gemstones.length > 0 || scene.to.metals.length > 0;
  return onlySays && scene.intent !== 'add'
    ? []
    : scene.to.gemstones.length > 0
      ? []
      : [{ kind: 'halo', to: 'single' }];
};

export const readSideStones: ChangeReader = (scene) => {
  const { plain, facts } = scene;
  const arrangement = /\b(?:three|3)[ -]stone\b|\btrilogy\b/.test(plain)
    ? 1
    : /\b(?:five|5)[ -]stone\b/.test(plain)
      ? 2
      : null;
  if (arrangement !== null && !removing(scene))
    return [{ kind: 'sideStones', perSide: arrangement, gemstone: null, cut: null }];
  if (targetIn(plain) !== 'sides') return [];
  if (removing(scene)) return [{ kind: 'sideStones', perSide: 0, gemstone: null, cut: null }];
  if (facts.hasSideStones && scene.intent !== 'add') {
    const count = /\b(?:four|two (?:on|at) each|2 (?:on|at) each)\b/.test(plain)
      ? 2
      : /\b(?:one|a single) (?:\w+ )?(?:on|at) each\b/.test(plain)
        ? 1
        : null;
    return count === null ? [] : [{ kind: 'sideStones', perSide: count, gemstone: null, cut: null }];
  }
  if (sizeWordIn(scene) !== null && scene.intent !== 'add') return [];
  const count = numberIn(plain);
  const perSide =
    count === 4 ||
    (count === 2 && /\beach side|either side|both sides\b/.test(plain) && !/\bpair\b/.test(plain)) ||
    count === 5
      ? 2
      : 1;
  const cut =
    (scene.to.sideCut ?? scene.to.stoneCut)?.value ?? (/\bbaguettes?\b/.test(plain) ? 'Baguette' : null);
  return [{ kind: 'sideStones', perSide, gemstone: scene.to.gemstones[0]?.value ?? null, cut }];
};

function rowSettingIn({ plain, to }: Scene): Extract<Change, { kind: 'bandStones' }>['setting'] {
  if (/\bshared (?:prongs?|claws?)/.test(plain)) return 'shared-prong';
  switch (to.setting?.value) {
    case 'Pave':
      return 'pave';
    case 'Channel':
      return 'channel';
    case 'Bar':
      return 'bar';
    case 'Invisible':
      return 'invisible';
    default:
      return null;
  }
}

export const readBandStones: ChangeReader = (scene) => {
  const { plain, facts } = scene;
  // Rows of beads are strands.
  if ((facts.piece?.strands ?? null) !== null) return [];
  const rows = /\b(?:two|2|double|second) rows?\b/.test(plain)
    ? 2
    : /\b(?:three|3|third) rows?\b/.test(plain)
      ? 3
      : /\b(?:one|single) row\b/.test(plain)
        ? 1
        : null;
  const isHalf =
    /\b(?:half(?:[ -]?way)?(?:[ -]eternity)?|shoulders only|only (?:on )?the shoulders|just the shoulders|top only)\b/.test(
      plain,
    ) && targetIn(plain) === 'row';
  const isAround =
    /\b(?:all (?:the way )?(?:a?round)|full(?:y)? (?:eternity|around)|eternity|whole band|entire band)\b/.test(
      plain,
    );
  const around = isHalf ? false : isAround ? true : null;
  const setting = rowSettingIn(scene);
  const named =
    targetIn(plain) === 'row' ||
    (NAMES_BAND.test(plain) && scene.to.gemstones.length > 0) ||
    rows !== null ||
    around === true;
  // "Butterflies on the shoulders" are no stones.
  const shown = scene.to.motifs.length + scene.to.figures.length > 0;
  if (!named || (shown && scene.to.gemstones.length === 0 && setting === null && rows === null)) return [];
  if (removing(scene))
    return [{ kind: 'bandStones', on: false, setting: null, gemstone: null, around: null, rows: null }];
  const gemstone = scene.to.gemstones[0]?.value ?? null;
  if (
    sizeWordIn(scene) !== null &&
    scene.intent !== 'add' &&
    setting === null &&
    rows === null &&
    around === null
  )
    return [];
  if (
    setting === null &&
    rows === null &&
    around === null &&
    facts.hasBandStones &&
    gemstone !== null &&
    scene.intent !== 'add'
  )
    return [];
  return [{ kind: 'bandStones', on: true, setting, gemstone, around, rows }];
};

/** "Remove the accents", "no stones": groups of stones at once. */
export const readLeftOutStones: ChangeReader = (scene) => {
  const { plain, facts } = scene;
  if (!removing(scene)) return [];
  const groups: Change[] = [];
  if (targetIn(plain) === 'accents') {
    if (facts.haloRows > 0) groups.push({ kind: 'halo', to: 'none' });
    if (facts.hasSideStones) groups.push({ kind: 'sideStones', perSide: 0, gemstone: null, cut: null });
    if (facts.hasBandStones)
      groups.push({ kind: 'bandStones', on: false, setting: null, gemstone: null, around: null, rows: null });
    return groups.length > 0
      ? groups
      : [{ kind: 'refused', reason: 'impossible', message: `This ${facts.noun} has no accent stones.` }];
  }
  const all =
    /\b(?:any|all|the|no|without) ?(?:the |of the )?(?:stones?|gems?|gemstones?)\b(?! (?:on|in|along|around))/.test(
      plain,
    );
  return all && targetIn(plain) === null ? [{ kind: 'noStones' }] : [];
};
