/** What the front of a piece shows: motifs, cultures, enamel. */
import type { Figure, Motif } from '@filigree/contracts';
import { cultureRules } from '../../design/cultures.ts';
import type { Ornament } from '../../design/ornament/document.ts';
import { drawEmblem } from '../../design/ornament/emblem.ts';
import { motifsOfFigure } from '../../design/ornament/figures.ts';
import { drawPlate } from '../../design/ornament/plate.ts';
import type { EnamelColour } from '../../design/parts.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { scaledOrnament, sizeOfOrnament } from '../../design/piece/scaling.ts';
import { seededRandom } from '../../design/random.ts';
import type { Change } from '../change.ts';
import { already, done, impossible, lower, type Outcome } from '../outcome.ts';
import { sayForm } from '../sayForm.ts';
import { figureFront, stoneFront } from './fronts.ts';
import { isChainAlone, standsAlone } from './leftOut.ts';
import { isLocket, ontoLid } from './lockets.ts';
import { leadOf, stonesIn } from './ornaments.ts';
import { frontSizeMm, isStoneFront, styleOf } from './style.ts';
import { refitPin } from './wearing.ts';

const nameOf = (ornament: Ornament): string => {
  switch (ornament.kind) {
    case 'motif':
    case 'emblem':
    case 'sculpture':
    case 'bell':
    case 'open-frame':
      return sayForm(ornament.form);
    case 'nameplate':
      return `nameplate "${ornament.text}"`;
    case 'plate':
      return `${ornament.outline.replaceAll('-', ' ')} plate`;
    case 'stone':
      return lower(ornament.stone.gemstone);
    case 'rosette':
      return 'cluster';
    case 'row':
      return 'row of stones';
  }
};

/** Figures of one motif at another size are one idea: the flowers of a tiara. */
const likeness = (ornament: Ornament): string =>
  `${ornament.kind} ${ornament.kind === 'motif' ? ornament.motif : 'form' in ornament ? ornament.form : ''}`;

/** Puts a drawn ornament in the place of the front, and of its smaller copies beside it. */
export function putFront(piece: PieceDesign, drawn: Ornament): string {
  const lead = leadOf(piece);
  if (lead === null) {
    piece.ornaments.push({ slot: 'main', count: 1, ornament: drawn });
    return `${nameOf(drawn)} added`;
  }
  const before = lead.ornament;
  const size = sizeOfOrnament(before);
  const alike = likeness(before);
  for (const placed of piece.ornaments) {
    if (placed !== lead && (likeness(placed.ornament) !== alike || isStoneFront(placed.ornament))) continue;
    const share = placed === lead ? 1 : sizeOfOrnament(placed.ornament) / size;
    placed.ornament = share === 1 ? drawn : scaledOrnament(drawn, share);
  }
  return `${nameOf(before)} -> ${nameOf(drawn)}`;
}

const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function changeMotifs(
  piece: PieceDesign,
  { motifs, figures }: Extract<Change, { kind: 'motifs' }>,
): Outcome {
  const figure: Figure | null = figures[0] ?? null;
  const motif: Motif | undefined = figure === null ? motifs[0] : (motifsOfFigure(figure)[0] ?? motifs[0]);
  if (figure === null && motif === undefined) return impossible('Please say what it should show.');
  const lead = leadOf(piece);
  if (lead?.ornament.kind === 'plate' && isLocket(piece))
    return ontoLid(piece, lead.ornament, figure, motif ?? null);
  const drawn = figureFront(piece, { figure, motif: motif ?? 'Abstract' }, frontSizeMm(piece));
  if (lead !== null && nameOf(lead.ornament) === nameOf(drawn) && lead.ornament.kind === drawn.kind) {
    return already(`It already shows the ${nameOf(drawn)}.`);
  }
  keepAccents(lead?.ornament, drawn);
  const said = putFront(piece, drawn);
  piece.character = { ...piece.character, motifs: motif === undefined ? [] : [motif] };
  const others = figures.length > 1 ? figures.slice(1) : figure === null ? motifs.slice(1) : [];
  return done(
    firstUpper(said),
    ...(others.length > 0 ? [`One figure is shown: ${others.join(' and ')} left for another piece`] : []),
    ...refitPin(piece),
  );
}

