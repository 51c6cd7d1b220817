import type { Gemstone, MetalFinish } from '@filigree/contracts';
import type { StoneKind, Texture } from '../../design/parts.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import type { Change } from '../change.ts';
import { already, done, impossible, lower, mm, type Outcome, round2 } from '../outcome.ts';
import { take } from '../step.ts';
import { changeBandStones, changeHalo, changeSideStones } from './accents.ts';
import { fitRow, narrowestBand } from './band.ts';

/** Marks as the designs draw them: smaller on narrow bands. */
function textureOf(finish: MetalFinish, ring: RingDesign): Texture {
  const scale = Math.min(1, Math.max(0.45, ring.band.widthMm / 4));
  switch (finish) {
    case 'Hammered':
      return {
        kind: 'hammered',
        seed: ring.seed % 1_000_000,
        dentDiameterMm: round2(Math.max(0.9, 2 * scale)),
        depthMm: round2(Math.max(0.06, 0.15 * scale)),
      };
    case 'Textured':
      return { kind: 'textured', seed: ring.seed % 1_000_000, grainMm: 0.9, depthMm: 0.13 };
    case 'Engraved':
      return { kind: 'engraved', pattern: 'scroll', depthMm: 0.15 };
    default:
      return { kind: 'none' };
  }
}

export function changeFinish(ring: RingDesign, { finish }: Extract<Change, { kind: 'finish' }>): Outcome {
  const { band } = ring;
  if (band.finish === finish && band.secondFinish === undefined)
    return already(`The band is already ${lower(finish)}.`);
  const texture = textureOf(finish, ring);
  if (texture.kind !== 'none' && band.form !== 'single') {
    return impossible(
      `A ${band.form} band is too fine for a ${lower(finish)} surface: ask for a plain band first.`,
    );
  }
  if (texture.kind !== 'none' && band.twig !== undefined)
    return impossible('Bark is the surface of a twig: ask for a smooth band first.');
  const before = band.finish;
  const said = [`Finish ${lower(before)} -> ${lower(finish)}`];
  delete band.secondFinish;
  band.finish = finish;
  band.texture = texture;
  if (texture.kind !== 'none' && band.grooves > 0) {
    band.grooves = 0;
    said.push('Grooves left out under the new surface');
  }
  return done(...said);
}

export function changeMilgrain(ring: RingDesign, { on }: Extract<Change, { kind: 'milgrain' }>): Outcome {
  const carriers = [
    ring.band,
    ring.head !== null && 'milgrain' in ring.head ? ring.head : null,
    ring.halo,
    ring.bandStones,
  ].filter((part) => part !== null);
  if (carriers.every((part) => part.milgrain === on))
    return impossible(on ? 'The ring already has milgrain.' : 'The ring has no milgrain.');
  for (const part of carriers) part.milgrain = on;
  return done(on ? 'Milgrain added along the edges' : 'Milgrain removed');
}

/** More delicate or bolder: every measure of the metal goes a little the same way; the centre stone stays. */
export function changePresence(
  ring: RingDesign,
  { to, strength }: Extract<Change, { kind: 'presence' }>,
): Outcome {
  const share = to === 'delicate' ? 1 - 0.15 * strength : 1 + 0.22 * strength;
  const slight = to === 'delicate' ? 1 - 0.06 * strength : 1 + 0.08 * strength;
  const { band, halo, head } = ring;
  const said: string[] = [];
  const width = take({ kind: 'times', share }, band.widthMm, narrowestBand(ring), 20).value;
  if (width !== band.widthMm) said.push(`Band ${mm(band.widthMm)} -> ${mm(width)}`);
  band.widthMm = width;
  const least = Math.min(band.thicknessMm, ring.bandStones === null ? 1.3 : 1.5);
  const thickness = take({ kind: 'times', share: slight }, band.thicknessMm, least, 4).value;
  if (thickness !== band.thicknessMm)
    said.push(`Thickness of the band ${mm(band.thicknessMm)} -> ${mm(thickness)}`);
  band.thicknessMm = thickness;
  said.push(...fitRow(ring));
  if (halo !== null) {
    const melee = take({ kind: 'times', share: slight }, halo.meleeDiameterMm, 0.9, 2.5).value;
    if (melee !== halo.meleeDiameterMm)
      said.push(`Stones of the halo ${mm(halo.meleeDiameterMm)} -> ${mm(melee)}`);
    halo.meleeDiameterMm = melee;
  }
  if (head?.kind === 'bezel' && head.wallMm !== null) {
    const wall = take({ kind: 'times', share }, head.wallMm, 0.45, 2).value;
    if (wall !== head.wallMm) said.push(`Wall of the bezel ${mm(head.wallMm)} -> ${mm(wall)}`);
    head.wallMm = wall;
  }
  return said.length > 0 ? done(...said) : already(`The ring is already as ${to} as it can be made.`);
}

