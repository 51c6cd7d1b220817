import { ornamentAlloys } from '../../design/ornament/document.ts';
import { type Carrier, isHanded, secondOf } from '../../design/piece/carriers.ts';
import { isUnlikePair, type PieceDesign } from '../../design/piece/document.ts';
import { copyOf } from '../../design/piece/inTurn.ts';
import type { Assembly } from '../assembly.ts';
import { type BroochPin, buildBroochPin, SUNK_MM } from '../findings/broochPin.ts';
import { buildEarFitting } from '../findings/ears.ts';
import type { BuiltFinding, FindingMetal } from '../findings/forms.ts';
import { layHoopMilgrain } from '../findings/hoop-milgrain.ts';
import { LOWEST_DEGREES, setHoopStones } from '../findings/hoopStones.ts';
import { buildNoseFitting, lowestOfHoop } from '../findings/nose.ts';
import { setNoseBeads } from '../findings/noseBeads.ts';
import { buildPenannular, endsOf, type Penannular, seatMm } from '../findings/penannular.ts';
import { buildPinFitting } from '../findings/pins.ts';
import { type Frame, frameAt, shifted, toWorld } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { buildOrnament } from '../ornament/build.ts';
import type { Vec3 } from '../solids.ts';
import { StoneTray } from '../stones/placing.ts';
import { radians, scale } from '../vec.ts';
import { Workpiece } from '../workpiece.ts';
import { engraveBack } from './backLetters.ts';
import { bridgeBehind } from './bridge.ts';
import { hangOnChain } from './chainDrop.ts';
import { belowEdge, besideFront, SLIDE_LET_IN_MM, setHairStations, slideMeetsMm } from './hairStations.ts';
import type { Hold } from './links.ts';
import { letIntoHoop } from './noseSeat.ts';
import { alongHoop } from './onHoops.ts';
import { hidePin } from './pinPlace.ts';
import { facingUp, facingViewer, leaningBack } from './poses.ts';
import { postPlace } from './postPlace.ts';
import { buildRisen } from './risen.ts';
import { buildSerpentHoop } from './serpentHoop.ts';
import { spread } from './spread.ts';
import { hangUnder, holdBelow, type SetOrnament } from './stack.ts';

type Fitted = Extract<Carrier, { kind: 'fitted' }>;

/** Between the two of a pair, as a share of their width. */
const PAIR_GAP_SHARE = 0.3;

/** Ornaments with a finding behind or above them: earrings, brooches, cufflinks, hairpins, studs. */
export function buildFitted(bench: Bench, piece: PieceDesign, carrier: Fitted): Assembly {
  const isApart = isUnlikePair(piece) || isHanded(carrier);
  const sides = isApart ? (['left', 'right'] as const) : ([undefined] as const);
  const ones = sides.map((worn) => {
    const ornaments = piece.ornaments.filter((placed) => placed.worn === undefined || placed.worn === worn);
    const own = ownAlloy(carrier, ornaments, worn);
    return { worn, ...buildOne(bench, { ...piece, ornaments }, own, worn === 'right' ? -1 : 1) };
  });
  // Drops may hang out farther than what they hang from.
  const halfWidth = Math.max(
    ...ones.flatMap(({ work, halfMm }) => [halfMm, carrier.pair ? reachAside(bench, work) : 0]),
  );
  const places = placesOf(carrier, halfWidth, piece.ornaments.length > 0);
  const [{ lower }] = ones;
  // What hangs from a hoop is seen askew: its middle is looked at, where its front would lead aside.
  const isHoop = carrier.fitting.kind === 'hoop';
  const [x, y, z] = lower?.built.focus ?? [0, 0, 0];
  const focus = lower ? toWorld(lower.frame, x, y, isHoop ? z / 2 : z) : ([0, 0, 0] as const);
  // Without a row it looks aside: the second of a pair shows more of it.
  const turnsAside =
    carrier.fitting.kind === 'hoop' && carrier.fitting.stones === undefined && lower !== undefined;
  const lookedAt = (turnsAside && !isApart ? places[1] : undefined) ?? places[0];
  const name = NAMES[piece.type] ?? piece.type.toLowerCase();
  return {
    components: ones.map(({ worn, work, tray, fitting, alloyId }, at) => ({
      work,
      tray,
      loose: fitting.loose,
      at: worn === undefined ? places : places.slice(at, at + 1),
      alloys: piece.alloys,
      baseAlloyId: alloyId,
      baseName: worn === undefined ? name : `${worn} ${name}`,
      otherName: worn === undefined ? 'ornament' : `${worn} ornament`,
      finish: piece.finish,
    })),
    runs: [],
    measures: [],
    anchors: {
      focus: toWorld(lookedAt, ...focus),
      focusNormal: isHoop && lower ? FACINGS[carrier.shown]([0, 0, 0]).z : lookedAt.z,
      focusRadiusMm: Math.max(
        2,
        lower ? Math.max(lower.built.upMm, lower.built.rightMm, lower.built.downMm) : ones[0].halfMm,
      ),
      fingerAxis: [0, 0, 1],
      framed: null,
    },
  };
}

