/** Hoops for the ear: open with a post in a socket, hinged, or a cuff about its edge. */
import type { EarFitting } from '../../design/findings/document.ts';
import { type Frame, shifted, toWorld } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { tube } from '../mesh/loft.ts';
import { normalize, radians } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { type BuiltFinding, type FindingMetal, type Local, loosePart, turnedBody } from './forms.ts';
import { type BarSection, hammeredBar, hammeredStepMm } from './hammeredBar.ts';
import { hinge } from './hinge.ts';
import { everyOtherStrand, furrowShare, twistedBar, twistedStepMm } from './twistedBar.ts';

type Hoop = Extract<EarFitting, { kind: 'hoop' }>;

/** Sections of a hinged hoop: so many times as broad as thick, and how square. */
const SECTIONS = {
  cushion: { broad: 1.5, squareness: 3 },
  round: { broad: 1, squareness: 2 },
  strip: { broad: 2.7, squareness: 6 },
  fineStrip: { broad: 1.9, squareness: 6 },
} as const;
/** A strip that is no thicker than this is a fine one, mm. */
const FINE_STRIP_MM = 1.2;

export const sectionOf = ({
  section,
  strands,
  tubeMm,
}: Pick<Hoop, 'section' | 'strands' | 'tubeMm'>): (typeof SECTIONS)[keyof typeof SECTIONS] =>
  SECTIONS[
    section === 'strip' && tubeMm <= FINE_STRIP_MM
      ? 'fineStrip'
      : (section ?? (strands === undefined ? 'cushion' : 'round'))
  ];

/** What was made slimmer than a tube of its wall is solid, mm. */
const LEAST_BORE_MM = 0.3;

/** What an ear cuff is open behind, for the rim of an ear that is about 3 mm thick, and its end against its whole. */
const CUFF_GAP_MM = 3.6;
const LEAST_END_SHARE = 0.45;
/** A cuff is small: sections that follow its bend and its ends, degrees apart. */
const STEP_DEGREES = { cuff: 2.5, usual: 4 } as const;

/** An oval hoop is so much higher than wide. */
export const OVAL_STRETCH = 1.28;

/** Half of what a hoop is open for an ear, degrees. */
export const gapDegrees = (form: Hoop['form'], innerDiameterMm: number, tubeMm: number): number =>
  (((form === 'cuff' ? CUFF_GAP_MM : Math.max(4, 1.3 * tubeMm)) / 2 / ((innerDiameterMm + tubeMm) / 2)) *
    180) /
  Math.PI;

/** Hands in a bar by its alloys; what is of the second touches the first along its furrows. */
function addParted(
  work: Workpiece,
  { alloy, second }: FindingMetal,
  parts: { readonly own: Solid; readonly second: Solid | null },
): void {
  work.add(alloy.id, parts.own);
  if (parts.second !== null && second !== undefined) work.add(second.id, parts.second);
}

