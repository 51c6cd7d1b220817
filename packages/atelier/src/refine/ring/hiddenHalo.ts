/** Small stones about the gallery, under the centre stone. */
import type { RingDesign } from '../../design/ring/document.ts';
import type { Change } from '../change.ts';
import { already, done, impossible, mm, type Outcome, plural, round2 } from '../outcome.ts';
import { accentKind } from './accents.ts';

/** As the designs draw them: against the stone above, and the largest. */
const SHARE = 0.18;
const STONE_MM = { least: 0.9, most: 1.4 } as const;

export function changeHiddenHalo(
  { head, centre, ...ring }: RingDesign,
  { on }: Extract<Change, { kind: 'hiddenHalo' }>,
): Outcome {
  const present = head?.kind === 'prong' ? head.hiddenHalo : undefined;
  if (!on) {
    if (head?.kind !== 'prong' || present === undefined) return impossible('This ring has no hidden halo.');
    delete head.hiddenHalo;
    return done('Hidden halo removed');
  }
  if (present !== undefined) return already('The ring already has a hidden halo.');
  if (head?.kind !== 'prong' || centre === null)
    return impossible('A hidden halo stands in a prong setting: ask for prongs first.');
  if (centre.form !== 'faceted')
    return impossible('A hidden halo stands under the pavilion of a faceted stone.');
  const stone = accentKind({ head, centre, ...ring }, null);
  const diameterMm = round2(Math.min(STONE_MM.most, Math.max(STONE_MM.least, centre.widthMm * SHARE)));
  if (head.gallery === 'peg') head.gallery = 'basket';
  head.hiddenHalo = { stone: { ...stone, cut: 'Round' }, diameterMm };
  return done(`Hidden halo of ${plural(stone.gemstone)} added, stones of ${mm(diameterMm)}`);
}

/** A dome has no pavilion to shelter it. */
export function refitHiddenHalo({ head, centre }: RingDesign): string[] {
  if (head?.kind !== 'prong' || head.hiddenHalo === undefined || centre?.form === 'faceted') return [];
  delete head.hiddenHalo;
  return ['Hidden halo removed'];
}