/** Of a pair in two metals each has its finding in its own. */
function ownAlloy(
  carrier: Fitted,
  ornaments: PieceDesign['ornaments'],
  worn: 'left' | 'right' | undefined,
): Fitted {
  const main = ornaments.find(({ slot, worn: on }) => slot === 'main' && on !== undefined);
  const alloyId = worn === undefined || main === undefined ? null : ornamentAlloys(main.ornament)[0];
  return alloyId ? { ...carrier, alloyId } : carrier;
}

interface One {
  readonly work: Workpiece;
  readonly tray: StoneTray;
  readonly fitting: BuiltFinding;
  /** What is lowest on it and looked at first; undefined where it is its finding alone. */
  readonly lower: SetOrnament | undefined;
  /** The wider of what it reaches to either side, mm. */
  readonly halfMm: number;
  readonly alloyId: string;
}

/** One of the two of a pair, or the whole piece, before it is laid in its place. */
function buildOne(bench: Bench, piece: PieceDesign, carrier: Fitted, side: 1 | -1): One {
  const work = new Workpiece();
  const tray = new StoneTray();
  const own = frameAt([0, 0, 0]);
  const alloy = piece.alloys.find(({ id }) => id === carrier.alloyId) ?? piece.alloys[0];
  const secondId = secondOf(carrier)?.alloyId;
  const second = piece.alloys.find(({ id }) => id === secondId);
  const metal: FindingMetal = { alloy, finish: 'Polished', ...(second !== undefined && { second }) };
  const set = new Map<'main' | 'top', SetOrnament>();
  const main = piece.ornaments.find(({ slot }) => slot === 'main');
  const top = piece.ornaments.find(({ slot }) => slot === 'top');
  const round = roundOf(piece, carrier);
  const first = top ?? (round ? undefined : main);
  let fitting: BuiltFinding;
  const seated =
    main && carrier.fitting.kind === 'nose-hoop'
      ? letIntoHoop(bench, work, tray, own, carrier.fitting, main.ornament, metal)
      : null;
  if (carrier.fitting.kind === 'penannular') {
    const spec = carrier.fitting;
    fitting = buildPenannular(bench, work, own, spec, metal, piece.finish === 'Hammered' ? piece.seed : null);
    for (const [x, y] of main === undefined ? [] : endsOf(spec)) {
      const frame = shifted(own, x, y, seatMm(spec));
      set.set('main', { built: buildOrnament(bench, work, tray, frame, main!.ornament), frame });
    }
  } else if (carrier.fitting.kind === 'climber' && carrier.fitting.stem !== undefined) {
    const risen = buildRisen(bench, work, tray, own, piece, carrier.fitting, metal, side);
    fitting = risen.fitting;
    if (risen.lowest) set.set('main', risen.lowest);
  } else if (first) {
    const upper: SetOrnament = {
      built: buildOrnament(bench, work, tray, own, first.ornament),
      frame: own,
    };
    set.set(first.slot === 'top' ? 'top' : 'main', upper);
    const attached = attachWhole(bench, work, carrier, upper, metal);
    fitting = attached.fitting;
    if (first === main) engraveBack(bench, work, piece, main.ornament, upper, attached.feet);
    setHairStations(bench, work, tray, piece, carrier.fitting, upper, carrier.alloyId);
    if (top && main) {
      const hold = holdBelow(upper);
      const lower =
        main.chainMm === undefined
          ? hangUnder(bench, work, tray, own, hold, main.ornament, carrier.alloyId)
          : hangOnChain(bench, work, tray, own, hold, main.ornament, alloy, main.chainMm);
      set.set('main', lower);
      engraveBack(bench, work, piece, main.ornament, lower);
    }
  } else if (seated) {
    fitting = seated.fitting;
    set.set('main', seated.set);
  } else if (isSerpent(carrier.fitting) && main?.ornament.kind === 'motif') {
    fitting = buildSerpentHoop(bench, work, tray, own, carrier.fitting, main.ornament, metal);
  } else if (round) {
    fitting = round.build(bench, work, own, metal);
    if (carrier.fitting.kind === 'hoop')
      setHoopStones(
        bench,
        work,
        tray,
        own,
        carrier.fitting,
        carrier.alloyId,
        holdsOf(bench, piece, carrier.fitting),
      );
    if (carrier.fitting.kind === 'hoop' && carrier.fitting.milgrain)
      layHoopMilgrain(bench, work, own, carrier.fitting, carrier.alloyId);
    if (carrier.fitting.kind === 'nose-hoop')
      setNoseBeads(bench, work, tray, own, carrier.fitting, carrier.alloyId);
    if (main) {
      const hold: Hold = { at: [0, -round.lowestMm, 0], rimMm: 0 };
      const faces = carrier.fitting.kind === 'hoop' ? besideRow(own, carrier.fitting) : own;
      set.set('main', hangUnder(bench, work, tray, faces, hold, main.ornament, carrier.alloyId));
    }
  } else {
    throw new Error(`a ${piece.type} with a ${carrier.fitting.kind} has an ornament`);
  }
  const lower = set.get('main') ?? set.get('top');
  // Drops hang side by side below the front; further ones in tiers, one below each of those before.
  let tier: readonly SetOrnament[] = lower ? [lower] : [];
  for (const placed of piece.ornaments) {
    const { slot, count, ornament } = placed;
    if (slot !== 'drop') continue;
    const nth = (i: number) => copyOf(placed, i).ornament;
    // Where nothing else hangs from a hoop they hang from its lower edge.
    if (tier.length === 0 && carrier.fitting.kind === 'hoop') {
      const holds = alongHoop(bench, carrier.fitting, ornament, count);
      const faces = count === 1 ? besideRow(own, carrier.fitting) : own;
      tier = holds.map((place, i) => hangUnder(bench, work, tray, faces, place, nth(i), carrier.alloyId));
      continue;
    }
    if (tier.length === 0) continue;
    const middle = tier[Math.floor(tier.length / 2)]!;
    const places =
      tier.length === count
        ? tier.map(holdBelow)
        : spread(bench, work, own, holdBelow(middle), ornament, count, carrier.alloyId);
    tier = places.map((place, i) => hangUnder(bench, work, tray, own, place, nth(i), carrier.alloyId));
  }
  const built = lower?.built;
  const halfMm = Math.max(fitting.reach.side, built?.rightMm ?? 0, built?.leftMm ?? 0);
  const hung = carrier.fitting.kind === 'hoop' ? tier[Math.floor(tier.length / 2)] : undefined;
  return { work, tray, fitting, lower: lower ?? hung, halfMm, alloyId: carrier.alloyId };
}

