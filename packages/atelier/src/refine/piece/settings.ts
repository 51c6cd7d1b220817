/** How the stones of a piece are held, and what surrounds them. */

import type { Ornament } from '../../design/ornament/document.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { prongCountFor } from '../../design/ring/recipes/parts.ts';
import type { Change } from '../change.ts';
import { already, done, impossible, lower, mm, notBuilt, type Outcome, plural, round2 } from '../outcome.ts';
import { changePiecePetals, heldOtherwise } from '../petals.ts';
import { holdFor, raisesProngs } from './fronts.ts';
import { leadOf } from './ornaments.ts';
import { accentKindOf } from './style.ts';

type StoneOrnament = Extract<Ornament, { kind: 'stone' | 'row' }>;

const held = (piece: PieceDesign): StoneOrnament[] =>
  piece.ornaments.flatMap(({ ornament }) =>
    ornament.kind === 'stone' || ornament.kind === 'row' ? [ornament] : [],
  );

const NOT_SET = 'The stones here are part of the form: ask for a stone in a setting in its place.';

export function changeSetting(
  piece: PieceDesign,
  { setting }: Extract<Change, { kind: 'setting' }>,
): Outcome {
  switch (setting) {
    case 'Halo':
      return changeHalo(piece, { kind: 'halo', to: 'single' });
    case 'Pave':
    case 'Channel':
    case 'Bar':
      return changeRow(piece, {
        kind: 'bandStones',
        on: true,
        setting: setting === 'Pave' ? 'pave' : setting === 'Channel' ? 'channel' : 'bar',
        gemstone: null,
        around: null,
        rows: null,
      });
    case 'Invisible':
    case 'Tension':
    case 'flush':
      return notBuilt(
        `${setting === 'flush' ? 'Flush' : setting} settings are made on rings only so far: a bezel comes nearest.`,
      );
    case 'Cluster':
      return toRosette(piece);
    case 'Solitary':
      return alone(piece);
    case 'Prong':
    case 'Bezel':
    case 'half-bezel':
      return changeHold(piece, setting === 'Prong');
  }
}

/** Of clusters only the stone in their middle is left. */
function leaveMiddles(piece: PieceDesign, prongs: boolean): Set<string> {
  const said = new Set<string>();
  for (const placed of piece.ornaments) {
    if (placed.ornament.kind !== 'rosette') continue;
    const { stone, alloyId } = placed.ornament;
    placed.ornament = {
      kind: 'stone',
      alloyId,
      stone,
      orientation: 'upright',
      hold: holdFor(piece, stone, alloyId, prongs),
      halo: null,
    };
    said.add(`Setting cluster -> ${prongs ? 'prongs' : 'bezel'}`);
  }
  return said;
}

function changeHold(piece: PieceDesign, prongs: boolean): Outcome {
  if (leadOf(piece)?.ornament.kind === 'rosette') {
    const flower = changePiecePetals(piece, heldOtherwise(prongs ? 'prong' : 'bezel'));
    if (flower.kind === 'done' || flower.kind === 'already') return flower;
  }
  const ornaments = held(piece);
  const said = leaveMiddles(piece, prongs);
  if (ornaments.length === 0 && said.size === 0) return impossible(NOT_SET);
  for (const ornament of ornaments) {
    const stone = ornament.kind === 'stone' ? ornament.stone : ornament.stones[0]!;
    if (stone.form === 'bead') continue;
    if (prongs && !raisesProngs(piece, ornament.alloyId))
      return impossible('Prongs cannot be raised from this metal: ask for another metal first.');
    const hold = holdFor(piece, stone, ornament.alloyId, prongs);
    if (hold.kind === ornament.hold.kind) continue;
    said.add(
      `Setting ${ornament.hold.kind === 'bezel' ? 'bezel' : 'prongs'} -> ${prongs ? 'prongs' : 'bezel'}`,
    );
    ornament.hold = hold;
  }
  if (said.size > 0) return done(...said);
  return ornaments.every((one) => one.hold.kind === 'peg')
    ? impossible('Pearls are drilled and sit on a peg: they need no other setting.')
    : already(`The setting is already ${prongs ? 'prongs' : 'a bezel'}.`);
}

function toRosette(piece: PieceDesign): Outcome {
  const lead = leadOf(piece);
  if (lead === null || lead.ornament.kind !== 'stone') {
    return lead?.ornament.kind === 'rosette'
      ? already('The stones are already a cluster.')
      : impossible(NOT_SET);
  }
  const { stone, alloyId } = lead.ornament;
  if (stone.form !== 'faceted' || (stone.cut !== 'Round' && stone.cut !== 'Oval'))
    return impossible('A cluster goes around a round or oval cut stone: ask for that cut first.');
  if (!raisesProngs(piece, alloyId))
    return impossible('Prongs cannot be raised from this metal: ask for another metal first.');
  lead.ornament = { kind: 'rosette', alloyId, stone, petals: 8, accent: accentKindOf(piece) };
  return done(`Eight small ${plural(accentKindOf(piece).gemstone)} clustered around the stone`);
}

