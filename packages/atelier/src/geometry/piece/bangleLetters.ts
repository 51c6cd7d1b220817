/** Letters in the metal of a bangle: outside in front, beside what stands there; inside where they are seen from above. */
import { fitBandLetters } from '../../design/lettering/bandRoom.ts';
import { letterSpacing } from '../../design/lettering/fit.ts';
import { type Lettering, setLine } from '../../design/lettering/fonts.ts';
import type { Carrier } from '../../design/piece/carriers.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import type { Bench } from '../mesh/bench.ts';
import { ringFrame } from '../ring/frame.ts';
import { cutInside } from '../ring/innerLetters.ts';
import { cutOutside } from '../ring/outerLetters.ts';
import type { Workpiece } from '../workpiece.ts';

type Bangle = Extract<Carrier, { kind: 'bangle' }>;

/** Between what stands in front and the first letter, mm. */
const BESIDE_MM = 2.2;

/** What the letters take of the front of the outside, with the metal on both sides of them, mm; 0 where there are none. */
export function lettersInFrontMm(carrier: Bangle, { engraving }: RingDesign): number {
  if (engraving?.place !== 'outside-band' || carrier.coil !== undefined) return 0;
  const fitted = fitBandLetters(carrier, 'outside', engraving);
  if (fitted === null || fitted.text === '') return 0;
  return lineMm(fitted, engraving.lettering) + 2 * BESIDE_MM;
}

const lineMm = (
  { text, letterMm }: { readonly text: string; readonly letterMm: number },
  lettering: Lettering,
): number => setLine(text, lettering, letterSpacing(lettering)).length * letterMm;

/** @param frontMm how far what stands in front reaches to its side; 0 where nothing does */
export function engraveBangle(
  bench: Bench,
  work: Workpiece,
  carrier: Bangle,
  round: RingDesign,
  frontMm: number,
): void {
  const { engraving } = round;
  if (engraving === null || carrier.coil !== undefined) return;
  const face =
    engraving.place === 'outside-band' ? 'outside' : engraving.place === 'inside-band' ? 'inside' : null;
  if (face === null) return;
  const fitted = fitBandLetters(carrier, face, engraving);
  if (fitted === null || fitted.text === '') return;
  const { text, letterMm } = fitted;
  const { lettering } = engraving;
  const frame = ringFrame(round);
  if (face === 'inside') {
    // The gap of an open one is where the inside of a closed one is seen.
    const angle = carrier.openingMm === null ? Math.PI : 0;
    cutInside(bench, work, round, frame, { text, letterMm, lettering, angle });
    return;
  }
  const lengthMm = lineMm(fitted, lettering);
  const angle = frontMm === 0 ? 0 : (frontMm + BESIDE_MM + lengthMm / 2) / frame.outerRadiusMm;
  cutOutside(bench, work, round, frame, { text, letterMm, lettering, angle });
}