type Hoop = Extract<Fitted['fitting'], { kind: 'hoop' }>;

/** Where on a hoop what is below it hangs, degrees. */
function holdsOf(bench: Bench, { ornaments }: PieceDesign, hoop: Hoop): number[] {
  if (ornaments.some(({ slot }) => slot === 'main')) return [LOWEST_DEGREES];
  const drop = ornaments.find(({ slot }) => slot === 'drop');
  return drop === undefined
    ? []
    : alongHoop(bench, hoop, drop.ornament, drop.count).map(({ degrees }) => degrees);
}

/** How something hangs from a hoop: it looks to where the hoop's row does, to its side where there is none. */
function besideRow(own: Frame, { form, stones }: Hoop): Frame {
  if (stones === undefined) return own;
  const [forwards, sidewards] = form === 'huggie' ? [-1, 1] : [1, -1];
  return { ...own, x: scale(own.z, sidewards), z: scale(own.x, forwards) };
}

/** Its bar is the serpent in front. */
const isSerpent = (
  fitting: Fitted['fitting'],
): fitting is Hoop & { readonly coil: NonNullable<Hoop['coil']> } =>
  fitting.kind === 'hoop' && fitting.coil !== undefined;

/** Hoops are themselves what is worn: ornaments hang below them. */
function roundOf(
  { finish, seed, wallMm, ornaments }: PieceDesign,
  { fitting }: Fitted,
): {
  readonly lowestMm: number;
  readonly build: (bench: Bench, work: Workpiece, frame: Frame, metal: FindingMetal) => BuiltFinding;
} | null {
  // What is on an ear cuff sits on its outside.
  if (fitting.kind === 'hoop' && !(fitting.form === 'cuff' && ornaments.length > 0)) {
    const radius = (fitting.innerDiameterMm + fitting.tubeMm) / 2;
    // A row of stones stands in smooth and solid metal.
    const hammer = finish === 'Hammered' && fitting.stones === undefined ? seed : null;
    const tubeWallMm = fitting.stones === undefined ? (wallMm ?? null) : null;
    return {
      lowestMm: (fitting.form === 'oval' ? 1.28 : 1) * radius + fitting.tubeMm / 2,
      build: (bench, work, frame, metal) =>
        buildEarFitting(bench, work, frame, fitting, metal, null, hammer, tubeWallMm),
    };
  }
  if (fitting.kind === 'nose-hoop') {
    return {
      lowestMm: lowestOfHoop(fitting),
      build: (bench, work, frame, metal) => buildNoseFitting(bench, work, frame, fitting, metal),
    };
  }
  return null;
}