/** Another figure bears the small stones of the one before. */
function keepAccents(before: Ornament | undefined, drawn: Ornament): void {
  if (before?.kind !== 'motif' || drawn.kind !== 'motif') return;
  if (before.accent !== null && drawn.accent !== null) drawn.accent.stone = before.accent.stone;
}

export function changeCultures(
  piece: PieceDesign,
  { cultures, dropTold = false }: Extract<Change, { kind: 'cultures' }>,
): Outcome {
  const [culture] = cultures;
  if (culture === undefined) return impossible('Please say which culture it should speak of.');
  if (piece.character.cultures.includes(culture)) return already(`The design is already ${culture}.`);
  const said = [`Cultural inspiration -> ${culture}`];
  piece.character = { ...piece.character, cultures: [...cultures] };
  const rules = cultureRules(culture);
  const lead = leadOf(piece);
  if (lead === null) {
    const { carrier } = piece;
    if (carrier.kind === 'bangle' && carrier.bandStones === null && carrier.band.widthMm >= 2.8) {
      carrier.band.texture = { kind: 'pattern', pattern: rules.border, depthMm: 0.32, enamel: null };
      carrier.band.form = 'single';
      carrier.band.grooves = 0;
      carrier.band.milgrain = false;
      return done(...said, 'Its border goes around the band');
    }
    return done(...said, `${firstUpper(putFront(piece, emblemOf(piece, culture)))}`);
  }
  const { ornament } = lead;
  if (ornament.kind === 'plate' && ornament.field.kind === 'text') {
    if (sizeOfOrnament(ornament) >= 14) {
      ornament.border = { kind: 'pattern', pattern: rules.border };
      return done(...said, `Its border goes around the lettering`);
    }
    return done(...said);
  }
  // A stone that is shown stays: the sign hangs below it, where something hangs there.
  const hung = piece.ornaments.find(({ slot }) => slot === 'drop');
  if (isStoneFront(ornament) && hung !== undefined && hung !== lead) {
    if (dropTold) return done(...said);
    const before = nameOf(hung.ornament);
    hung.ornament = scaledOrnament(emblemOf(piece, culture), HUNG_SHARE);
    return done(...said, `Drops ${before} -> ${nameOf(hung.ornament)}`);
  }
  return done(...said, firstUpper(putFront(piece, emblemOf(piece, culture))), ...refitPin(piece));
}

/** What hangs, against what it hangs from. */
const HUNG_SHARE = 0.7;

function emblemOf(piece: PieceDesign, culture: PieceDesign['character']['cultures'][number]): Ornament {
  const style = styleOf(piece, Math.max(5, frontSizeMm(piece)));
  return drawEmblem(culture, style, seededRandom(piece.seed), { enamelled: enamelIn(piece).length > 0 });
}

const enamelIn = (piece: PieceDesign): EnamelColour[] =>
  piece.ornaments.flatMap(({ ornament }) =>
    ornament.kind === 'plate' || ornament.kind === 'emblem' ? ornament.enamel : [],
  );

