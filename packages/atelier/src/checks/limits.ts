/**
 * What printing, casting and wearing ask of a piece, as data. Limits are in mm unless said otherwise and hold
 * for the model before finishing, which takes 0.1 to 0.25 mm from a polished surface.
 */
import type { MeasureKind } from '../geometry/solids.ts';

/** Three separate questions: a file can print and not cast, or cast and not last. */
export type VerdictKind = 'prints' | 'casts' | 'wears';
export type Severity = 'caution' | 'fails';

export interface Limit {
  readonly measure: MeasureKind;
  readonly verdict: VerdictKind;
  readonly severity: Severity;
  readonly bound: 'at-least' | 'at-most';
  readonly value: number;
  readonly source: string;
  /** What to change, as an instruction to whoever designs. */
  readonly remedy: string;
}

const STULLER = 'Stuller, Best Practices for CAD/CAM';
const GEMWARES = 'Gemwares casting guide';
const FORMLABS = 'Formlabs Castable Wax guide';
const TRADE = 'trade practice';

const least = (
  measure: MeasureKind,
  verdict: VerdictKind,
  severity: Severity,
  value: number,
  source: string,
  remedy: string,
): Limit => ({ measure, verdict, severity, bound: 'at-least', value, source, remedy });

const WIDEN_BAND = 'Widen the band.';
const THICKEN_BAND = 'Make the band thicker.';
const THICKEN_WALL = 'Thicken the wall.';
const THICKEN_WIRE = 'Use thicker wire for the filigree.';
const THICKEN_PRONG = 'Use thicker prongs, or fewer of them.';

export const LIMITS: readonly Limit[] = [
  least('shank-width', 'prints', 'fails', 0.3, FORMLABS, WIDEN_BAND),
  least('shank-width', 'casts', 'fails', 0.8, GEMWARES, WIDEN_BAND),
  least('shank-width', 'wears', 'fails', 1.2, TRADE, WIDEN_BAND),
  least(
    'shank-width',
    'wears',
    'caution',
    1.5,
    'Ritani band width guide',
    'Widen the band to 1.5 mm or more for daily wear.',
  ),
  least('shank-thickness', 'prints', 'fails', 0.3, FORMLABS, THICKEN_BAND),
  least('shank-thickness', 'casts', 'fails', 0.8, GEMWARES, THICKEN_BAND),
  least('shank-thickness', 'wears', 'fails', 1.2, STULLER, 'Make the band at least 1.2 mm thick.'),
  least(
    'shank-thickness',
    'wears',
    'caution',
    1.5,
    TRADE,
    'Make the band 1.5 mm thick or more for daily wear.',
  ),
  least('wall', 'prints', 'fails', 0.3, FORMLABS, THICKEN_WALL),
  // The alloy's own minimum is judged in metal-rules.ts.
  least('prong-diameter', 'prints', 'fails', 0.3, FORMLABS, THICKEN_PRONG),
  least('prong-diameter', 'casts', 'fails', 0.5, 'Ganoksin, casting fine wires', THICKEN_PRONG),
  least('prong-diameter', 'wears', 'fails', 0.6, GEMWARES, THICKEN_PRONG),
  least('bead-diameter', 'prints', 'fails', 0.3, FORMLABS, 'Use larger stones or raise larger beads.'),
  least('bead-diameter', 'wears', 'caution', 0.4, TRADE, 'Use larger stones or raise larger beads.'),
  least('filigree-wire', 'prints', 'fails', 0.3, FORMLABS, THICKEN_WIRE),
  least('filigree-wire', 'casts', 'fails', 0.5, 'Ganoksin, casting fine wires', THICKEN_WIRE),
  {
    measure: 'seat-share',
    verdict: 'wears',
    severity: 'caution',
    bound: 'at-most',
    value: 0.25,
    source: STULLER,
    remedy: 'Cut the seat less deep, or use thicker prongs.',
  },
  {
    measure: 'seat-share',
    verdict: 'wears',
    severity: 'fails',
    bound: 'at-most',
    value: 0.5,
    source: TRADE,
    remedy: 'Cut the seat less deep, or use thicker prongs.',
  },
  least('bezel-wall', 'prints', 'fails', 0.3, FORMLABS, THICKEN_WALL),
  least('bezel-wall', 'casts', 'fails', 0.45, TRADE, THICKEN_WALL),
  least('bezel-lip', 'wears', 'caution', 0.3, TRADE, 'Let the bezel rise at least 0.3 mm above the girdle.'),
  least('channel-wall', 'casts', 'fails', 0.5, STULLER, 'Widen the band or use smaller stones.'),
  least('channel-wall', 'wears', 'caution', 0.6, TRADE, 'Widen the band or use smaller stones.'),
  least(
    'culet-clearance',
    'wears',
    'fails',
    0.5,
    STULLER,
    'Raise the stone: its point would touch the finger.',
  ),
  least('stone-gap', 'wears', 'fails', 0, TRADE, 'Space the stones: they would chip each other.'),
  least('stone-gap', 'casts', 'caution', 0.08, TRADE, 'Leave 0.1 to 0.2 mm between the stones.'),
  least('opening', 'casts', 'caution', 0.4, STULLER, 'Open the gap: smaller ones fill with metal.'),
  least('engraving-width', 'casts', 'caution', 0.3, GEMWARES, 'Use larger letters, or have them laser cut.'),
  least('engraving-depth', 'casts', 'caution', 0.1, TRADE, 'Cut the letters deeper, or have them laser cut.'),
  // Chains and findings are made of drawn wire: casting does not ask for their thickness, wearing does.
  least('chain-wire', 'wears', 'fails', 0.2, TRADE, 'Choose a chain of thicker wire.'),
  least('chain-wire', 'wears', 'caution', 0.25, TRADE, 'Choose a chain of thicker wire for daily wear.'),
  least('finding-wire', 'wears', 'fails', 0.5, TRADE, 'Use thicker wire for the finding.'),
  least(
    'finding-wire',
    'wears',
    'caution',
    0.6,
    'American wire gauge 22, the thinnest sold for findings',
    'Use wire of 0.6 mm or more for the finding.',
  ),
  {
    measure: 'loose-metal',
    verdict: 'casts',
    severity: 'fails',
    bound: 'at-most',
    value: 0,
    source: TRADE,
    remedy: 'Let it reach the metal beside it.',
  },
  least(
    'bounding-sum',
    'prints',
    'fails',
    10,
    'Planfab gold guide',
    'The piece is too small to print alone.',
  ),
];
