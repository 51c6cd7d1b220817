/** What the recipes of rings do when a motif, a culture or enamel is asked for, done to a ring that stands. */
import type { Brief } from '@filigree/contracts';
import { motifsOfFigure } from '../../design/ornament/figures.ts';
import type { EnamelColour } from '../../design/parts.ts';
import { seededRandom } from '../../design/random.ts';
import { applyCulture } from '../../design/ring/culture.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { ERA_RULES, NO_ERA } from '../../design/ring/eras.ts';
import { applyMotif } from '../../design/ring/motif.ts';
import type { RingWish } from '../../design/ring/wish.ts';
import { briefOf } from '../briefOf.ts';
import type { Change } from '../change.ts';
import { already, done, impossible, mm, type Outcome } from '../outcome.ts';
import { sayForm } from '../sayForm.ts';

/** A wish that asks for the ring as it stands: its head, its stones and its band are named, so none is redrawn. */
export function wishOf(ring: RingDesign, changes: Partial<Brief>): RingWish {
  const { head, centre } = ring;
  const brief = briefOf(ring, {
    // A named setting keeps the head where it is.
    setting: head === null ? null : head.kind === 'bezel' ? 'Bezel' : 'Prong',
    bandWidthMm: head === null ? null : ring.band.widthMm,
    noStones: centre === null && ring.bandStones === null,
    motifs: [],
    culture: [],
    ...changes,
  });
  const kind = ring.halo?.stone ?? ring.bandStones?.stone;
  const accent = kind ?? {
    gemstone: 'Diamond' as const,
    cut: 'Round' as const,
    form: 'faceted' as const,
    colour: null,
  };
  return {
    brief,
    era: brief.era === null ? NO_ERA : ERA_RULES[brief.era],
    alloys: [
      ...ring.alloys.filter(({ id }) => id === ring.band.alloyId),
      ...ring.alloys.filter(({ id }) => id !== ring.band.alloyId),
    ],
    centre,
    accent,
    bandAccent: accent,
    rowStone: accent,
    inTurn: null,
    haloTurn: null,
    sideStone: accent,
    usSize: ring.size.us,
    lowOnly: ring.type === 'Toe Ring',
    breadth: 1,
    prongsPossible: true,
    tensionPossible: true,
    adjustments: [],
  };
}

/** A band that is wide enough stays as wide as it is; a narrower one is widened for what goes around it. */
export const keptWidth = ({ band }: RingDesign): number | null =>
  band.widthMm >= LEAST_BORDER_BAND_MM ? band.widthMm : null;
const LEAST_BORDER_BAND_MM = 2.8;

/** What of the band is different, in words. */
export function bandNotes(before: RingDesign, after: RingDesign): string[] {
  const said: string[] = [];
  const [a, b] = [before.band, after.band];
  if (a.widthMm !== b.widthMm) said.push(`Band ${mm(a.widthMm)} -> ${mm(b.widthMm)}, to carry it`);
  if (a.thicknessMm !== b.thicknessMm)
    said.push(`Thickness of the band ${mm(a.thicknessMm)} -> ${mm(b.thicknessMm)}`);
  if (a.profile !== b.profile) said.push(`Profile of the band ${a.profile} -> ${b.profile}`);
  if (a.texture.kind === 'pattern' && b.texture.kind === 'none')
    said.push('The border of the band makes room for it');
  if (a.form !== b.form) said.push('The band is made in one');
  if (before.bandStones !== null && after.bandStones === null)
    said.push('Stones of the band make room for it');
  return said;
}

export function changeMotif(
  ring: RingDesign,
  { motifs, figures }: Extract<Change, { kind: 'motifs' }>,
): Outcome {
  const before = structuredClone(ring);
  const wish = wishOf(ring, {
    motifs: [...motifs],
    figures: [...figures],
    // What is a signet bears its figure on its face.
    arrangements: ring.shoulders.kind === 'signet' ? ['signet'] : null,
  });
  applyMotif(ring, wish, ring.seed, seededRandom(ring.seed));
  const { shoulders } = ring;
  if (before.shoulders.kind === 'signet' && shoulders.kind !== 'signet')
    return impossible('This figure is not drawn for the face of a signet: ask for another, or for initials.');
  if (!('ornament' in shoulders))
    return impossible(wish.adjustments.join(' ') || 'This ring has no room for it.');
  if (JSON.stringify(shoulders) === JSON.stringify(before.shoulders))
    return wish.adjustments.length > 0
      ? impossible(wish.adjustments.join(' '))
      : already('The ring already shows this motif.');
  keepUsedAlloys(ring);
  if (shoulders.kind === 'signet') {
    const { field } = shoulders.ornament;
    if (field.kind !== 'emblem') return impossible('The face of this signet has no room for it.');
    // The face stays as it is: only what it bears is another.
    if (before.shoulders.kind === 'signet') {
      shoulders.ornament = { ...before.shoulders.ornament, field };
      ring.band = before.band;
    }
    ring.character = { ...ring.character, motifs: [...motifs] };
    return done(`${sayForm(field.form)} on the face`, ...bandNotes(before, ring), ...wish.adjustments);
  }
  if (shoulders.kind === 'emblem') {
    // An emblem is a culture's: what of it is a motif too stays said.
    ring.character = { ...ring.character, motifs: [...motifs] };
    return done(
      `${sayForm(shoulders.ornament.form)} as the front`,
      ...bandNotes(before, ring),
      ...wish.adjustments,
    );
  }
  const { place, ornament, motif } = shoulders;
  ring.character = { ...ring.character, motifs: [motif] };
  const used = new Set(figures.flatMap(motifsOfFigure));
  const notes = wish.adjustments.filter(
    (note) => used.size > 0 || motifs.length > 1 || !note.startsWith('A ring carries'),
  );
  const name = sayForm(ornament.form);
  return done(
    place === 'shoulders'
      ? `${name} on both shoulders`
      : place === 'front'
        ? `${name} as the front`
        : place === 'beside'
          ? `${name} on one shoulder`
          : `${name} in a row around the top`,
    ...bandNotes(before, ring),
    ...notes,
  );
}