/** A solitaire: the stone alone. */
function alone(piece: PieceDesign): Outcome {
  const halo = changeHalo(piece, { kind: 'halo', to: 'none' });
  if (halo.kind === 'done') return halo;
  return leadOf(piece)?.ornament.kind === 'rosette'
    ? done(...leaveMiddles(piece, true))
    : already('The stone already stands alone.');
}

export function changeProngs(
  piece: PieceDesign,
  { count, step, form }: Extract<Change, { kind: 'prongs' }>,
): Outcome {
  const inProngs = held(piece).filter(({ hold }) => hold.kind === 'prong');
  if (inProngs.length === 0) return impossible('There are no prongs here: ask for a prong setting first.');
  const said = new Set<string>();
  for (const ornament of inProngs) {
    const { hold } = ornament;
    if (hold.kind !== 'prong') continue;
    const stone = ornament.kind === 'stone' ? ornament.stone : ornament.stones[0]!;
    const ladder: readonly number[] = [3, 4, 6, 8];
    const asked =
      count ??
      (step === null ? null : ladder[Math.min(3, Math.max(0, ladder.indexOf(hold.prongCount) + step))]!);
    const next = asked === null ? hold.prongCount : prongCountFor(stone, asked, () => 1);
    if (next !== hold.prongCount) said.add(`Prongs ${hold.prongCount} -> ${next}`);
    hold.prongCount = next;
    if (form !== null && form !== hold.prongForm && hold.prongForm !== 'v') {
      said.add(`Prongs ${hold.prongForm} -> ${form}`);
      hold.prongForm = form;
    }
  }
  if (said.size > 0) return done(...said);
  const same = inProngs.every(
    ({ hold }) =>
      hold.kind === 'prong' &&
      (count === null || hold.prongCount === count) &&
      (form === null || hold.prongForm === form),
  );
  return same
    ? already('The prongs are already so.')
    : impossible("The stone's outline keeps its prongs as they are.");
}

export function changeHalo(piece: PieceDesign, { to }: Extract<Change, { kind: 'halo' }>): Outcome {
  const noun = lower(piece.type);
  const haloed = piece.ornaments.filter(
    ({ ornament }) => ornament.kind === 'stone' && ornament.halo !== null,
  );
  if (to === 'none') {
    if (haloed.length === 0) return impossible(`This ${noun} has no halo.`);
    for (const { ornament } of haloed) if (ornament.kind === 'stone') ornament.halo = null;
    return done('Halo removed');
  }
  if (haloed.length > 0) {
    const said = new Set<string>();
    for (const { ornament } of haloed) {
      if (ornament.kind !== 'stone' || ornament.halo === null) continue;
      const { halo, stone } = ornament;
      if (to === 'cushion' && stone.cut !== 'Round')
        return impossible('A cushion-shaped halo goes around a round stone only.');
      const rows = to === 'double' ? 2 : to === 'single' ? 1 : halo.rows;
      const outline = to === 'floral' || to === 'cushion' ? to : halo.outline;
      if (rows !== halo.rows) said.add(rows === 2 ? 'Halo single -> double' : 'Halo double -> single');
      if (outline !== halo.outline) said.add(`Halo ${halo.outline} -> ${outline}`);
      ornament.halo = { ...halo, rows, outline };
    }
    return said.size > 0 ? done(...said) : already(`The ${noun} already has this halo.`);
  }
  const lead = leadOf(piece);
  if (lead === null || lead.ornament.kind !== 'stone')
    return impossible('A halo needs a single stone in a setting: ask for one in the place of the ornament.');
  const { ornament } = lead;
  if (ornament.stone.form === 'bead')
    return impossible('A pearl on its peg has no rim for a halo: ask for a cut stone.');
  if (!raisesProngs(piece, ornament.alloyId))
    return impossible(
      'A halo of small stones cannot be raised from this metal: ask for another metal first.',
    );
  if (to === 'cushion' && ornament.stone.cut !== 'Round')
    return impossible('A cushion-shaped halo goes around a round stone only.');
  const diameter = round2(Math.min(1.8, Math.max(1, ornament.stone.widthMm * 0.2)));
  ornament.halo = {
    stone: accentKindOf(piece),
    alloyId: ornament.alloyId,
    meleeDiameterMm: diameter,
    rows: to === 'double' ? 2 : 1,
    outline: to === 'floral' || to === 'cushion' ? to : 'follow',
    scalloped: true,
    milgrain: false,
  };
  return done(
    `${to === 'double' ? 'Double halo' : 'Halo'} of ${plural(ornament.halo.stone.gemstone)} added, stones of ${mm(diameter)}`,
  );
}

