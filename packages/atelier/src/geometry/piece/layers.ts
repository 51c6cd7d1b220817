/** Chains of different lengths worn together: nested in one another, their ends on two bars that one clasp closes. */
import type { Chain } from '../../design/chain/document.ts';
import { claspGapMm } from '../../design/findings/clasp.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import type { Assembly } from '../assembly.ts';
import { type ChainPath, hangingPath, lyingLoopPath, walk } from '../chain/paths.ts';
import { closeChain } from '../findings/clasps.ts';
import type { Bench } from '../mesh/bench.ts';
import { measureOrnament } from '../ornament/build.ts';
import type { Bounds, MetalPart, Vec3 } from '../solids.ts';
import { StoneTray } from '../stones/placing.ts';
import { add, cross, length, normalize, scale, sub } from '../vec.ts';
import { Workpiece } from '../workpiece.ts';
import { type ChainCarrier, isWornHanging, NECK_WIDTH_MM } from './chainPath.ts';
import { componentOf, type DressedChain, dressChain } from './dress.ts';
import { eyeReachMm, fuseBar, fuseEye } from './endBar.ts';
import { ringToChainEnd } from './rings.ts';

/** Radius of the bars, and how deep the chains' rings reach into them, mm. */
const BAR_MM = 0.8;
const HELD_MM = 0.45;
/** Light between neighbouring chains, beads or rings at the least, mm. */
const LIGHT_MM = 1.1;
/** The least breadth that a chain's ring at the bar takes, mm. */
const RING_MM = 1.6;

/** How wide a chain lies, with what is strung on it, mm. */
const breadthMm = ({ chain, strand }: Pick<ChainCarrier, 'chain' | 'strand'>): number =>
  Math.max(RING_MM, chain.widthMm, strand?.diameterMm ?? 0);

/** One of the chains as if it were worn by itself, and where it stands in the document. */
interface Single {
  readonly carrier: ChainCarrier;
  readonly piece: PieceDesign;
  readonly layer: number;
}

/** Each chain with what is on it, the shortest first. */
function singlesOf(piece: PieceDesign, carrier: ChainCarrier): Single[] {
  const { layers = [], ...first } = carrier;
  return [first, ...layers]
    .map((own, layer): Single => {
      const { strand: _, ...shared } = first;
      const single: ChainCarrier = { ...shared, ...own, alloyId: own.chain.alloyId, tailMm: null };
      return {
        layer,
        carrier: single,
        piece: {
          ...piece,
          carrier: single,
          ornaments: piece.ornaments.filter((placed) => (placed.layer ?? 0) === layer),
        },
      };
    })
    .sort((a, b) => a.carrier.lengthMm - b.carrier.lengthMm || a.layer - b.layer);
}

/** From the middle of the bar to where a chain of this kind begins, mm. */
const fromBarMm = (chain: Chain): number => HELD_MM + ringToChainEnd(chain).reachMm;

/** A longer chain is drawn rounder or deeper, and wider, in these steps until it is clear of the shorter one. */
const PULLS = [0, -0.15, 0.15, -0.3, 0.3, 0.45] as const;
const LEAST_PULL = 0.2;
const MOST_PULL = 0.8;
const WIDER_MM = [0, 2, 4, 7, 10, 14, 19, 25, 32, 40, 50] as const;
/** Of a chain from which something hangs, and of one that lies by itself. */
const PULL = { hangs: 0.6, 'let-in': 0.35 } as const;
const PLACES_COMPARED = 160;
/** Of a way on either side, beside the clasp, where no ornament is let in, as a share. */
const BARE_SHARE = 0.15;

/** The least distance of two ways, mm; `from` either end as shares. */
function apartMm(one: ChainPath, other: ChainPath, from = 0): number {
  const places = (path: ChainPath): Vec3[] => {
    const way = walk(path);
    return Array.from({ length: PLACES_COMPARED + 1 }, (_, i) =>
      way.at(way.lengthMm * (from + (1 - 2 * from) * (i / PLACES_COMPARED))),
    );
  };
  const others = places(other);
  return Math.min(...places(one).flatMap((a) => others.map((b) => length(sub(a, b)))));
}

/** How far what is let into a chain stands out beside it, mm. */
const standsOutMm = (bench: Bench, { piece, carrier }: Single): number =>
  Math.max(
    0,
    ...piece.ornaments
      .filter(({ slot }) => slot === 'station' || (slot === 'main' && carrier.front === 'let-in'))
      .map(({ ornament }) => {
        const { upMm, downMm, holds } = measureOrnament(bench, ornament);
        return Math.max(upMm - holds.left[1], downMm + holds.left[1]);
      }),
  );

