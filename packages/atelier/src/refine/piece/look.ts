/** The look of a piece: surface, size, presence, ornament, era. */
import type { MetalFinish, Motif } from '@filigree/contracts';
import { type Ornament, ornamentAccents } from '../../design/ornament/document.ts';
import { drawMotif } from '../../design/ornament/motif.ts';
import { drawOpenFrame } from '../../design/ornament/open-frame.ts';
import type { PlateBorder } from '../../design/ornament/plate.ts';
import { drawSculpture } from '../../design/ornament/sculpture.ts';
import type { Texture } from '../../design/parts.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { scaledOrnament, sizeOfOrnament } from '../../design/piece/scaling.ts';
import { TYPE_SCALES } from '../../design/piece/wish.ts';
import { seededRandom } from '../../design/random.ts';
import { ERA_RULES } from '../../design/ring/eras.ts';
import type { Change } from '../change.ts';
import { already, done, impossible, lower, mm, type Outcome, round2 } from '../outcome.ts';
import { take } from '../step.ts';
import { changeChainWidth } from './chain.ts';
import { changeCount, removeDrop } from './drops.ts';
import { leadOf } from './ornaments.ts';
import { changeHalo, changeMilgrain, changeRow } from './settings.ts';
import { styleOf } from './style.ts';
import { changeBandWidth, refitPin } from './wearing.ts';

function textureOf(finish: MetalFinish, seed: number): Texture {
  switch (finish) {
    case 'Hammered':
      return { kind: 'hammered', seed: seed % 1_000_000, dentDiameterMm: 2, depthMm: 0.15 };
    case 'Textured':
      return { kind: 'textured', seed: seed % 1_000_000, grainMm: 0.9, depthMm: 0.13 };
    case 'Engraved':
      return { kind: 'engraved', pattern: 'scroll', depthMm: 0.15 };
    default:
      return { kind: 'none' };
  }
}

export function changeFinish(piece: PieceDesign, { finish }: Extract<Change, { kind: 'finish' }>): Outcome {
  const { carrier } = piece;
  const band = carrier.kind === 'bangle' ? carrier.band : null;
  if (piece.finish === finish && (band === null || band.finish === finish))
    return already(`The metal is already ${lower(finish)}.`);
  const said = [`Finish ${lower(band?.finish ?? piece.finish)} -> ${lower(finish)}`];
  piece.finish = finish;
  if (band !== null) {
    const texture = textureOf(finish, piece.seed);
    band.finish = finish;
    if (texture.kind === 'none' || band.form === 'single') band.texture = texture;
    if (band.texture.kind !== 'none' && band.grooves > 0) {
      band.grooves = 0;
      said.push('Grooves left out under the new surface');
    }
  }
  return done(...said);
}

const RELIEF_SHARE = 1.35;

/** How far a modelled figure stands out of its ground. */
export function changeRelief(piece: PieceDesign, { step }: Extract<Change, { kind: 'height' }>): Outcome {
  const lead = leadOf(piece);
  if (lead === null || !('form' in lead.ornament))
    return impossible(
      'How high the stone stands is settled for rings only: ask for a bezel to have it lower.',
    );
  if (!('reliefMm' in lead.ornament))
    return impossible('This figure has one depth, which goes with its size: ask for it larger or smaller.');
  const { ornament } = lead;
  const before = ornament.reliefMm;
  const up = step.kind === 'by' ? step.amount > 0 : true;
  const share: Change & { kind: 'height' } = {
    kind: 'height',
    step: step.kind === 'by' ? { kind: 'times', share: up ? RELIEF_SHARE : 1 / RELIEF_SHARE } : step,
  };
  const { value, limit } = take(
    share.step,
    before,
    RELIEF_MM.least,
    Math.max(before, ornament.sizeMm * RELIEF_MM.share),
  );
  if (value === before)
    return already(`It is already as ${limit === 'most' ? 'deeply modelled' : 'flat'} as it can be made.`);
  ornament.reliefMm = value;
  return done(`Relief ${mm(before)} -> ${mm(value)}`);
}
const RELIEF_MM = { least: 0.6, share: 0.3 } as const;

