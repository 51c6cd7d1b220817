/** Letters cut into the metal of a bangle or cuff itself. */
import type { Arrangement, Brief } from '@filigree/contracts';
import { type BandFace, fitBandLetters } from '../lettering/bandRoom.ts';
import { isCapitals, letterSpacing } from '../lettering/fit.ts';
import { type Lettering, setLine } from '../lettering/fonts.ts';
import { faceFor } from '../lettering/hands.ts';
import { legibly } from '../lettering/legible.ts';
import type { Engraving } from '../parts.ts';
import type { Carrier } from './carriers.ts';
import type { PieceSketch } from './family.ts';
import type { PieceWish } from './wish.ts';

type Bangle = Extract<Carrier, { kind: 'bangle' }>;

/** What leaves the band one bar of metal that letters can be cut into; plates, names and charms bear them themselves. */
const ON_BARS: ReadonlySet<Arrangement> = new Set<Arrangement>([
  'adjustable',
  'oval-opening',
  'open',
  'band',
  'stations',
  'flush-set',
  'solitaire',
  'east-west',
  'side-stones',
  'patterned',
  'inlay',
  'head-ends',
  'groove',
  'offset-groove',
  'grooves',
  'bells',
]);

/** A bangle or cuff that was asked for by its name, and letters for it. */
export const isLetteredOnBand = ({ brief, type }: Pick<PieceWish, 'brief' | 'type'>): boolean =>
  type === 'Bracelet' &&
  Boolean(brief.engraving) &&
  (brief.braceletKind === 'bangle' || brief.braceletKind === 'cuff') &&
  brief.plateShape == null &&
  brief.setting !== 'Pave' &&
  (brief.arrangements ?? []).every((name) => ON_BARS.has(name));

/** Above this many letters capitals are plain. */
const FEW_CAPITALS = 4;

/** What letters are cut in where nothing was said of it: a script reads as words, not as capitals. */
function handOf(brief: Brief, text: string): Lettering {
  const isPlain = brief.era === 'Minimalist' || brief.era === 'Futuristic / Cyber-Lux';
  const own = isPlain || (isCapitals(text) && [...text].length > FEW_CAPITALS) ? 'sans' : 'script';
  return faceFor(brief, own === 'script' && !/\p{Ll}/u.test(text) ? 'serif' : own);
}

/** The outside shows letters where it is bare metal in front. */
const isOpenOutside = (
  { band, bandStones, ends, coil, beads }: Bangle,
  { ornaments }: PieceSketch,
): boolean =>
  (band.texture.kind === 'none' || band.texture.kind === 'hammered' || band.texture.kind === 'textured') &&
  bandStones === null &&
  ends === undefined &&
  coil === undefined &&
  beads === undefined &&
  band.inlay === undefined &&
  band.turned === undefined &&
  band.grooves === 0 &&
  ornaments.every(({ slot }) => slot === 'main' || slot === 'drop');

/** Letters that take no more of the way around than this leave the bells their place on both sides. */
const BELLED_SHARE = 0.34;

/** Bells hang all along the front, and the letters are too long to stand between them. */
const hidesBehindBells = (
  { text, letterMm }: { readonly text: string; readonly letterMm: number },
  lettering: Lettering,
  { ornaments }: PieceSketch,
  { innerDiameterMm }: Bangle,
): boolean =>
  ornaments.some(({ ornament }) => ornament.kind === 'bell') &&
  setLine(text, lettering, letterSpacing(lettering)).length * letterMm >
    BELLED_SHARE * Math.PI * innerDiameterMm;

const ON_THE_INSIDE = (text: string): string =>
  `The outside of this band bears what else was asked for: “${text}” is engraved inside.`;
const NO_EVEN_INSIDE =
  'The band has no even inside to cut letters into: the engraving is noted for the engraver.';

/** The engraving of a bangle, as it can be cut, and what was done about it. */
export function bandEngraving(
  sketch: PieceSketch,
  { brief, onBand }: Pick<PieceWish, 'brief' | 'onBand'>,
): { readonly engraving: Engraving | null; readonly adjustments: readonly string[] } {
  const { carrier } = sketch;
  if (onBand === null || carrier.kind !== 'bangle') return { engraving: null, adjustments: [] };
  const chosen = handOf(brief, onBand);
  const wantsInside = brief.engravingPlace === 'inside' || brief.engravingPlace === 'back';
  const faces: readonly BandFace[] =
    wantsInside || !isOpenOutside(carrier, sketch) ? ['inside'] : ['outside', 'inside'];
  for (const face of faces) {
    const own = fitBandLetters(carrier, face, { text: onBand, lettering: chosen });
    if (own === null || (face === 'outside' && hidesBehindBells(own, chosen, sketch, carrier))) continue;
    const { lettering, fitted, told } = legibly(
      chosen,
      brief.lettering != null,
      (one) => fitBandLetters(carrier, face, { text: onBand, lettering: one }) ?? own,
    );
    const said = face === 'inside' && !wantsInside ? [ON_THE_INSIDE(fitted.text)] : [];
    return {
      engraving: fitted.text === '' ? null : { text: fitted.text, place: `${face}-band`, lettering },
      adjustments: [...fitted.adjustments, ...told, ...(fitted.text === '' ? [] : said)],
    };
  }
  return {
    engraving: { text: onBand, place: 'inside-band', lettering: chosen },
    adjustments: [NO_EVEN_INSIDE],
  };
}
