/** What hangs below or is repeated along a piece: drops, charms, stations, stones of a row. */

import type { Gemstone } from '@filigree/contracts';
import { type Ornament, ornamentStones } from '../../design/ornament/document.ts';
import { hasSeat } from '../../design/ornament/emblemSeats.ts';
import { motifsOfFigure } from '../../design/ornament/figures.ts';
import { withoutTails } from '../../design/piece/carriers.ts';
import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import { scaledStone, sizeOfOrnament } from '../../design/piece/scaling.ts';
import { canBeMelee } from '../../design/stones/gems.ts';
import { stoneOfCarat } from '../../design/stones/weight.ts';
import type { Change } from '../change.ts';
import { kindOf, sayKind } from '../kinds.ts';
import { already, capital, done, impossible, lower, type Outcome, plural, round2 } from '../outcome.ts';
import { sayForm } from '../sayForm.ts';
import { take } from '../step.ts';
import { changeFrontRow } from './frontRow.ts';
import { figureFront, stoneFront } from './fronts.ts';
import { leadOf, stonesIn } from './ornaments.ts';
import { frontSizeMm } from './style.ts';

/** A drop is about this share of what it hangs from. */
const DROP_SHARE = 0.55;
const LEAST_DROP_STONE_MM = 3;

const dropsOf = (piece: PieceDesign): PlacedOrnament[] =>
  piece.ornaments.filter(({ slot }) => slot === 'drop');

export function removeDrop(piece: PieceDesign): Outcome {
  const drops = dropsOf(piece);
  if (drops.length === 0) return impossible('There are no drops here.');
  if (piece.ornaments.length === drops.length)
    return impossible('Nothing would be left: say what should take their place.');
  piece.ornaments = piece.ornaments.filter(({ slot }) => slot !== 'drop');
  if (piece.carrier.kind === 'chain') piece.carrier = withoutTails(piece.carrier);
  return done('Drops removed');
}

/** Where nothing can hang from: what lies flat on the skin or goes through a nostril. */
const CANNOT_HANG: readonly PieceDesign['type'][] = ['Cufflinks', 'Tiara'];

export function changeDrop(piece: PieceDesign, change: Extract<Change, { kind: 'drop' }>): Outcome {
  if (!change.on) return removeDrop(piece);
  if (CANNOT_HANG.includes(piece.type) || piece.carrier.kind === 'bangle')
    return impossible(
      `Nothing hangs from a ${piece.carrier.kind === 'bangle' ? 'bangle' : lower(piece.type)}: ask for another ornament on it.`,
    );
  const lead = leadOf(piece);
  const stone = dropStone(piece, change.gemstone);
  const motif =
    change.motif ?? (change.figure === null ? null : (motifsOfFigure(change.figure)[0] ?? 'Abstract'));
  const ornament =
    motif === null
      ? stone === null
        ? null
        : stoneFront(piece, stone)
      : figureFront(
          piece,
          { figure: change.figure, motif },
          Math.min(14, frontSizeMm(piece) * (lead === null ? 1 : 0.7)),
        );
  if (ornament === null)
    return impossible('Please say what should hang there, for example "a pearl drop" or "a star drop".');
  const stones = motif === null ? null : change.gemstone;
  const notes =
    ornament === null || stones === null
      ? []
      : setInto(ornament, stones)
        ? [`Set with ${plural(stones)}`]
        : [`Its figure has no place for ${plural(stones)}: it hangs in bare metal`];
  const what = change.figure?.replaceAll('-', ' ') ?? (motif === null ? sayKind(stone!) : sayFront(ornament));
  const present = dropsOf(piece);
  if (present.length > 0) {
    for (const placed of present) {
      placed.ornament = ornament;
      if (change.count !== null) placed.count = change.count;
    }
    return done(`Drops now ${what}`, ...notes);
  }
  // Bare hoops wear their drop as the ornament itself.
  if (lead === null) {
    piece.ornaments.push({ slot: 'main', count: 1, ornament });
    return done(`${capital(what)} drop added`, ...notes);
  }
  const count = change.count ?? 1;
  piece.ornaments.push({ slot: 'drop', count, ornament });
  return done(`${capital(what)} drop added${count === 1 ? '' : `, ${count} of it`}`, ...notes);
}

/** A small stone against what hangs below it. */
const ABOVE_MM = { share: 0.4, least: 2, most: 4 } as const;