/** How far something hangs below a chain's lowest place, mm; 0 where nothing does. */
const hangsMm = (bench: Bench, { piece, carrier }: Single): number =>
  Math.max(
    0,
    ...piece.ornaments
      .filter(({ slot }) => slot !== 'station' && carrier.front === 'hangs')
      .map(({ ornament }) => {
        const { upMm, downMm } = measureOrnament(bench, ornament);
        return upMm + downMm + BAIL_MM + carrier.chain.widthMm;
      }),
  );

/** Strands are seen each by itself where this share of their beads lies open between them in front. */
const OPEN_SHARE = 0.4;

/** How far the lowest bead of a strand hangs below that of the next shorter one, mm; 0 where one is no strand. */
const strandsApartMm = (shorter: ChainCarrier, longer: ChainCarrier): number =>
  shorter.strand === undefined || longer.strand === undefined
    ? 0
    : ((1 + OPEN_SHARE) * (breadthMm(shorter) + breadthMm(longer))) / 2;

/** From a chain to what hangs from it, mm. */
const BAIL_MM = 2.2;

const lowestOf = ({ points }: ChainPath): number => Math.min(...points.map(([, , z]) => z));

/** The ways of the chains, nested, the first innermost: each as long as asked with its share of bars and clasp. */
function waysOf(bench: Bench, singles: readonly Single[], carrier: ChainCarrier): ChainPath[] {
  const gapMm = claspGapMm(carrier.clasp);
  const ways: ChainPath[] = [];
  let outMm = 0;
  singles.forEach(({ carrier: own }, i) => {
    const before = singles[i - 1];
    if (before !== undefined) outMm += (breadthMm(before.carrier) + breadthMm(own)) / 2 + LIGHT_MM;
    const openMm = gapMm + 2 * (eyeReachMm(BAR_MM) + fromBarMm(own.chain));
    const laidMm = own.lengthMm - openMm;
    const inner = ways[i - 1];
    const needMm =
      before === undefined ? 0 : (breadthMm(before.carrier) + breadthMm(own)) / 2 + LIGHT_MM * 0.6;
    const topOf = ({ points }: ChainPath): Vec3 => points[points.length - 1];
    const moved = (path: ChainPath): ChainPath => {
      const first = ways[0];
      if (first === undefined) return path;
      const k = isWornHanging(own) ? 2 : 1;
      const by = topOf(first)[k] + outMm - topOf(path)[k];
      const shift: Vec3 = k === 2 ? [0, 0, by] : [0, by, 0];
      return { ...path, points: path.points.map((point) => add(point, shift)) };
    };
    const frontMm =
      before === undefined
        ? 0
        : Math.max(
            standsOutMm(bench, before) + breadthMm(own) / 2,
            standsOutMm(bench, singles[i]) + breadthMm(before.carrier) / 2,
          ) + LIGHT_MM;
    const belowMm =
      before === undefined
        ? 0
        : Math.max(
            hangsMm(bench, before) + breadthMm(own) / 2 + LIGHT_MM,
            strandsApartMm(before.carrier, own),
          );
    const isClear = (path: ChainPath): boolean =>
      inner === undefined || (lowestOf(inner) - lowestOf(path) >= belowMm && isBeside(inner, path));
    const isBeside = (one: ChainPath, path: ChainPath): boolean =>
      apartMm(one, path) >= needMm && apartMm(one, path, BARE_SHARE) >= Math.max(needMm, frontMm);
    /** By how much a way is clear of the shorter one, mm; below 0 where it is not. */
    const clearMm = (path: ChainPath): number =>
      inner === undefined
        ? 0
        : Math.min(lowestOf(inner) - lowestOf(path) - belowMm, apartMm(inner, path) - needMm);
    if (!isWornHanging(own)) {
      ways.push(moved(lyingLoopPath(laidMm, openMm, [0, 0, 0])));
      return;
    }
    const widthMm = own.wear === 'neck' ? NECK_WIDTH_MM : carrier.lengthMm * 0.34;
    const hanging = (pull: number, wider: number): ChainPath =>
      moved(hangingPath(laidMm, widthMm + 2 * outMm + wider, pull, [0, 0, 0], openMm));
    const tried = WIDER_MM.flatMap((wider) =>
      PULLS.map(
        (more) => () => hanging(Math.min(MOST_PULL, Math.max(LEAST_PULL, PULL[own.front] + more)), wider),
      ),
    );
    let path = hanging(PULL[own.front], 0);
    let clearest = { path, mm: clearMm(path) };
    for (const draw of tried) {
      if (isClear(path)) break;
      path = draw();
      if (clearMm(path) > clearest.mm) clearest = { path, mm: clearMm(path) };
    }
    // Where none is clear, the one that comes nearest to it.
    if (!isClear(path)) path = clearest.path;
    ways.push(path);
  });
  return ways;
}