export function changeCulture(
  ring: RingDesign,
  { cultures }: Extract<Change, { kind: 'cultures' }>,
): Outcome {
  const [culture] = cultures;
  if (culture === undefined) return impossible('Please say which culture it should speak of.');
  const before = structuredClone(ring);
  const { texture } = ring.band;
  const wish = wishOf(ring, {
    culture: [...cultures],
    bandWidthMm: keptWidth(ring),
    ...(texture.kind === 'pattern' && texture.enamel !== null ? { metals: ['Enamel'] } : {}),
  });
  applyCulture(ring, wish, ring.seed);
  const known = ring.character.cultures.join() === cultures.join();
  if (known && JSON.stringify(ring.band) === JSON.stringify(before.band))
    return already(`The ring already speaks of this culture: ${cultures.join(', ')}.`);
  ring.character = { ...ring.character, cultures: [...cultures] };
  if (ring.band.texture.kind !== 'pattern' || JSON.stringify(ring.band.texture) === JSON.stringify(texture))
    return done(`Cultural inspiration noted: ${cultures.join(', ')}`, ...wish.adjustments);
  return done(`${culture} border around the band`, ...bandNotes(before, ring), ...wish.adjustments);
}

export function changeEnamel(
  ring: RingDesign,
  { on, colours }: Extract<Change, { kind: 'enamel' }>,
): Outcome {
  const { texture } = ring.band;
  if (!on) {
    if (texture.kind !== 'pattern' || texture.enamel === null)
      return impossible('There is no enamel on this ring.');
    ring.band.texture = texture.pattern === null ? { kind: 'none' } : { ...texture, enamel: null };
    return done('Enamel removed: bare metal in its place');
  }
  const asked: EnamelColour | undefined = colours[0];
  if (texture.kind === 'pattern' && texture.enamel !== null) {
    const next = asked ?? texture.enamel;
    if (next === texture.enamel) return already(`The enamel is already ${next}.`);
    const said = `Enamel ${texture.enamel} -> ${next}`;
    ring.band.texture = { ...texture, enamel: next };
    return done(said);
  }
  const before = structuredClone(ring);
  const [culture] = ring.character.cultures;
  const wish = wishOf(ring, {
    metals: ['Enamel'],
    bandWidthMm: keptWidth(ring),
    culture: culture === undefined ? [] : [culture],
  });
  applyCulture(ring, wish, ring.seed);
  const now = ring.band.texture;
  if (now.kind !== 'pattern') return impossible(wish.adjustments.join(' '));
  if (asked !== undefined) ring.band.texture = { ...now, enamel: asked };
  const colour = asked ?? now.enamel;
  return done(`Enamel ${colour} around the band`, ...bandNotes(before, ring));
}

/** One of two figures goes; the other stays where it is. */
export function onOneShoulder(ring: RingDesign): Outcome {
  const { shoulders } = ring;
  if (shoulders.kind !== 'motif' || (shoulders.place !== 'shoulders' && shoulders.place !== 'beside'))
    return impossible('There are no two figures here of which one could go.');
  if (shoulders.place === 'beside') return already('There is one already, on one shoulder.');
  ring.shoulders = { ...shoulders, place: 'beside' };
  return done(
    `${sayForm(shoulders.ornament.form)} on one shoulder alone: the ring is worn with it on either side`,
  );
}

export function removeMotif(ring: RingDesign): Outcome {
  const { shoulders } = ring;
  if (shoulders.kind === 'signet' && shoulders.ornament.field.kind === 'emblem') {
    const { form } = shoulders.ornament.field;
    shoulders.ornament.field = { kind: 'plain' };
    ring.character = { ...ring.character, motifs: [] };
    return done(`${sayForm(form)} removed: a blank face`);
  }
  if (shoulders.kind !== 'motif' && shoulders.kind !== 'emblem')
    return impossible('There is no motif on this ring.');
  const form = sayForm(shoulders.ornament.form);
  ring.shoulders = { kind: 'plain' };
  ring.character = { ...ring.character, motifs: [] };
  keepUsedAlloys(ring);
  return done(`${form} removed${ring.head === null ? ': a plain band' : ''}`);
}

/** Alloys that nothing is made of any more are left out. */
function keepUsedAlloys(ring: RingDesign): void {
  const { shoulders } = ring;
  const ornament = 'ornament' in shoulders ? shoulders.ornament : null;
  const used = new Set([
    ring.band.alloyId,
    ring.band.second?.alloyId,
    ring.head?.alloyId,
    ring.halo?.alloyId,
    ring.sideStones?.alloyId,
    ornament?.alloyId,
    ornament?.accentAlloyId,
  ]);
  ring.alloys = ring.alloys.filter(({ id }) => used.has(id));
}
