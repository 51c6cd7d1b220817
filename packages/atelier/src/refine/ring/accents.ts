import type { Gemstone } from '@filigree/contracts';
import type { StoneKind } from '../../design/parts.ts';
import type { BandStones, RingDesign, SideStones } from '../../design/ring/document.ts';
import { girdleRadiusMm, rowSpan } from '../../design/ring/rowSpan.ts';
import { hasShoulderRoom } from '../../design/ring/shoulderRoom.ts';
import { ROW_EDGE_MM, ROW_GAP_MM } from '../../design/ring/spacing.ts';
import { canBeMelee, GEM_FACTS } from '../../design/stones/gems.ts';
import { stoneOfCarat } from '../../design/stones/weight.ts';
import type { Change } from '../change.ts';
import { besideKind } from '../kinds.ts';
import { already, capital, done, impossible, lower, mm, type Outcome, plural, round2 } from '../outcome.ts';
import { narrowestBand } from './band.ts';
import { clearFace } from './face.ts';

/** Shoulders set with stones; all around is 360 (jewelry habit, as the design recipes). */
const SHOULDER_SPAN_DEGREES = 140;
/** Of a band of stones alone: what one sees of it, worn. */
const HALF_SPAN_DEGREES = 180;
const ROW_STONE_MM = 1.4;
/** A side stone is this share of the centre's width. */
const SIDE_SHARE = 0.6;
const THICKNESS_WITH_STONES_MM = 1.9;

/** What the piece already has in small stones, else diamonds. */
export function accentKind(ring: RingDesign, asked: Gemstone | null): StoneKind {
  const present = ring.halo?.stone ?? ring.bandStones?.stone ?? ring.sideStones?.stone;
  const own = present !== undefined && canBeMelee(present.gemstone) ? present.gemstone : 'Diamond';
  return { gemstone: asked ?? own, cut: 'Round', form: 'faceted', colour: null };
}

const tooSoft = (gemstone: Gemstone): Outcome =>
  impossible(`${gemstone} is too soft to be set small: choose a harder stone for the accents.`);

export function changeHalo(ring: RingDesign, { to }: Extract<Change, { kind: 'halo' }>): Outcome {
  const { halo, centre, head } = ring;
  if (to === 'none') {
    if (halo === null) return impossible('This ring has no halo.');
    ring.halo = null;
    return done('Halo removed');
  }
  if (centre === null || head === null)
    return impossible('A halo needs a centre stone: ask for a solitaire first.');
  if (head.kind === 'tension' || head.kind === 'flush' || head.kind === 'cluster') {
    return impossible(
      `A halo cannot be built around a ${head.kind} setting: ask for prongs or a bezel first.`,
    );
  }
  if (halo !== null) {
    const rows = to === 'double' ? 2 : to === 'single' ? 1 : halo.rows;
    const outline = to === 'floral' || to === 'cushion' ? to : halo.outline;
    if (to === 'cushion' && centre.cut !== 'Round')
      return impossible('A cushion-shaped halo goes around a round stone only.');
    if (rows === halo.rows && outline === halo.outline) return already('The ring already has this halo.');
    const said =
      rows !== halo.rows
        ? `Halo ${halo.rows === 1 ? 'single' : 'double'} -> ${rows === 1 ? 'single' : 'double'}`
        : `Halo ${halo.outline} -> ${outline}`;
    ring.halo = { ...halo, rows, outline };
    return done(said);
  }
  if (to === 'cushion' && centre.cut !== 'Round')
    return impossible('A cushion-shaped halo goes around a round stone only.');
  const diameter = round2(Math.min(1.8, Math.max(1, centre.widthMm * 0.22)));
  ring.halo = {
    stone: accentKind(ring, null),
    alloyId: head.alloyId,
    meleeDiameterMm: diameter,
    rows: to === 'double' ? 2 : 1,
    outline: to === 'floral' || to === 'cushion' ? to : 'follow',
    scalloped: true,
    milgrain: head.milgrain,
  };
  return done(
    `${to === 'double' ? 'Double halo' : to === 'floral' ? 'Floral halo' : 'Halo'} of ${plural(ring.halo.stone.gemstone)} added, stones of ${mm(diameter)}`,
  );
}