/** The ornaments that a size speaks of: those of a slot, else the front with its copies. */
function sizedPlaces(piece: PieceDesign, slot: Extract<Change, { kind: 'pieceSize' }>['slot']) {
  if (slot === 'main') {
    const front = leadOf(piece);
    return front === null ? [] : [front];
  }
  if (slot !== null) return piece.ornaments.filter((placed) => placed.slot === slot);
  const lead = leadOf(piece);
  return lead === null
    ? []
    : piece.ornaments.filter(
        (placed) =>
          placed === lead || placed.slot === 'side' || (lead.slot === 'charm' && placed.slot === 'charm'),
      );
}

export function changePieceSize(
  piece: PieceDesign,
  { slot, step, byNumber }: Extract<Change, { kind: 'pieceSize' }>,
): Outcome {
  const row = byNumber ? leadOf(piece)?.ornament : undefined;
  if (row?.kind === 'row') {
    const sizeMm = sizeOfOrnament(row);
    const wished = take(step, sizeMm, 1, 200).value;
    const count = Math.round((row.stones.length * wished) / sizeMm);
    const outcome = changeCount(piece, { kind: 'count', step: { kind: 'to', value: count } });
    return outcome.kind === 'done'
      ? done(...outcome.said, `Size ${mm(sizeMm)} -> ${mm(sizeOfOrnament(row))}`, ...refitPin(piece))
      : outcome;
  }
  const places = sizedPlaces(piece, slot);
  const first = places[0];
  if (first === undefined)
    return impossible(
      slot === null ? 'There is no ornament whose size could change.' : `There is no ${slot} here.`,
    );
  const scale = TYPE_SCALES[piece.type];
  const size = sizeOfOrnament(first.ornament);
  const most = Math.min(60, Math.max(scale.ornamentMm * 2.6, scale.longestStoneMm));
  const least = Math.min(size, Math.max(2, scale.ornamentMm * 0.3));
  const { value, limit } = take(step, size, least, most);
  const share = value / size;
  for (const placed of places) placed.ornament = scaledOrnament(placed.ornament, share);
  const after = sizeOfOrnament(first.ornament);
  if (round2(after) === round2(size))
    return already(
      limit === null
        ? 'It already has this size.'
        : `It is already as ${limit === 'most' ? 'large' : 'small'} as ${scale.bearer} carries.`,
    );
  const why =
    limit === null ? '' : ` (the ${limit === 'most' ? 'largest' : 'smallest'} that ${scale.bearer} carries)`;
  return done(
    `${slot === 'drop' ? 'Drop' : slot === 'station' ? 'Stations' : 'Size'} ${mm(size)} -> ${mm(after)}${why}`,
    ...refitPin(piece),
  );
}