/** Simpler takes one layer of ornament away, the lightest first; more ornate adds one. */
export function changeOrnament(
  ring: RingDesign,
  { to, kept = [], keepsMilgrain = false }: Extract<Change, { kind: 'ornament' }>,
): Outcome {
  return to === 'simple' ? simplify(ring, kept, keepsMilgrain) : enrich(ring);
}

function simplify(ring: RingDesign, kept: readonly Gemstone[], keepsMilgrain: boolean): Outcome {
  const goes = (part: { readonly stone: Pick<StoneKind, 'gemstone'> } | null): boolean =>
    part !== null && !kept.includes(part.stone.gemstone);
  const said: string[] = [];
  const milgrain = keepsMilgrain ? null : changeMilgrain(ring, { kind: 'milgrain', on: false });
  if (milgrain?.kind === 'done') said.push(...milgrain.said);
  said.push(...withoutFiligree(ring));
  if (ring.band.grooves > 0) {
    ring.band.grooves = 0;
    said.push('Grooves removed');
  }
  if (ring.band.texture.kind !== 'none') {
    said.push(
      ring.band.finish === 'Polished'
        ? 'Pattern of the band removed'
        : `Finish ${lower(ring.band.finish)} -> polished`,
    );
    ring.band.texture = { kind: 'none' };
    ring.band.finish = 'Polished';
  }
  if (ring.head?.kind === 'bezel' && ring.head.scalloped) {
    ring.head.scalloped = false;
    said.push('Bezel without scallops');
  }
  if (said.length > 0) return done(...said);
  if (goes(ring.bandStones) && ring.centre !== null)
    return changeBandStones(ring, {
      kind: 'bandStones',
      on: false,
      setting: null,
      gemstone: null,
      around: null,
      rows: null,
    });
  if (ring.halo !== null && goes(ring.halo))
    return changeHalo(ring, { kind: 'halo', to: ring.halo.rows === 2 ? 'single' : 'none' });
  if (goes(ring.sideStones))
    return changeSideStones(ring, { kind: 'sideStones', perSide: 0, gemstone: null, cut: null });
  // A motif or an emblem was asked for by name: to be simpler is not to be without it.
  if (ring.shoulders.kind === 'cathedral' || ring.shoulders.kind === 'tapered') {
    ring.shoulders = { kind: 'plain' };
    return done('Shoulders made plain');
  }
  return already('The ring is already as simple as it can be.');
}

/** Scrolls of wire in the band and about the gallery. */
function withoutFiligree(ring: RingDesign): string[] {
  const inGallery = ring.head?.kind === 'prong' && ring.head.gallery === 'filigree';
  if (!inGallery && !ring.band.filigree) return [];
  if (ring.head?.kind === 'prong' && inGallery) ring.head.gallery = 'basket';
  delete ring.band.filigree;
  return ['Filigree removed'];
}

function enrich(ring: RingDesign): Outcome {
  const milgrain = changeMilgrain(ring, { kind: 'milgrain', on: true });
  if (milgrain.kind === 'done') return milgrain;
  if (ring.bandStones === null) {
    const row = changeBandStones(ring, {
      kind: 'bandStones',
      on: true,
      setting: 'pave',
      gemstone: null,
      around: null,
      rows: null,
    });
    if (row.kind === 'done') return row;
  }
  if (ring.halo === null) {
    const halo = changeHalo(ring, { kind: 'halo', to: 'single' });
    if (halo.kind === 'done') return halo;
  } else if (ring.halo.rows === 1) {
    return changeHalo(ring, { kind: 'halo', to: 'double' });
  }
  if (ring.band.texture.kind === 'none' && ring.bandStones === null)
    return changeFinish(ring, { kind: 'finish', finish: 'Engraved' });
  return already('The ring already carries all the ornament that it can hold.');
}