/** Builds the chains and what closes them. */
export function buildLayers(bench: Bench, piece: PieceDesign, carrier: ChainCarrier): Assembly {
  const work = new Workpiece();
  const tray = new StoneTray();
  const singles = singlesOf(piece, carrier);
  const ways = waysOf(bench, singles, carrier);
  const dressed = singles.map((single, i) =>
    dressChain(bench, single.piece, single.carrier, ways[i], { work, tray }),
  );
  const runs: MetalPart[] = dressed.flatMap((one, i) =>
    one.runs.map((part) => ({ ...part, name: numbered(part.name, singles[i].layer) })),
  );
  const alloy = piece.alloys.find(({ id }) => id === carrier.alloyId) ?? piece.alloys[0];
  const eyes = ([0, 1] as const).map((side) => closeSide(bench, work, carrier, singles, dressed, side));
  runs.push(...closeChain(bench, eyes[0], eyes[1], carrier.clasp, { alloy, finish: 'Polished' }));
  const leading = dressed.find(({ main }, i) => main !== null && singles[i].piece.ornaments.some(isMain));
  const shown = leading?.main ?? dressed.find(({ main }) => main !== null)?.main ?? null;
  const lowest = dressed[dressed.length - 1].middle;
  const focusFrame = shown?.frame ?? lowest;
  const radius =
    shown === null ? LEAST_SHOWN_MM : Math.max(shown.built.upMm, shown.built.rightMm, shown.built.downMm);
  return {
    components: [componentOf(piece, carrier, work, tray)],
    runs,
    measures: dressed.flatMap(({ measures }) => measures),
    anchors: {
      focus: focusFrame.origin,
      focusNormal: focusFrame.z,
      focusRadiusMm: radius,
      fingerAxis: [0, 0, 1],
      framed: isWornHanging(carrier) ? framedOf(dressed) : null,
    },
  };
}

const isMain = ({ slot }: PieceDesign['ornaments'][number]): boolean => slot === 'main';

/** Parts of the further chains are told from those of the first. */
const numbered = (name: string, layer: number): string => (layer === 0 ? name : `${name} ${layer + 1}`);

/** The bar on one side: every chain hooked into it, and an eye for the clasp. */
function closeSide(
  bench: Bench,
  work: Workpiece,
  carrier: ChainCarrier,
  singles: readonly Single[],
  dressed: readonly DressedChain[],
  side: 0 | 1,
) {
  const way = side === 0 ? 1 : -1;
  const { alloyId } = carrier;
  // Towards the clasp the bar lies beside all the chains' ends, in line with the first one's.
  const ends = dressed.map(({ ends: own }) => own[side]);
  const reach = singles.map(({ carrier: own }) => fromBarMm(own.chain));
  const outward = normalize([way, 0, 0]);
  const x = Math.max(...ends.map(({ at }, i) => way * at[0] + reach[i])) * way;
  // Each chain goes on the way it comes: its last link is not bent.
  const places = ends.map(({ at, outward: own }): Vec3 => add(at, scale(own, (x - at[0]) / own[0])));
  const [low, high] = [places[0], places[places.length - 1]];
  const along = normalize(sub(high, low));
  const facing = cross(outward, along);
  fuseBar(bench, work, alloyId, [low, high], BAR_MM, facing);
  ends.forEach((end, i) => {
    const hold: Vec3 = add(places[i], scale(end.outward, -HELD_MM));
    ringToChainEnd(singles[i].carrier.chain).hook(bench, work, alloyId, end, hold);
  });
  const middle = scale(add(low, high), 0.5);
  return fuseEye(bench, work, alloyId, BAR_MM, { middle, outward, along });
}

/** About the chains' fronts, mm. */
const LEAST_SHOWN_MM = 18;
const ABOVE_MM = 16;
const BELOW_MM = 4;

/** The fronts of all the chains with what hangs from them; their sides leave the picture. */
function framedOf(dressed: readonly DressedChain[]): Bounds {
  const middles = dressed.map(({ middle }) => middle.origin[2]);
  const hung = dressed.flatMap(({ main }) =>
    main === null ? [] : [main.frame.origin[2] - main.built.downMm],
  );
  const low = Math.min(...middles, ...hung) - BELOW_MM;
  const high = Math.max(...middles) + ABOVE_MM;
  const half = Math.max(LEAST_SHOWN_MM, (high - low) * 0.52);
  const y = dressed[0].middle.origin[1];
  return { min: [-half, y, low], max: [half, y, high] };
}