/** More delicate or bolder: everything of metal a little the same way; single stones in settings stay. */
export function changePresence(
  piece: PieceDesign,
  { to, strength }: Extract<Change, { kind: 'presence' }>,
): Outcome {
  const up = to === 'bold';
  const share = up ? 1 + 0.22 * strength : Math.max(0.5, 1 - 0.15 * strength);
  const slight = up ? 1 + 0.12 * strength : Math.max(0.6, 1 - 0.1 * strength);
  const said: string[] = [];
  const note = (outcome: Outcome): void => {
    if (outcome.kind === 'done') said.push(...outcome.said);
  };
  const { carrier } = piece;
  if (carrier.kind === 'chain')
    note(changeChainWidth(piece, { kind: 'chainWidth', step: { kind: 'times', share } }));
  if (carrier.kind === 'bangle' || carrier.kind === 'fitted')
    note(changeBandWidth(piece, { kind: 'bandWidth', step: { kind: 'times', share } }));
  if (carrier.kind === 'bangle') {
    const before = carrier.band.thicknessMm;
    carrier.band.thicknessMm = take({ kind: 'times', share: slight }, before, Math.min(before, 1.6), 5).value;
    if (carrier.band.thicknessMm !== before)
      said.push(`Thickness ${mm(before)} -> ${mm(carrier.band.thicknessMm)}`);
  }
  if (carrier.kind === 'hung') {
    const before = carrier.bail.widthMm;
    carrier.bail.widthMm = take({ kind: 'times', share }, before, 1.6, 6).value;
    if (carrier.bail.widthMm !== before) said.push(`Bail ${mm(before)} -> ${mm(carrier.bail.widthMm)} wide`);
  }
  for (const placed of piece.ornaments) {
    const { ornament } = placed;
    if (ornament.kind === 'stone' || ornament.kind === 'row' || ornament.kind === 'rosette') continue;
    const before = sizeOfOrnament(ornament);
    placed.ornament = scaledOrnament(ornament, slight);
    const after = sizeOfOrnament(placed.ornament);
    if (after !== before)
      said.push(`${placed.slot === 'main' ? 'Front' : placed.slot} ${mm(before)} -> ${mm(after)}`);
  }
  for (const { ornament } of piece.ornaments) {
    if (ornament.kind !== 'stone' || ornament.halo === null) continue;
    const before = ornament.halo.meleeDiameterMm;
    ornament.halo.meleeDiameterMm = take({ kind: 'times', share: slight }, before, 0.9, 2.5).value;
    if (ornament.halo.meleeDiameterMm !== before)
      said.push(`Stones of the halo ${mm(before)} -> ${mm(ornament.halo.meleeDiameterMm)}`);
  }
  said.push(...refitPin(piece));
  if (said.length > 0) return done(...said);
  // A stone in its setting and nothing else: the stone itself makes the presence.
  return changePieceSize(piece, { kind: 'pieceSize', slot: null, step: { kind: 'times', share: slight } });
}

const ROW_OFF = {
  kind: 'bandStones',
  on: false,
  setting: null,
  gemstone: null,
  around: null,
  rows: null,
} as const;

/** Simpler takes one layer away, the lightest first; more ornate adds one. */
export function changeOrnament(
  piece: PieceDesign,
  { to, kept = [], keepsMilgrain = false }: Extract<Change, { kind: 'ornament' }>,
): Outcome {
  const keepsSmall = piece.ornaments
    .flatMap(({ ornament }) => ornamentAccents(ornament))
    .some(({ gemstone }) => kept.includes(gemstone));
  const stays = (): Outcome => already('');
  const attempts: readonly (() => Outcome)[] =
    to === 'simple'
      ? [
          keepsMilgrain ? stays : () => changeMilgrain(piece, { kind: 'milgrain', on: false }),
          () => plainBorder(piece),
          () =>
            piece.ornaments.some(({ slot }) => slot === 'drop') && leadOf(piece)?.slot !== 'drop'
              ? removeDrop(piece)
              : already(''),
          keepsSmall ? stays : () => changeHalo(piece, { kind: 'halo', to: 'none' }),
          keepsSmall ? stays : () => changeRow(piece, ROW_OFF),
          () =>
            piece.finish === 'Polished'
              ? already('')
              : changeFinish(piece, { kind: 'finish', finish: 'Polished' }),
        ]
      : [
          () => changeHalo(piece, { kind: 'halo', to: 'single' }),
          () => changeMilgrain(piece, { kind: 'milgrain', on: true }),
          () => changeRow(piece, { ...ROW_OFF, on: true }),
          () => changeHalo(piece, { kind: 'halo', to: 'double' }),
        ];
  for (const attempt of attempts) {
    const outcome = attempt();
    if (outcome.kind === 'done') return outcome;
  }
  return already(
    to === 'simple'
      ? 'It is already as simple as it can be.'
      : 'It already carries all the ornament that it can hold: ask for drops, enamel or an engraved finish.',
  );
}

/** Letters around a rim are no ornament. */
const PLAIN_BORDERS: ReadonlySet<PlateBorder['kind']> = new Set(['none', 'bevel', 'text']);