const ROW_WORDS: Readonly<Record<BandStones['setting'], string>> = {
  pave: 'pavé',
  channel: 'channel-set',
  bar: 'bar-set',
  flush: 'flush-set',
  bezel: 'bezel-set',
  'shared-prong': 'prong-set',
  invisible: 'invisibly set',
};

/** Widens a band that is too narrow for its row. */
function carryRow(ring: RingDesign, before: BandStones | null): string[] {
  const said: string[] = [];
  const least = narrowestBand(ring);
  const row = ring.bandStones!;
  const needed = Math.max(least, round2(row.diameterMm * row.rows + ROW_EDGE_MM[row.setting]));
  if (ring.band.widthMm < needed) {
    // Stones that are sunk into the metal keep their size: a band of stones alone widens for them.
    const widens =
      row.setting === 'flush' && before !== null && ring.centre === null && ring.band.form === 'single';
    const room = widens ? 0 : round2((ring.band.widthMm - ROW_EDGE_MM[row.setting]) / row.rows);
    if (widens) {
      said.push(`Band ${mm(ring.band.widthMm)} -> ${mm(needed)}, to carry the stones`);
      ring.band.widthMm = needed;
    } else if (room >= 0.9) {
      row.diameterMm = room;
    } else {
      row.diameterMm = 0.9;
      said.push(`Band ${mm(ring.band.widthMm)} -> ${mm(least)}, to carry the stones`);
      ring.band.widthMm = least;
    }
  }
  if (ring.band.thicknessMm < THICKNESS_WITH_STONES_MM) {
    said.push(
      `Thickness of the band ${mm(ring.band.thicknessMm)} -> ${mm(THICKNESS_WITH_STONES_MM)}, to carry the stones`,
    );
    ring.band.thicknessMm = THICKNESS_WITH_STONES_MM;
  }
  if (ring.band.grooves > 0) {
    ring.band.grooves = 0;
    said.push('Grooves left out, where the stones are set');
  }
  // Beside a row that is there already, the surface is as it was made.
  if (before === null && ring.band.texture.kind !== 'none') {
    ring.band.texture = { kind: 'none' };
    ring.band.finish = 'Polished';
    said.push('The band is polished where the stones are set');
  }
  return said;
}

/** As many stones as before, farther apart or nearer as their setting has them: degrees. */
function spanOf(before: BandStones, next: BandStones): number {
  if (before.spanDegrees >= 300) return before.spanDegrees;
  const pitch = ({ diameterMm, setting }: BandStones): number => diameterMm + ROW_GAP_MM[setting];
  return round2(Math.min(300, Math.max(20, (before.spanDegrees * pitch(next)) / pitch(before))));
}

/** What is new about a row of stones, each difference by itself. */
function sayRow(ring: RingDesign, before: BandStones | null, next: BandStones): string[] {
  const stones = `${ROW_WORDS[next.setting]} ${plural(next.stone.gemstone)}`;
  const where =
    next.spanDegrees >= 359
      ? 'all around the band'
      : ring.centre === null
        ? next.spanDegrees === HALF_SPAN_DEGREES && before !== null
          ? 'half of the way around'
          : 'along the band'
        : 'on the shoulders';
  if (before === null)
    return [capital(`${stones} ${where} added${next.rows > 1 ? ` in ${next.rows} rows` : ''}`)];
  const said: string[] = [];
  if (before.setting !== next.setting || before.stone.gemstone !== next.stone.gemstone) {
    said.push(
      `Stones of the band ${ROW_WORDS[before.setting]} ${plural(before.stone.gemstone)} -> ${stones}`,
    );
  }
  if (before.spanDegrees !== next.spanDegrees) said.push(`Stones of the band now ${where}`);
  if (before.rows !== next.rows) said.push(`Rows of stones ${before.rows} -> ${next.rows}`);
  return said;
}

