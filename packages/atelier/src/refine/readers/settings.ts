/** How the centre stone is held. */
import type { Change } from '../change.ts';
import { sizeWordIn } from '../sizeWord.ts';
import { type ChangeReader, removing } from './names.ts';

export const readSetting: ChangeReader = (scene) => {
  const { plain, to } = scene;
  const prongCount = to.prongCount?.value ?? null;
  if (prongCount !== null && !removing(scene)) {
    const held = scene.facts.inProngs;
    const changes: Change[] = held ? [] : [{ kind: 'setting', setting: 'Prong' }];
    return [...changes, { kind: 'prongs', count: prongCount, step: null, form: null }];
  }
  if (/\b(?:prongs?|claws?)\b/.test(plain) && scene.facts.inProngs && !removing(scene)) {
    const form = /\bdouble[ -](?:claws?|prongs?)\b/.test(plain)
      ? 'double-claw'
      : /\bv[ -](?:shaped )?prongs?\b/.test(plain)
        ? 'v'
        : /\b(?:claw|pointed|sharp|talon)s?\b/.test(plain)
          ? 'claw'
          : /\b(?:round|rounded|ball|bead)\b/.test(plain)
            ? 'round'
            : /\b(?:flat|tab|square)\b/.test(plain)
              ? 'flat-tab'
              : null;
    const step = /\b(?:more|extra|additional)\b/.test(plain)
      ? 1
      : /\b(?:fewer|less)\b/.test(plain)
        ? -1
        : null;
    if (form !== null || step !== null) return [{ kind: 'prongs', count: null, step, form }];
  }
  // "I don't like the prongs": the other way to hold a stone.
  if (removing(scene) && scene.facts.inProngs && /\b(?:prongs|claws)\b/.test(plain))
    return [{ kind: 'setting', setting: 'Bezel' }];
  if (to.setting === null || removing(scene)) return [];
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