function plainBorder(piece: PieceDesign): Outcome {
  let changed = false;
  for (const { ornament } of piece.ornaments) {
    if (ornament.kind !== 'plate' || PLAIN_BORDERS.has(ornament.border.kind)) continue;
    ornament.border = { kind: 'bevel' };
    changed = true;
  }
  return changed ? done('Border made plain') : already('The border is plain.');
}

/** The details by which an era is known; stones, metals and what is shown stay. */
export function changeEra(piece: PieceDesign, { era }: Extract<Change, { kind: 'era' }>): Outcome {
  if (piece.character.era === era) return already(`The design is already ${era}.`);
  const rules = ERA_RULES[era];
  const said = [`Style ${piece.character.era ?? 'open'} -> ${era}`];
  piece.character = { ...piece.character, era };
  const note = (before: string, after: string, what: string): void => {
    if (before !== after)
      said.push(`${what} ${before.replaceAll('-', ' ')} -> ${after.replaceAll('-', ' ')}`);
  };
  if (piece.carrier.kind === 'bangle') {
    const profile = rules.profiles[0]!;
    note(piece.carrier.band.profile, profile, 'Profile of the band');
    piece.carrier.band.profile = profile;
  }
  for (const placed of piece.ornaments) {
    const { ornament } = placed;
    const before = 'form' in ornament ? ornament.form : null;
    placed.ornament = inEra(piece, ornament);
    if (before !== null && 'form' in placed.ornament) note(before, placed.ornament.form, 'Form');
    if (
      (ornament.kind === 'stone' || ornament.kind === 'row') &&
      ornament.hold.kind === 'prong' &&
      ornament.hold.prongForm !== 'v'
    ) {
      note(ornament.hold.prongForm, rules.prongForms[0]!, 'Prongs');
      ornament.hold.prongForm = rules.prongForms[0]!;
    }
  }
  const milgrain = changeMilgrain(piece, { kind: 'milgrain', on: rules.milgrain });
  if (milgrain.kind === 'done') said.push(...milgrain.said);
  return done(...new Set(said));
}

const REDRAWN: readonly Motif[] = ['Cross', 'Heart', 'Geometric', 'Abstract', 'Star'];

/** The same motif, frame or body of metal as the era would draw it, at the same size. */
function inEra(piece: PieceDesign, ornament: Ornament): Ornament {
  const random = seededRandom(piece.seed);
  const style = (sizeMm: number) => ({
    ...styleOf(piece, sizeMm),
    alloyId: 'alloyId' in ornament ? ornament.alloyId : piece.carrier.alloyId,
  });
  switch (ornament.kind) {
    case 'motif': {
      // A butterfly stays one in every era; crosses, hearts and lines have the era's own forms.
      if (!REDRAWN.includes(ornament.motif)) return ornament;
      const drawn = drawMotif(ornament.motif, style(ornament.sizeMm), random);
      return {
        ...drawn,
        alloyId: ornament.alloyId,
        accentAlloyId: ornament.accentAlloyId,
        accent: ornament.accent,
        centre: ornament.centre && drawn.centre,
      };
    }
    case 'sculpture':
      return drawSculpture(style(ornament.sizeMm), random);
    case 'open-frame': {
      // Linked rings were asked for: what is redrawn is none of them.
      if (ornament.linked) return ornament;
      const drawn = drawOpenFrame(style(Math.max(ornament.widthMm, ornament.heightMm)), random);
      const room = Math.min(drawn.widthMm, drawn.heightMm) * 0.5;
      const fits = ornament.stone !== null && ornament.stone.lengthMm < room && drawn.form !== 'bar';
      return {
        ...drawn,
        accentAlloyId: ornament.accentAlloyId,
        stone: fits ? ornament.stone : null,
        pave: ornament.pave,
        wireMm: ornament.pave === null ? drawn.wireMm : Math.max(1.7, drawn.wireMm),
      };
    }
    default:
      return ornament;
  }
}