export function buildHoop(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { form, innerDiameterMm, tubeMm, section, strands, second: isOfTwo }: Hoop,
  metal: FindingMetal,
  /** Seed of the hammer's dents; null for a smooth one. */
  hammer: number | null = null,
  /** Wall of a hoop of tube; null for a solid one. */
  wallMm: number | null = null,
): BuiltFinding {
  const radius = (innerDiameterMm + tubeMm) / 2;
  const stretch = form === 'oval' ? OVAL_STRETCH : 1;
  const at = (degrees: number): Local => {
    const a = (degrees * Math.PI) / 180;
    return [radius * Math.cos(a), stretch * radius * Math.sin(a), 0];
  };
  const stepDegrees = STEP_DEGREES[form === 'cuff' ? 'cuff' : 'usual'];
  const { broad, squareness } = sectionOf({ section, strands, tubeMm });
  const bend = (from: number, to: number, d: number | ((share: number) => number), isRound = true): Solid => {
    const wide = isRound ? 1 : broad;
    const steps = Math.max(12, Math.round(Math.abs(to - from) / stepDegrees));
    const path = Array.from({ length: steps + 1 }, (_, i) => {
      const s = i / steps;
      const size = typeof d === 'number' ? d : d(s);
      const [x, y, z] = at(from + (to - from) * s);
      return { at: toWorld(frame, x, y, z), side: (size * wide) / 2, up: size / 2 };
    });
    return bench.solid(
      tube(path, frame.z, {
        segments: isRound ? 18 : 20,
        squareness: isRound ? 2 : squareness,
        flatEnds: true,
      }),
      'hoop',
    );
  };
  const sectionsOf = (from: number, to: number, share: (along: number) => number, stepMm: number) => {
    const steps = Math.ceil((Math.abs(radians(to - from)) * radius * stretch) / stepMm);
    const own: Frame = { ...frame, origin: [0, 0, 0] };
    return Array.from({ length: steps + 1 }, (_, i): BarSection => {
      const angle = from + ((to - from) * i) / steps;
      const [x, y, z] = at(angle);
      const out = normalize([stretch * Math.cos(radians(angle)), Math.sin(radians(angle)), 0]);
      return {
        at: toWorld(frame, x, y, z),
        out: toWorld(own, ...out),
        side: frame.z,
        share: share(i / steps),
      };
    });
  };
  /** The visible bar of a hoop: twisted, as the hammer leaves it, or smooth. */
  const bar = (from: number, to: number, share: (along: number) => number, isRound: boolean): Solid => {
    if (strands !== undefined)
      return twistedBar(bench, sectionsOf(from, to, share, twistedStepMm(tubeMm, strands)), tubeMm, strands);
    if (hammer === null) return bend(from, to, (s) => tubeMm * share(s), isRound);
    const form = {
      halfMm: tubeMm / 2,
      sideMm: ((isRound ? 1 : broad) * tubeMm) / 2,
      squareness: isRound ? 2 : squareness,
    };
    return hammeredBar(bench, sectionsOf(from, to, share, hammeredStepMm(form)), form, hammer + from);
  };
  const second = isOfTwo === undefined ? undefined : metal.second;
  /** What of a bar that was drawn by `bar` is of each alloy. */
  const parted = (
    whole: Solid,
    from: number,
    to: number,
    share: (along: number) => number,
  ): { readonly own: Solid; readonly second: Solid | null } => {
    if (second === undefined || strands === undefined) return { own: whole, second: null };
    const others = bench.union(
      everyOtherStrand(bench, sectionsOf(from, to, share, twistedStepMm(tubeMm, strands)), tubeMm, strands),
    );
    return { own: bench.subtract(whole, [others]), second: bench.intersect(whole, others) };
  };
  /** Of a twisted bar the bore keeps its wall in the furrows. */
  const boreMm = (wall: number): number =>
    tubeMm * (strands === undefined ? 1 : furrowShare(strands)) - 2 * wall;
  const degrees = (mm: number): number => (mm / radius) * (180 / Math.PI);
  const reach = {
    up: radius * stretch + tubeMm,
    down: radius * stretch + tubeMm,
    side: radius + tubeMm,
    back: tubeMm,
    front: tubeMm,
  };
  if (form === 'cuff') {
    const from = gapDegrees(form, innerDiameterMm, tubeMm) - 180;
    const lengthMm = radians(-2 * from) * radius;
    // Ends that lie on the skin are rounded.
    const rounded = (s: number): number => {
      const share = Math.min(1, (Math.min(s, 1 - s) * lengthMm) / (tubeMm / 2));
      return Math.max(LEAST_END_SHARE, Math.sqrt(1 - (1 - share) ** 2));
    };
    const isRound = section === 'round' || strands !== undefined;
    addParted(work, metal, parted(bar(from, -from, rounded, isRound), from, -from, rounded));
    return { loose: [], eye: null, reach };
  }
  if (form !== 'huggie') {
    const gap = gapDegrees(form, innerDiameterMm, tubeMm);
    const post = Math.min(0.9, 0.5 * tubeMm);
    // Slender at the ear, full at the bottom.
    const full = (s: number): number => 0.78 + 0.22 * Math.sin(Math.PI * s);
    const body = bar(90 + gap, 450 - gap, full, true);
    const socket = bend(90 + gap - 2, 90 + gap + degrees(1.4), post + 0.24);
    // The tube's inside, from a little within the socket, where it is open, to the other end, which is closed.
    const [boreFrom, boreTo] = [90 + gap + degrees(1), 450 - gap - degrees(1)];
    const along = (share: number): number =>
      (boreFrom + (boreTo - boreFrom) * share - 90 - gap) / (360 - 2 * gap);
    const bore =
      wallMm === null || boreMm(wallMm) - tubeMm * (1 - full(0)) < LEAST_BORE_MM
        ? []
        : [bend(boreFrom, boreTo, (share) => boreMm(wallMm) - tubeMm * (1 - full(along(share))))];
    addParted(work, metal, parted(bench.subtract(body, [socket, ...bore]), 90 + gap, 450 - gap, full));
    work.add(metal.alloy.id, bend(90 + gap + degrees(1), 90 - gap - degrees(0.6), post));
    // The post stands free in its socket and is one with the other end.
    return { loose: [], eye: null, reach };
  }
  const width = tubeMm * broad;
  const from = 18;
  const [hx, hy] = at(from);
  const place = shifted(frame, hx, hy, 0);
  const pin = Math.min(0.45, tubeMm * 0.16);
  const joint = hinge(bench, place, pin, width * 0.86);
  const clear = (r: number, half: number): Solid =>
    turnedBody(
      bench,
      shifted(place, 0, 0, -half),
      [
        [r, 0],
        [r, 2 * half],
      ],
      28,
    );
  const play = 2.1 * pin + 0.07;
  const fixedArc = bench.subtract(
    bar(98, 360 + from, () => 1, false),
    [clear(play, 0.28 * width * 0.86 + 0.06)],
  );
  const notch = bend(96, 98 + degrees(2), Math.min(1, tubeMm * 0.5) + 0.3);
  // From within the notch, where it is open, to short of the hinge.
  const bore =
    wallMm === null || boreMm(wallMm) < LEAST_BORE_MM
      ? []
      : [bend(98 + degrees(1), 360 + from - degrees(play + 1.2), boreMm(wallMm), strands !== undefined)];
  const even = (): number => 1;
  addParted(work, metal, parted(bench.subtract(fixedArc, [notch, ...bore]), 98, 360 + from, even));
  work.add(metal.alloy.id, ...joint.fixed);
  const arcPart = bench.subtract(
    bar(from + degrees(0.22), 96.5, () => 1, false),
    [clear(play, width)],
  );
  const [tx, ty] = at(from + degrees(play + 0.6));
  const tongueHalf = 0.27 * width * 0.86;
  const tongue = bench.subtract(
    bench.hull(
      [hx, tx].flatMap((x, i) =>
        [-1, 1].flatMap((s) =>
          [-1, 1].map((w) => toWorld(frame, x + s * pin * 1.7, [hy, ty][i], w * tongueHalf)),
        ),
      ),
    ),
    [clear(pin + 0.06, width)],
  );
  const arcs = parted(arcPart, from + degrees(0.22), 96.5, even);
  const own = [
    bench.subtract(bench.union([arcs.own, tongue]), joint.clear),
    joint.moving,
    bend(94, 97.5 + degrees(1.4), Math.min(1, tubeMm * 0.5)),
  ];
  const gate = [loosePart(bench, own, 'hoop gate', metal)];
  if (arcs.second !== null && second !== undefined) {
    const beside = bench.subtract(bench.subtract(arcs.second, joint.clear), [bench.union(own)]);
    gate.push(loosePart(bench, [beside], 'strands of the gate', { ...metal, alloy: second }));
  }
  return { loose: gate, eye: null, reach };
}
