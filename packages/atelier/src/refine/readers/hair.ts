/** Pins, combs and barrettes: "longer, my hair is thick", "more teeth". */
import { NUMBER_WORDS } from '../../brief/lexicon/numbers.ts';
import type { Change } from '../change.ts';
import { LONGER, lengthStep, SHORTER } from './lengths.ts';
import { type ChangeReader, NAMES_DROP, removing } from './names.ts';

const IN_HAIR = /^(?:hairpin|comb|barrette)$/;
const TEETH = /\b(?:teeth|tooth|tines?)\b/;
/** A comb has about ten. */
const USUAL_TEETH = 3;
const USUAL_SHARE = { up: 1.25, down: 0.8 } as const;

export const readHair: ChangeReader = (scene): Change[] => {
  const { facts, plain, words } = scene;
  const fitting = facts.piece?.fitting;
  if (fitting == null || !IN_HAIR.test(fitting) || removing(scene)) return [];
  if (words.gemstones.length + words.figures.length + words.motifs.length > 0 || NAMES_DROP.test(plain))
    return [];
  const up = LONGER.test(plain) ? true : SHORTER.test(plain) ? false : null;
  if (fitting === 'comb' && TEETH.test(plain) && up === null) {
    const more = /\b(?:more|extra|additional)\b/.test(plain);
    const fewer = /\b(?:fewer|less)\b/.test(plain);
    const said = /\b(\d{1,2}|\w+) (?:\w+ )?(?:teeth|tines?)\b/.exec(plain)?.[1] ?? '';
    const count = NUMBER_WORDS[said] ?? Number(said);
    const isTold = Number.isInteger(count) && count > 0;
    if (more || fewer)
      return [
        {
          kind: 'teeth',
          step: { kind: 'by', amount: (fewer ? -1 : 1) * (isTold ? count : USUAL_TEETH) },
        },
      ];
    return isTold ? [{ kind: 'teeth', step: { kind: 'to', value: count } }] : [];
  }
  if (up === null) return [];
  const step = lengthStep(plain, up, { kind: 'times', share: up ? USUAL_SHARE.up : USUAL_SHARE.down });
  return step === null ? [] : [{ kind: 'length', step }];
};