/** A small stone over the front: in the ear, or at the bail. */
export function addAbove(piece: PieceDesign, { gemstone }: Extract<Change, { kind: 'above' }>): Outcome {
  const lead = leadOf(piece);
  const hangs =
    piece.carrier.kind === 'hung' ||
    piece.carrier.kind === 'chain' ||
    (piece.type === 'Earrings' && piece.carrier.kind === 'fitted' && piece.carrier.fitting.kind !== 'hoop');
  if (lead === null || lead.slot !== 'main' || !hangs)
    return impossible('There is nothing here that a stone could sit above: ask for a drop below it.');
  if (piece.ornaments.some(({ slot }) => slot === 'top'))
    return impossible('Something sits above it already: say which stone that should be.');
  const across = Math.min(
    ABOVE_MM.most,
    Math.max(ABOVE_MM.least, sizeOfOrnament(lead.ornament) * ABOVE_MM.share),
  );
  const unit = stoneOfCarat(kindOf(gemstone, 'Round').kind, 1);
  const stone = scaledStone(unit, across / unit.lengthMm);
  piece.ornaments = [{ slot: 'top', count: 1, ornament: stoneFront(piece, stone) }, ...piece.ornaments];
  return done(`${capital(sayKind(stone))} added above`);
}

/** Makes the stones of a figure those that were named for it, or gives it one in its seat; false where it has none. */
function setInto(ornament: Ornament, gemstone: Gemstone): boolean {
  const { kind } = kindOf(gemstone, 'Round');
  if (ornament.kind === 'emblem' && hasSeat(ornament.form, ornament.ground, ornament.sizeMm)) {
    ornament.stone = kind;
    return true;
  }
  if (ornament.kind !== 'motif' || !canBeMelee(gemstone)) return false;
  ornament.centre = ornament.centre && { ...ornament.centre, ...kind, cut: ornament.centre.cut };
  ornament.accent = ornament.accent && { ...ornament.accent, stone: kind };
  if (ornament.centre === null && ornament.accent === null)
    ornament.accent = {
      stone: kind,
      diameterMm: round2(Math.min(2.4, Math.max(0.9, ornament.sizeMm * 0.075))),
    };
  return true;
}

/** "lotus", "crescent": the form that was drawn. */
const sayFront = (ornament: Ornament): string =>
  'form' in ornament ? sayForm(ornament.form) : ornament.kind;

function dropStone(piece: PieceDesign, gemstone: Gemstone | null) {
  const first = stonesIn(piece)[0];
  if (gemstone === null) return first === undefined ? null : scaledStone(first, DROP_SHARE);
  const { kind } = kindOf(gemstone, 'Round');
  const across = Math.max(LEAST_DROP_STONE_MM, Math.min(8, frontSizeMm(piece) * 0.4));
  const unit = stoneOfCarat(kind, 1);
  return scaledStone(
    unit,
    Math.max(piece.type === 'Nose Ring' ? 2 : LEAST_DROP_STONE_MM, across) / unit.lengthMm,
  );
}

const asksMore = (step: Extract<Change, { kind: 'count' }>['step']): boolean =>
  (step.kind === 'by' && step.amount > 0) || (step.kind === 'times' && step.share > 1);