export function changeBandStones(ring: RingDesign, change: Extract<Change, { kind: 'bandStones' }>): Outcome {
  const before = ring.bandStones;
  if (!change.on) {
    if (before === null) return impossible('There are no stones in the band.');
    if (ring.centre === null && ring.head === null) {
      ring.bandStones = null;
      return done(`${capital(plural(before.stone.gemstone))} of the band removed: a plain band`);
    }
    ring.bandStones = null;
    return done(`${capital(plural(before.stone.gemstone))} of the band removed`);
  }
  if (change.gemstone !== null && !canBeMelee(change.gemstone)) return tooSoft(change.gemstone);
  if (ring.band.form === 'twist' || ring.band.form === 'bypass') {
    return impossible(
      `Stones in rows need a ${ring.band.form === 'twist' ? 'band that is not twisted' : 'closed band'}: ask for a plain band first.`,
    );
  }
  const isFull = before !== null && before.spanDegrees >= 359;
  const full = change.around ?? (before === null ? ring.centre === null : isFull);
  const setting = change.setting ?? before?.setting ?? 'pave';
  const next: BandStones = {
    stone: before !== null && change.gemstone === null ? before.stone : accentKind(ring, change.gemstone),
    setting,
    diameterMm: before?.diameterMm ?? ROW_STONE_MM,
    spanDegrees:
      before !== null && (change.around === null || full === isFull)
        ? before.spanDegrees
        : full
          ? 360
          : ring.centre === null
            ? HALF_SPAN_DEGREES
            : SHOULDER_SPAN_DEGREES,
    rows: change.rows ?? before?.rows ?? 1,
    milgrain: before?.milgrain ?? false,
    ...(change.gemstone === null && before?.inTurn !== undefined && { inTurn: before.inTurn }),
    // Claws and bezels leave the small stones between in their places.
    ...(before?.between !== undefined &&
      /^(?:bezel|shared-prong)$/.test(setting) && { between: before.between }),
  };

  if (setting === 'invisible') {
    if (GEM_FACTS[next.stone.gemstone].mohs < 9)
      return impossible(
        `The grooves of an invisible setting would break ${plural(next.stone.gemstone)}: only diamonds, rubies and sapphires stand them.`,
      );
    next.stone = { ...next.stone, cut: 'Princess' };
    delete next.inTurn;
  }
  if (change.count !== undefined && before === null && ring.centre === null) {
    const { degrees, most } = rowSpan(
      next,
      girdleRadiusMm(ring.size.us, ring.band.thicknessMm),
      change.count,
    );
    if (change.count < most) {
      ring.bandStones = { ...next, spanDegrees: degrees };
      return done(
        `${change.count} small ${plural(next.stone.gemstone)} set side by side over the top of the band`,
        ...carryRow(ring, before),
      );
    }
  }
  ring.bandStones = next;
  const said = sayRow(ring, before, next);
  if (before !== null && ring.centre === null && next.spanDegrees === before.spanDegrees)
    next.spanDegrees = spanOf(before, next);
  // On a ridge stones that are sunk into the metal stand half out of it.
  if (setting === 'flush' && before?.setting !== 'flush' && ring.band.profile === 'knife-edge') {
    ring.band.profile = 'court';
    said.push('Profile of the band knife-edge -> court');
  }
  return said.length === 0
    ? already('The band already has these stones.')
    : done(...said, ...carryRow(ring, before));
}