/** Small stones in rows: along a bangle, around the border of a plate, along a frame. */
export function changeRow(piece: PieceDesign, change: Extract<Change, { kind: 'bandStones' }>): Outcome {
  const kind = {
    ...accentKindOf(piece),
    ...(change.gemstone === null ? {} : { gemstone: change.gemstone, colour: null }),
  };
  const { carrier } = piece;
  if (carrier.kind === 'bangle') {
    const before = carrier.bandStones;
    if (!change.on) {
      if (before === null) return impossible('There are no stones along the band.');
      carrier.bandStones = null;
      return done(`Row of ${plural(before.stone.gemstone)} removed`);
    }
    const said: string[] = [];
    if (carrier.band.widthMm < 2.6) {
      said.push(`Band ${mm(carrier.band.widthMm)} -> 2.6 mm, to carry the stones`);
      carrier.band.widthMm = 2.6;
    }
    if (carrier.band.texture.kind !== 'none') {
      carrier.band.texture = { kind: 'none' };
      said.push('The band is smooth where the stones are set');
    }
    carrier.bandStones = {
      stone: before !== null && change.gemstone === null ? before.stone : kind,
      setting: change.setting ?? before?.setting ?? 'pave',
      diameterMm: round2(Math.min(2.2, carrier.band.widthMm - 1)),
      spanDegrees: change.around === true && carrier.openingMm === null ? 360 : (before?.spanDegrees ?? 150),
      rows: change.rows ?? before?.rows ?? 1,
      milgrain: before?.milgrain ?? false,
      ...(change.gemstone === null && before?.inTurn !== undefined && { inTurn: before.inTurn }),
    };
    if (carrier.bandStones.rows > 1)
      carrier.bandStones.diameterMm = round2(
        Math.max(0.9, Math.min(2.2, (carrier.band.widthMm - 1) / carrier.bandStones.rows)),
      );
    return done(
      `${before === null ? 'Row' : 'Row now'} of ${plural(carrier.bandStones.stone.gemstone)} along the band`,
      ...said,
    );
  }
  const said = new Set<string>();
  let had = false;
  for (const { ornament } of piece.ornaments) {
    if (ornament.kind === 'plate') {
      if (
        change.on &&
        ornament.border.kind !== 'pave' &&
        Math.min(ornament.widthMm, ornament.heightMm) >= 8
      ) {
        ornament.border = { kind: 'pave', stone: kind, diameterMm: 1.2 };
        said.add(`Border of small ${plural(kind.gemstone)} around the plate`);
      } else if (change.on && ornament.border.kind === 'pave') {
        if (change.gemstone === null || ornament.border.stone.gemstone === kind.gemstone) had = true;
        else {
          ornament.border = { ...ornament.border, stone: kind };
          said.add(`Border of small ${plural(kind.gemstone)} around the plate`);
        }
      } else if (!change.on && ornament.border.kind === 'pave') {
        ornament.border = { kind: 'bevel' };
        said.add('Small stones of the border removed');
      }
    }
    if (ornament.kind === 'open-frame') {
      if (change.on && ornament.pave === null) {
        ornament.wireMm = Math.max(1.7, ornament.wireMm);
        ornament.pave = { stone: kind, diameterMm: 1.2 };
        said.add(`Small ${plural(kind.gemstone)} along the frame`);
      } else if (!change.on && ornament.pave !== null) {
        ornament.pave = null;
        said.add('Small stones of the frame removed');
      }
    }
    if (ornament.kind === 'motif' && !change.on && ornament.accent !== null) {
      ornament.accent = null;
      said.add('Small stones of the motif removed');
    }
    if (ornament.kind === 'motif' && change.on && ornament.accent === null) {
      ornament.accent = {
        stone: kind,
        diameterMm: round2(Math.min(2.4, Math.max(0.9, ornament.sizeMm * 0.075))),
      };
      said.add(`Small ${plural(kind.gemstone)} added to the motif`);
    }
  }
  if (said.size > 0) return done(...said);
  if (had) return already('The border already has these stones.');
  return impossible(
    change.on
      ? 'Rows of small stones go along bangles, plates and frames: here a halo can surround the stone.'
      : `This ${lower(piece.type)} has no rows of small stones.`,
  );
}

export function changeMilgrain(piece: PieceDesign, { on }: Extract<Change, { kind: 'milgrain' }>): Outcome {
  let changed = false;
  let carried = false;
  const set = (part: { milgrain: boolean }): void => {
    carried = true;
    changed ||= part.milgrain !== on;
    part.milgrain = on;
  };
  for (const { ornament } of piece.ornaments) {
    if ((ornament.kind === 'stone' || ornament.kind === 'row') && ornament.hold.kind === 'bezel')
      set(ornament.hold);
    if (ornament.kind === 'stone' && ornament.halo !== null) set(ornament.halo);
    if (ornament.kind === 'motif') set(ornament);
    if (
      ornament.kind === 'plate' &&
      ornament.border.kind !== 'pave' &&
      ornament.border.kind !== 'pattern' &&
      ornament.border.kind !== 'text'
    ) {
      const next = on ? 'milgrain' : ornament.border.kind === 'milgrain' ? 'bevel' : ornament.border.kind;
      changed ||= next !== ornament.border.kind;
      ornament.border = { kind: next };
    }
  }
  if (piece.carrier.kind === 'bangle') set(piece.carrier.band);
  if (changed) return done(on ? 'Milgrain added along the edges' : 'Milgrain removed');
  if (on && carried) return already('It already has milgrain along its edges.');
  return impossible(
    on
      ? 'There is no edge here that could carry milgrain: ask for a bezel or a halo first.'
      : 'There is no milgrain here.',
  );
}