const NAMES: Readonly<Partial<Record<PieceDesign['type'], string>>> = {
  Earrings: 'earring',
  Cufflinks: 'cufflink',
};

/** Of a climber that is one ornament: how low its post stands, and how much of its height the wire behind it has. */
const LOW_POST_SHARE = 0.72;
const HIDDEN_WIRE_SHARE = 0.8;

/** Of a pin whose place is not metal: what its bridge has to carry, mm. */
const BRIDGED_PIN_MM = 8;
/** Half the breadth of a clip's foot, mm. */
const CLIP_FOOT_MM = 1.3;

/** What of an ear cuff its front rests on, half of it, and how deep it is let into its back, mm. */
const CUFF_FOOT_MM = 1.2;
const CUFF_SUNK_MM = 0.2;

/** Where a cuff is behind its front: it goes around from one side to the other, with its outside in the front's back. */
function behindFront(
  frame: Frame,
  { innerDiameterMm, tubeMm }: { innerDiameterMm: number; tubeMm: number },
): Frame {
  const { origin } = shifted(frame, 0, 0, CUFF_SUNK_MM - innerDiameterMm / 2 - tubeMm);
  return { x: frame.z, y: frame.x, z: frame.y, origin };
}

/** Findings stand in what is cut: the holes that let light to the stones would sever their feet. */
function attachWhole(
  bench: Bench,
  work: Workpiece,
  carrier: Fitted,
  set: SetOrnament,
  metal: FindingMetal,
): { readonly fitting: BuiltFinding; readonly feet: readonly Solid[] } {
  const own = new Workpiece();
  // What is set about the middle (a jacket, a halo) keeps its post there.
  const isFree = carrier.fitting.kind === 'post' && carrier.fitting.dress === undefined;
  const [x, y] = isFree ? postPlace(bench, work) : [0, 0];
  const fitting =
    carrier.fitting.kind === 'brooch-pin'
      ? pinUp(bench, work, own, carrier, carrier.fitting, set, metal)
      : carrier.fitting.kind === 'penannular'
        ? wholeRing()
        : attach(bench, own, carrier.fitting, { ...set, frame: shifted(set.frame, x, y, 0) }, metal);
  const coreMm = coreOf(carrier);
  if (coreMm !== null)
    own.add(carrier.alloyId, ...bridgeBehind(bench, work, set.frame, set.built, coreMm, { x, y }));
  for (const [alloyId, solids] of own.bodies) work.addAfter(alloyId, ...solids);
  work.measures.push(...own.measures);
  return { fitting, feet: [...own.bodies.values()].flat() };
}

function wholeRing(): never {
  throw new Error('a penannular brooch is its fitting, with what sits on its ends');
}

/** Half of what a finding covers of the ornament's back, along it, mm; null for those that hold it at its edge. */
function coreOf({ fitting }: Fitted): number | null {
  switch (fitting.kind) {
    case 'post':
    case 'climber':
    case 'nose-stud':
    case 'cufflink':
      return 0.5;
    case 'clip':
      return CLIP_FOOT_MM;
    case 'hoop':
      return CUFF_FOOT_MM;
    case 'barrette':
      return slideMeetsMm(fitting);
    default:
      return null;
  }
}

/** A brooch's pin where its ornament hides and holds it. */
function pinUp(
  bench: Bench,
  work: Workpiece,
  own: Workpiece,
  { alloyId, shown }: Fitted,
  fitting: BroochPin,
  { built, frame }: SetOrnament,
  metal: FindingMetal,
): BuiltFinding {
  const { place, isHeld } = hidePin(bench, work, fitting, shown);
  if (!isHeld) own.add(alloyId, ...bridgeBehind(bench, work, frame, built, BRIDGED_PIN_MM / 2, place));
  return buildBroochPin(bench, own, shifted(frame, 0, 0, SUNK_MM), fitting, place, metal);
}

