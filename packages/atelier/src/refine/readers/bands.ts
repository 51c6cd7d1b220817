/** The form of the band. */
import type { Change } from '../change.ts';
import { type ChangeReader, MILGRAIN, numberIn } from './names.ts';

/** "Softer edges", "round the corners off". */
export const SOFT_EDGES =
  /\b(?:soft(?:er|en|ened)?|round(?:er|ed)?|smooth(?:er)?)\b[^,.]*\b(?:edges?|corners?)\b/;

/** "Comfort fit", "rounded on the inside". */
const ROUND_INSIDE =
  /\bcomfort\b|\b(?:round(?:ed)?|curved|domed|smooth|soft(?:er)?) (?:on |at )?(?:the )?inside\b|\b(?:inside|inner side)(?: (?:is|should be|to be|be))? (?:round(?:ed)?|curved|domed)\b/;

/** "A square band": flat on top, with its edges. */
export const SQUARE_BAND = /\bsquare (?:band|shank|profile)\b/;

export const readBandShape: ChangeReader = ({ plain, intent, facts }) => {
  // "A rope chain", "a split bail": words of other parts.
  if (facts.piece !== null && /\b(?:chain|bail|clasp)\b/.test(plain))
    return MILGRAIN.test(plain) ? [{ kind: 'milgrain', on: intent !== 'remove' }] : [];
  const changes: Change[] = [];
  const on = intent !== 'remove';
  if (on) {
    if (
      facts.piece === null &&
      /\b(?:bevell?ed|chamfer(?:ed)?)\b/.test(plain) &&
      !/\b(?:face|top|plate|signet)\b/.test(plain)
    )
      changes.push({ kind: 'bandProfile', profile: 'bevelled' });
    else if (/\bknife[ -]?edged?\b/.test(plain)) changes.push({ kind: 'bandProfile', profile: 'knife-edge' });
    else if (ROUND_INSIDE.test(plain)) changes.push({ kind: 'bandProfile', profile: 'comfort' });
    else if (/\bcourt\b/.test(plain) || SOFT_EDGES.test(plain))
      changes.push({ kind: 'bandProfile', profile: 'court' });
    else if (/\b(?:d[ -]shaped?|half[ -]round|domed|rounded)\b/.test(plain) && !/\bprong|claw/.test(plain))
      changes.push({ kind: 'bandProfile', profile: 'd-shape' });
    else if (
      SQUARE_BAND.test(plain) ||
      /\bflat (?:band|profile|shank)|\b(?:band|shank|profile) (?:\w+ )?flat\b/.test(plain)
    )
      changes.push({ kind: 'bandProfile', profile: 'flat' });
  }
  if (/\bsplit\b/.test(plain)) changes.push({ kind: 'bandForm', form: on ? 'split' : 'single' });
  else if (/\b(?:twist(?:ed)?|rope(?! (?:edge|border))|braid(?:ed)?|entwined)\b/.test(plain))
    changes.push({ kind: 'bandForm', form: on ? 'twist' : 'single' });
  else if (
    /\b(?:wishbone|chevron (?:band|shank|ring|shaped?)|v[- ]shaped? (?:band|shank|ring))\b/.test(plain)
  )
    changes.push({ kind: 'bandForm', form: on ? 'chevron' : 'single' });
  else if (/\bbypass\b/.test(plain)) changes.push({ kind: 'bandForm', form: on ? 'bypass' : 'single' });
  else if (
    facts.bandForm !== 'single' &&
    /\b(?:plain|straight|single|simple|regular|normal) (?:band|shank)\b|^(?:just |make it |have it )?plain\b|\bplain instead\b/.test(
      plain,
    )
  )
    changes.push({ kind: 'bandForm', form: 'single' });
  if (
    facts.piece === null &&
    on &&
    /\b(?:wav(?:y|ed)|undulating)\b.*\b(?:band|shank|ring)\b|\b(?:band|shank|ring) (?:(?:to be|a bit|more|a little|into) )?(?:an? )?(?:wav(?:y|ed?)|undulating)\b|^(?:make|have) it (?:a bit |a little )?wavy\b/.test(
      plain,
    )
  )
    changes.push({ kind: 'bandForm', form: 'wavy' });
  if (
    facts.piece === null &&
    on &&
    /\b(?:curved?|contour(?:ed)?|notch(?:ed)?|nesting|(?:bend|shape) (?:it|the band)) (?:it |the band |in )?.*\b(?:to fit|fits? (?:round|around|against|with|next to)|around|round|against|band)\b(?! (?:edges?|corners?|face|stone))|\b(?:band|it) (?:\w+ )?(?:curved|contoured)\b/.test(
      plain,
    ) &&
    !/\binside\b/.test(plain)
  )
    changes.push({ kind: 'bandForm', form: 'curved' });
  if (/\btaper(?!ed baguettes?)/.test(plain))
    changes.push({ kind: 'bandTaper', to: on ? 'tapered' : 'even' });
  else if (/\b(?:even|constant|uniform|same) (?:in )?width\b/.test(plain))
    changes.push({ kind: 'bandTaper', to: 'even' });
  if (/\bgrooves?d?\b/.test(plain))
    changes.push({ kind: 'grooves', count: on ? Math.min(3, numberIn(plain) ?? 1) : 0 });
  if (MILGRAIN.test(plain)) changes.push({ kind: 'milgrain', on });
  return changes;
};
