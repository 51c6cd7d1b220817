/** What holds in the hair: how long its prongs are, how many teeth a comb has. */
import { LONGEST_PIN_MM } from '../../design/findings/document.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import type { Change } from '../change.ts';
import { already, done, impossible, mm, type Outcome } from '../outcome.ts';
import { take } from '../step.ts';

/** Bounds of the document. */
const LENGTH_MM = { hairpin: [50, LONGEST_PIN_MM], comb: [25, 70], barrette: [35, 90] } as const;
const WHAT = { hairpin: 'Pin', comb: 'Teeth', barrette: 'Barrette' } as const;
const TEETH = { least: 4, most: 40 } as const;
/** From the middle of one tooth to that of the next, where they stand closest, against their wire. */
const LEAST_PITCH_SHARE = 1.8;

/** How far a hairpin, a comb or a barrette reaches; null for all other pieces. */
export function changeHairLength(
  { carrier }: PieceDesign,
  { step }: Extract<Change, { kind: 'length' }>,
): Outcome | null {
  if (carrier.kind !== 'fitted') return null;
  const { fitting } = carrier;
  if (fitting.kind !== 'hairpin' && fitting.kind !== 'comb' && fitting.kind !== 'barrette') return null;
  const [least, most] = LENGTH_MM[fitting.kind];
  const before = fitting.lengthMm;
  const { value, limit } = take(step, before, Math.min(before, least), Math.max(before, most));
  if (value === before)
    return already(`It is already as ${limit === 'least' ? 'short' : 'long'} as it is made.`);
  fitting.lengthMm = value;
  const what = WHAT[fitting.kind];
  return done(`${what} ${mm(before)} -> ${mm(value)} long${limit === null ? '' : ' (as far as it goes)'}`);
}

export function changeTeeth({ carrier }: PieceDesign, { step }: Extract<Change, { kind: 'teeth' }>): Outcome {
  if (carrier.kind !== 'fitted' || carrier.fitting.kind !== 'comb')
    return impossible('Only a comb has teeth: ask for one first.');
  const { fitting } = carrier;
  const room = Math.floor(fitting.widthMm / (fitting.wireMm * LEAST_PITCH_SHARE));
  const before = fitting.teeth;
  const most = Math.max(before, Math.min(TEETH.most, room));
  const { value, limit } = take(step, before, TEETH.least, most);
  const teeth = Math.round(value);
  if (teeth === before)
    return already(
      limit === null
        ? `There are already ${before} teeth.`
        : `The comb has no room for more than ${before} teeth.`,
    );
  fitting.teeth = teeth;
  return done(`Teeth ${before} -> ${teeth}${limit === 'most' ? ' (the most that fit)' : ''}`);
}