/** The finding in its place on the ornament: posts behind it, hooks above. */
function attach(
  bench: Bench,
  work: Workpiece,
  fitting: Exclude<Fitted['fitting'], BroochPin | Penannular>,
  { built, frame }: SetOrnament,
  metal: FindingMetal,
): BuiltFinding {
  switch (fitting.kind) {
    case 'post':
    case 'clip':
      return buildEarFitting(bench, work, shifted(frame, 0, 0, 0.35), fitting, metal, built);
    case 'climber': {
      // The post stands low behind the front, and the wire ends hidden by it.
      const { downMm, upMm } = built;
      const hidden = {
        ...fitting,
        lengthMm: Math.min(fitting.lengthMm, (downMm + upMm) * HIDDEN_WIRE_SHARE),
      };
      return buildEarFitting(bench, work, shifted(frame, 0, -downMm * LOW_POST_SHARE, 0.35), hidden, metal);
    }
    case 'fish-hook':
    case 'lever-back':
    case 'threader':
      return buildEarFitting(bench, work, shifted(frame, ...built.holds.top), fitting, metal);
    case 'hoop':
      return buildEarFitting(bench, work, behindFront(frame, fitting), fitting, metal);
    case 'cufflink':
      return buildPinFitting(bench, work, shifted(frame, 0, 0, 0.3), fitting, metal);
    case 'barrette': {
      const [x, z] = besideFront(fitting);
      return buildPinFitting(bench, work, shifted(frame, x, 0, SLIDE_LET_IN_MM + z), fitting, metal);
    }
    case 'hairpin':
      return buildPinFitting(bench, work, shifted(frame, ...belowEdge(built, fitting)), fitting, metal);
    case 'comb': {
      const [x, z] = besideFront(fitting);
      const bar = shifted(frame, ...belowEdge(built, fitting));
      return buildPinFitting(bench, work, shifted(bar, x, 0, z), fitting, metal);
    }
    case 'nose-stud':
      return buildNoseFitting(bench, work, shifted(frame, 0, 0, 0.3), fitting, metal);
    case 'nose-hoop':
      return buildNoseFitting(bench, work, frame, fitting, metal);
  }
}

const FACINGS = { hangs: facingViewer, lies: facingUp, stands: leaningBack } as const;

/** How far the metal and the larger stones of a piece reach to either side of its middle, mm. */
function reachAside(bench: Bench, work: Workpiece): number {
  const solids = [
    ...work.base,
    ...[...work.bodies.values(), ...work.after.values()].flat(),
    ...work.stones,
    ...work.finished.flatMap(({ metal, stones }) => [...metal.values(), ...stones]),
  ];
  return Math.max(
    0,
    ...solids
      .filter((solid) => !solid.isEmpty())
      .flatMap((solid) => {
        const { min, max } = bench.extent(solid);
        return [-min[0], max[0]];
      }),
  );
}

/** Degrees by which the second of a pair is turned; faces that hang or stand are turned to the light, else one mirrors the dark. */
const SECOND_TURN = { hangs: -9, lies: 14, stands: -12 } as const;

/** One in the middle, or a pair beside each other, the second turned a little as a hand would lay it. */
function placesOf(carrier: Fitted, halfWidth: number, isFronted: boolean): Frame[] {
  const facing = FACINGS[carrier.shown];
  if (!carrier.pair) {
    const isBareHoop = carrier.fitting.kind === 'hoop' && !isFronted;
    return [isBareHoop ? about(facing([0, 0, 0]), -radians(52)) : facing([0, 0, 0])];
  }
  const apart = Math.max(halfWidth * (1 + PAIR_GAP_SHARE), halfWidth + 2);
  if (carrier.fitting.kind !== 'hoop')
    return [facing([-apart, 0, 0]), about(facing([apart, 0, 0]), radians(SECOND_TURN[carrier.shown]))];
  // The gate of a huggie is worn behind the ear: its stones are on the other side.
  const round = carrier.fitting.form === 'huggie' && carrier.fitting.stones !== undefined ? Math.PI : 0;
  return [
    about(facing([-apart, 0, 0]), round - radians(52)),
    about(facing([apart, 0, 0]), round - radians(38)),
  ];
}

/** Turned about the ornament's own upright. */
function about(frame: Frame, angle: number): Frame {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const mix = (a: Vec3, b: Vec3, p: number, q: number): Vec3 => [
    a[0] * p + b[0] * q,
    a[1] * p + b[1] * q,
    a[2] * p + b[2] * q,
  ];
  return { ...frame, x: mix(frame.x, frame.z, c, -s), z: mix(frame.x, frame.z, s, c) };
}
