/** Measures of pieces that are told outright, without a comparative. */
import type { Step, Wish } from '../change.ts';
import type { PieceFacts } from '../facts.ts';
import type { Scene } from '../scene.ts';
import { lengthIn, readLength } from './lengths.ts';
import { targetNamed } from './namedStones.ts';
import { NAMES_CHAIN, NAMES_DROP } from './names.ts';

/** Drops are as small as an ear carries sometimes: then what they hang from. */
export const byLength = (slot: 'drop' | null, step: Step): Wish[] =>
  slot === null
    ? [{ kind: 'pieceSize', slot, step }]
    : [
        {
          kind: 'firstOf',
          ways: [
            { kind: 'pieceSize', slot, step },
            { kind: 'pieceSize', slot: null, step },
          ],
        },
      ];

/** Values without a comparative: "30 mm high", "a 2 mm chain", "2 carats", "8 x 6 mm stone". */
export function plainMeasures(scene: Scene, piece: PieceFacts): Wish[] {
  const { plain, words, facts } = scene;
  const changes: Wish[] = [];
  if (words.caratWeight !== null)
    changes.push({
      kind: 'stoneSize',
      target: 'centre',
      unit: 'ct',
      step: { kind: 'to', value: words.caratWeight.value },
      acrossMm: null,
    });
  const said = lengthIn(plain);
  const named =
    /\b(?:stones?|gems?|gemstone)\b/.test(plain) || words.gemstones.length > 0 || words.stoneCut !== null;
  if (words.stoneSizeMm !== null && named && !NAMES_DROP.test(plain)) {
    const [length, across] = words.stoneSizeMm.value;
    changes.push({
      kind: 'stoneSize',
      target: 'centre',
      unit: 'mm',
      step: { kind: 'to', value: length! },
      acrossMm: across ?? null,
    });
    return changes;
  }
  const share = /\b(?:half|halve)\b/.test(plain) ? 0.5 : /\b(?:twice|double)\b/.test(plain) ? 2 : null;
  const hangs = facts.type === 'Earrings' && piece.drops > 0 && /\b(?:length|long|height|tall)\b/.test(plain);
  // "The stone half the size": judged by the face that one sees, as on rings.
  if (
    said === null &&
    share !== null &&
    named &&
    !NAMES_DROP.test(plain) &&
    /\b(?:size|big|large)\b/.test(plain)
  )
    return [
      {
        kind: 'stoneSize',
        target: targetNamed(scene) ?? 'centre',
        unit: 'mm',
        step: { kind: 'times', share: Math.sqrt(share) },
        acrossMm: null,
      },
    ];
  if (said === null && share !== null && /\b(?:size|big|large|height|length|long|tall)\b/.test(plain))
    return byLength(hangs ? 'drop' : null, { kind: 'times', share });
  if (said === null || readLength(scene).length > 0 || /\btail\b/.test(plain)) return changes;
  const step: Step = { kind: 'to', value: said.mm };
  const isRound = piece.carrier === 'bangle' || /^(?:nose-)?hoop$/.test(piece.fitting ?? '');
  // The inside of what has none is no size of its stone.
  if (/\b(?:inside|inner|diameter)\b/.test(plain) && !isRound && piece.carrier !== 'chain')
    return [{ kind: 'round', step }];
  if (named && !NAMES_DROP.test(plain)) {
    changes.push({ kind: 'stoneSize', target: 'centre', unit: 'mm', step, acrossMm: null });
  } else if (NAMES_CHAIN.test(plain) || (piece.carrier === 'chain' && piece.front === null)) {
    changes.push({ kind: 'chainWidth', step });
  } else if (piece.carrier === 'bangle') {
    const inside = /\b(?:inside|inner|diameter|round)\b/.test(plain);
    const thick = /\bthick(?:ness)?\b/.test(plain);
    changes.push(
      inside
        ? { kind: 'round', step }
        : thick
          ? { kind: 'bandThickness', step }
          : { kind: 'bandWidth', step },
    );
  } else if (piece.fitting === 'hoop' || piece.fitting === 'nose-hoop') {
    changes.push(
      /\b(?:thick|tube|wide)\b/.test(plain) ? { kind: 'bandWidth', step } : { kind: 'round', step },
    );
  } else {
    changes.push({
      kind: 'pieceSize',
      slot: NAMES_DROP.test(plain) && piece.drops > 0 ? 'drop' : null,
      step,
    });
  }
  return changes;
}
