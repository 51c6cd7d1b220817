/** Stones that stand side by side on a ring: as large as one another, or as many as a row in the band has room for. */

import type { Stone } from '../../design/parts.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { girdleRadiusMm, rowSpan } from '../../design/ring/rowSpan.ts';
import { ROW_EDGE_MM } from '../../design/ring/spacing.ts';
import { canBeMelee } from '../../design/stones/gems.ts';
import { stoneOfSize } from '../../design/stones/weight.ts';
import type { Change } from '../change.ts';
import { already, done, impossible, mm, type Outcome, plural, round2 } from '../outcome.ts';
import { saySize, sayWeight } from './stones.ts';

const faceOf = ({ lengthMm, widthMm }: Stone): number => Math.sqrt(lengthMm * widthMm);

/** A stone in its own outline, with a face as large as asked. */
function withFace<S extends Stone>(stone: S, faceMm: number): S {
  const share = faceMm / faceOf(stone);
  return {
    ...stone,
    ...stoneOfSize(stone, stone.lengthMm * share, stone.widthMm * share),
    colour: stone.colour,
  };
}

/** Stones are judged by the face that one sees: a pear is longer than a round stone of its size. */
const SAME_SHARE = 0.03;

/** The smaller of two grows to the larger. */
export function equaliseStones(ring: RingDesign): Outcome {
  const { centre, companion, sideStones } = ring;
  const other = companion?.stone ?? sideStones?.stone;
  if (centre === null || other === undefined)
    return impossible('There are no stones side by side here that could be as large as one another.');
  const largest = Math.max(faceOf(centre), faceOf(other));
  if (Math.abs(faceOf(centre) - faceOf(other)) < SAME_SHARE * largest)
    return already('The stones are as large as one another already.');
  if (faceOf(centre) < largest) {
    ring.centre = withFace(centre, largest);
    return done(`Centre stone ${saySize(centre)} -> ${saySize(ring.centre)}, ${sayWeight(ring.centre)}`);
  }
  const grown = withFace(other, largest);
  if (companion) {
    ring.companion = { ...companion, stone: { ...companion.stone, ...grown } };
    return done(`Second stone ${saySize(other)} -> ${saySize(grown)}, ${sayWeight(grown)}`);
  }
  if (sideStones !== null) ring.sideStones = { ...sideStones, stone: grown };
  return done(`Side stones ${saySize(other)} -> ${saySize(grown)}`);
}

/** As large as they stand abreast in a band without standing out of it, mm. */
const ACROSS_MM = { least: 1.3, most: 2.6 } as const;
const THICKNESS_MM = 1.9;

/** Seven stones do not stand on claws beside each other: they are set in a row into the band. */
export function changeStonesAcross(
  ring: RingDesign,
  { count }: Extract<Change, { kind: 'stonesAcross' }>,
): Outcome {
  const { centre, sideStones, band } = ring;
  if (centre === null || sideStones === null || ring.halo !== null)
    return impossible(
      'One, three or five stones stand side by side on a ring: say which, or ask for a row in the band.',
    );
  if (!canBeMelee(centre.gemstone))
    return impossible(
      `${centre.gemstone} is too soft to be set small: choose a harder stone for the accents.`,
    );
  if (band.form !== 'single')
    return impossible('Stones in rows need a closed band: ask for a plain band first.');
  const before = 1 + 2 * sideStones.perSide;
  const diameterMm = round2(
    Math.min(ACROSS_MM.most, Math.max(ACROSS_MM.least, faceOf(sideStones.stone) * 0.9)),
  );
  const row = {
    stone: { gemstone: centre.gemstone, cut: 'Round', form: 'faceted', colour: centre.colour },
    setting: 'shared-prong',
    diameterMm,
    rows: 1,
    milgrain: false,
  } as const;
  const thicknessMm = Math.max(band.thicknessMm, THICKNESS_MM);
  const { degrees, most } = rowSpan(row, girdleRadiusMm(ring.size.us, thicknessMm), count);
  if (count >= most) return impossible(`No more than ${most - 1} of them stand along this band.`);
  ring.head = null;
  ring.centre = null;
  ring.sideStones = null;
  if (ring.shoulders.kind === 'cathedral' || ring.shoulders.kind === 'tapered')
    ring.shoulders = { kind: 'plain' };
  ring.bandStones = { ...row, spanDegrees: degrees };
  band.widthMm = Math.max(band.widthMm, round2(diameterMm + ROW_EDGE_MM['shared-prong']));
  band.thicknessMm = thicknessMm;
  return done(
    `Stones side by side ${before} -> ${count}: round ${plural(centre.gemstone)} of ${mm(diameterMm)} in a row over the top of the band`,
  );
}