/** How many: of stations, else of drops, else of the stones of a row or cluster. */
export function changeCount(piece: PieceDesign, { step }: Extract<Change, { kind: 'count' }>): Outcome {
  const counted =
    piece.ornaments.find(({ slot }) => slot === 'station') ??
    piece.ornaments.find(({ slot }) => slot === 'drop');
  if (counted !== undefined) {
    const most =
      counted.slot === 'station' ? mostStations(piece, counted) : piece.carrier.kind === 'chain' ? 15 : 3;
    const { value, limit } = take(step, counted.count, 1, most);
    const whole = Math.round(value);
    if (limit === 'most' && whole <= counted.count && asksMore(step))
      return impossible(`There are already as many as fit: ${counted.count}.`);
    if (whole === counted.count) return already(`There are already ${counted.count}.`);
    const said = `${counted.slot === 'station' ? 'Stations' : 'Drops'} ${counted.count} -> ${whole}${limit === 'most' ? ' (the most that fit)' : ''}`;
    counted.count = whole;
    return done(said);
  }
  const lead = leadOf(piece);
  if (lead?.ornament.kind === 'row') {
    const { stones } = lead.ornament;
    const whole = Math.round(take(step, stones.length, 2, 15).value);
    if (whole === stones.length) return already(`There are already ${stones.length} stones.`);
    const before = stones.length;
    lead.ornament.stones = Array.from({ length: whole }, (_, i) =>
      structuredClone(stones[Math.min(i, before - 1)]!),
    );
    return done(`Stones of the row ${before} -> ${whole}`);
  }
  if (lead?.ornament.kind === 'rosette') {
    const before = lead.ornament.petals;
    const whole = Math.round(take(step, before, 5, 12).value);
    if (whole === before) return already(`There are already ${before} stones around the middle.`);
    lead.ornament.petals = whole;
    return done(`Stones around the middle ${before} -> ${whole}`);
  }
  if (lead?.slot === 'main' && lead.ornament.kind === 'stone') {
    const { gemstone, colour } = lead.ornament.stone;
    const whole = Math.round(take(step, 1, 1, 9).value);
    if (whole === 1) return already('There is one already.');
    return changeFrontRow(piece, {
      kind: 'frontRow',
      stones: Array.from({ length: whole }, () => ({ gemstone, colour })),
    });
  }
  const gem = stonesIn(piece)[0]?.gemstone;
  return impossible(
    `There is one ${gem === undefined ? 'ornament' : lower(gem)} here: ask for drops beside it, or start a new design with several ${gem === undefined ? 'stones' : plural(gem)}.`,
  );
}

/** Usual number of stations, and the weight of each (as the station compositions have them). */
const USUAL_STATIONS = 5;
const STATION_CARAT = 0.06;

/** Stones let into a chain that was bare. */
export function addStations(
  piece: PieceDesign,
  { gemstone, count }: Extract<Change, { kind: 'stations' }>,
): Outcome {
  if (piece.carrier.kind !== 'chain') return impossible('Stones stand along chains only.');
  const stone = stoneOfCarat(kindOf(gemstone, 'Round').kind, STATION_CARAT);
  const station: PlacedOrnament = { slot: 'station', count: 1, ornament: stoneFront(piece, stone, false) };
  const asked = count ?? USUAL_STATIONS;
  station.count = Math.min(asked, mostStations(piece, station));
  piece.ornaments.push(station);
  return done(
    `${capital(sayKind(stone))} added along the chain, ${station.count} of it${station.count < asked ? ' (the most that fit)' : ''}`,
  );
}

/** Nearer or farther than the usual word asks, as a share of the distance. */
const USUAL_NEARER = 0.7;

/** How far stations stand apart: as many as that makes of them. */
export function changeSpacing(
  piece: PieceDesign,
  { apartMm, nearer }: Extract<Change, { kind: 'spacing' }>,
): Outcome {
  const stations = piece.ornaments.find(({ slot }) => slot === 'station');
  if (stations === undefined || piece.carrier.kind !== 'chain')
    return impossible('Nothing stands along the chain whose distance could change.');
  const span = spanOfStations(piece.carrier);
  const before = span / stations.count;
  const asked = apartMm ?? (nearer ? before * USUAL_NEARER : before / USUAL_NEARER);
  const wished = Math.max(1, Math.round(span / asked));
  const { value, limit } = take({ kind: 'to', value: wished }, wished, 1, mostStations(piece, stations));
  if (value === stations.count) return already('They already stand so far apart.');
  const said = `Stations ${stations.count} -> ${value}, about ${Math.round(span / value)} mm apart${limit === 'most' ? ' (the most that fit)' : ''}`;
  stations.count = value;
  return done(said);
}

/** The stretch of a chain that stations stand along, mm. */
const spanOfStations = ({ lengthMm, wear }: Extract<PieceDesign['carrier'], { kind: 'chain' }>): number =>
  wear === 'neck' || wear === 'body' ? Math.min(lengthMm * 0.55, 260) : lengthMm * 0.78;

/** As many as leave chain between them; at least the present number. */
function mostStations(piece: PieceDesign, { ornament, count }: PlacedOrnament): number {
  if (piece.carrier.kind !== 'chain') return piece.carrier.kind === 'bangle' ? 8 : 15;
  const span = spanOfStations(piece.carrier);
  const across = ornamentStones(ornament)[0]?.lengthMm ?? sizeOfOrnament(ornament);
  return Math.max(count, Math.min(40, Math.floor(span / (across + 5))));
}