export function changeSideStones(ring: RingDesign, change: Extract<Change, { kind: 'sideStones' }>): Outcome {
  const before = ring.sideStones;
  if (change.perSide === 0) {
    if (before === null) return impossible('This ring has no side stones.');
    ring.sideStones = null;
    return done('Side stones removed');
  }
  const { centre, head } = ring;
  if (centre === null || head === null)
    return impossible('Side stones need a centre stone: ask for a solitaire first.');
  if (head.kind === 'tension' || head.kind === 'flush') {
    return impossible(
      `Side stones cannot stand beside a ${head.kind} setting: ask for prongs or a bezel first.`,
    );
  }
  const gemstone = change.gemstone ?? before?.stone.gemstone ?? accentKind(ring, null).gemstone;
  const kind = besideKind(gemstone, null, change.cut ?? before?.stone.cut ?? 'Round');
  const { cut } = kind;
  const width = Math.max(1.6, centre.widthMm * SIDE_SHARE);
  const unit = stoneOfCarat(kind, 0.25);
  const across = cut === 'Baguette' ? unit.lengthMm : unit.widthMm;
  const carat = Math.max(0.03, round2(0.25 * (width / across) ** 3));
  const same = before !== null && before.stone.gemstone === kind.gemstone && before.stone.cut === cut;
  if (same && before.perSide === change.perSide) return already('The ring already has these side stones.');
  const next: SideStones = {
    stone: same ? before.stone : stoneOfCarat(kind, carat),
    alloyId: before?.alloyId ?? head.alloyId,
    perSide: change.perSide,
    setting: before?.setting ?? (head.kind === 'bezel' ? 'bezel' : 'prong'),
    ...(same && before.taper !== undefined && { taper: before.taper }),
  };
  const { shoulders, size } = ring;
  if (
    shoulders.kind === 'motif' &&
    shoulders.place !== 'front' &&
    !hasShoulderRoom(ring, next, shoulders.ornament.sizeMm, size.innerDiameterMm)
  )
    return impossible(
      `The ${lower(shoulders.motif)} motif on the shoulders leaves no room for ${change.perSide === 1 ? 'a stone' : 'two stones'} on each side.`,
    );
  ring.sideStones = next;
  const words = `${change.perSide === 1 ? 'one' : 'two'} ${lower(cut)} ${change.perSide === 1 ? lower(kind.gemstone) : plural(kind.gemstone)} on each side`;
  return done(before === null ? `Side stones added: ${words}` : `Side stones now ${words}`);
}

/** "No stones": the head goes with its stone. */
export function removeStones(ring: RingDesign): Outcome {
  if (ring.shoulders.kind === 'signet' && ring.shoulders.ornament.field.kind === 'stone')
    return clearFace(ring.shoulders.ornament);
  if (ring.centre === null && ring.bandStones === null) return impossible('This ring has no stones.');
  Object.assign(ring, { head: null, centre: null, halo: null, sideStones: null, bandStones: null });
  const said = ['All stones removed: a plain band'];
  if (ring.shoulders.kind === 'cathedral' || ring.shoulders.kind === 'tapered')
    ring.shoulders = { kind: 'plain' };
  if (ring.band.form === 'bypass' || ring.band.form === 'split') {
    ring.band.form = 'single';
    said.push('The band is closed, where the setting was');
  }
  return done(...said);
}

/** "No diamonds": every small stone of this kind goes; a centre stone must be replaced, not left out. */
export function removeGemstone(
  ring: RingDesign,
  { gemstone }: Extract<Change, { kind: 'withoutGemstone' }>,
): Outcome {
  const said: string[] = [];
  const left = ring.halo?.inTurn?.find((kind) => kind.gemstone !== gemstone);
  if (ring.halo?.inTurn?.some((kind) => kind.gemstone === gemstone) && left !== undefined) {
    ring.halo.stone = left;
    delete ring.halo.inTurn;
    said.push(`Halo of ${plural(left.gemstone)} alone`);
  } else if (ring.halo?.stone.gemstone === gemstone) {
    ring.halo = null;
    said.push('Halo removed');
  }
  if (ring.sideStones?.stone.gemstone === gemstone) {
    ring.sideStones = null;
    said.push('Side stones removed');
  }
  if (ring.bandStones?.stone.gemstone === gemstone) {
    ring.bandStones = null;
    said.push(`${capital(plural(gemstone))} of the band removed`);
  }
  if (ring.centre?.gemstone === gemstone && said.length === 0) {
    // "Remove the diamond and put an emerald": the other half of the wish does it.
    return impossible(`The centre stone is a ${lower(gemstone)}: say which stone should take its place.`);
  }
  return said.length > 0 ? done(...said) : already(`There are no ${plural(gemstone)} in this ring.`);
}