export function changeEnamel(
  piece: PieceDesign,
  { on, colours }: Extract<Change, { kind: 'enamel' }>,
): Outcome {
  const { carrier } = piece;
  const before = enamelIn(piece);
  if (!on) {
    let removed = before.length > 0;
    for (const { ornament } of piece.ornaments)
      if (ornament.kind === 'plate' || ornament.kind === 'emblem') ornament.enamel = [];
    if (
      carrier.kind === 'bangle' &&
      carrier.band.texture.kind === 'pattern' &&
      carrier.band.texture.enamel !== null
    ) {
      carrier.band.texture.enamel = null;
      removed = true;
    }
    return removed ? done('Enamel removed: bare metal in its place') : impossible('There is no enamel here.');
  }
  const culture = piece.character.cultures[0];
  const asked: EnamelColour[] =
    colours.length > 0
      ? [...new Set(colours)].slice(0, 3)
      : before.length > 0
        ? before
        : culture === undefined
          ? ['navy']
          : [...cultureRules(culture).enamels].slice(0, 3);
  const said = new Set<string>();
  for (const { ornament } of piece.ornaments) {
    if (ornament.kind !== 'plate' && ornament.kind !== 'emblem') continue;
    if (ornament.enamel.join() === asked.join()) continue;
    said.add(
      `Enamel ${ornament.enamel.length === 0 ? 'none' : ornament.enamel.join(' and ')} -> ${asked.join(' and ')}`,
    );
    ornament.enamel = [...asked];
    if (ornament.kind !== 'plate') continue;
    ornament.thicknessMm = Math.max(1.3, ornament.thicknessMm);
    // Glass needs a ground that is sunk: letters stand up from it, a plain field takes rays under the glass.
    if (ornament.field.kind === 'text') ornament.field.cut = 'raised';
    if (
      ornament.field.kind === 'plain' ||
      ornament.field.kind === 'hammered' ||
      ornament.field.kind === 'pierced'
    )
      ornament.field = { kind: 'sunburst' };
  }
  if (said.size > 0) return done(...said);
  if (before.length > 0) return already(`The enamel is already ${asked.join(' and ')}.`);
  if (carrier.kind === 'bangle' && carrier.bandStones === null && carrier.band.widthMm >= 2.8) {
    const { band } = carrier;
    const thickness = Math.max(1.9, band.thicknessMm);
    if (thickness !== band.thicknessMm) said.add('Band thickened to 1.9 mm, to hold the enamel');
    carrier.band = {
      ...band,
      thicknessMm: thickness,
      form: 'single',
      grooves: 0,
      milgrain: false,
      texture: {
        kind: 'pattern',
        pattern: culture === undefined ? null : cultureRules(culture).border,
        depthMm: 0.42,
        enamel: asked[0]!,
      },
    };
    return done(`Enamel ${asked[0]} around the band`, ...said);
  }
  const lead = leadOf(piece);
  if (lead !== null && (lead.ornament.kind === 'sculpture' || lead.ornament.kind === 'open-frame')) {
    const style = styleOf(piece, Math.max(6, frontSizeMm(piece)));
    const plate = drawPlate(style, seededRandom(piece.seed), { enamelled: true, colours: asked });
    return done(firstUpper(putFront(piece, plate)), `Enamel ${asked.join(' and ')}`);
  }
  return impossible(
    'Enamel is fired into plates, emblems and bands: ask for an enamelled disc or an emblem in its place.',
  );
}

/** Without its figure a piece shows its stone; without both there would be nothing. */
export function removeMotif(piece: PieceDesign): Outcome {
  const lead = leadOf(piece);
  if (lead === null || (lead.ornament.kind !== 'motif' && lead.ornament.kind !== 'emblem'))
    return impossible(`There is no motif on this ${lower(piece.type)}.`);
  const stone = stonesIn(piece)[0];
  if (standsAlone(piece) || isChainAlone(piece)) {
    const form = nameOf(lead.ornament);
    piece.ornaments = piece.ornaments.filter((placed) => placed !== lead);
    piece.character = { ...piece.character, motifs: [] };
    return done(`${firstUpper(form)} removed: plain metal`);
  }
  if (stone === undefined)
    return impossible(
      'Nothing would be left to see: say what should take its place, for example "an oval sapphire".',
    );
  piece.character = { ...piece.character, motifs: [] };
  return done(firstUpper(putFront(piece, stoneFront(piece, stone))));
}
