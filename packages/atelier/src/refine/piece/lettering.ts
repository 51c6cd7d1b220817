/** Letters of a piece: where they are put, and in which hand. */
import { monolineOf } from '../../design/lettering/monoline.ts';
import { type Ornament, ornamentAlloys } from '../../design/ornament/document.ts';
import { MOST_PAVED_LETTERS } from '../../design/ornament/nameplate.ts';
import { drawPlate, type PlateOrnament } from '../../design/ornament/plate.ts';
import { PLATE_OUTLINES, type PlateOutline } from '../../design/ornament/plateParts.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { sizeOfOrnament } from '../../design/piece/scaling.ts';
import { seededRandom } from '../../design/random.ts';
import type { Change, Named } from '../change.ts';
import { inFace } from '../faces.ts';
import { already, done, impossible, lower, type Outcome } from '../outcome.ts';
import { isNamed, sayCharm } from './charms.ts';
import { isLocket } from './lockets.ts';
import { leadOf } from './ornaments.ts';
import { styleOf } from './style.ts';

/** Of the document's schema. */
const LONGEST_NAME = 24;

/** Where letters can be: on a plate that is there, inside a bangle, else on a small disc that hangs beside. */
export function changeEngraving(
  piece: PieceDesign,
  { text, behind, on, inside, kept = [] }: Extract<Change, { kind: 'engraving' }>,
): Outcome {
  if (on !== undefined && text !== null) return engraveCharm(piece, on, text.slice(0, 60));
  if (inside === true && text !== null && isLocket(piece))
    return engraveBehind(piece, text.slice(0, 60), LOCKET_IS_CLOSED);
  if (behind === true && text !== null) return engraveBehind(piece, text.slice(0, 60));
  const plates = piece.ornaments.flatMap(({ ornament }) => (ornament.kind === 'plate' ? [ornament] : []));
  const lettered = plates.find(({ field }) => field.kind === 'text');
  const rimmed = plates.filter(({ border }) => border.kind === 'text');
  if (rimmed.length > 0 && lettered === undefined) return changeRim(rimmed, text?.slice(0, 60) ?? null);
  if (text === null) {
    if (lettered?.field.kind === 'text') {
      const before = lettered.field.text;
      lettered.field = { kind: 'plain' };
      return done(`Lettering "${before}" removed`);
    }
    if (piece.engraving === null) return impossible(`This ${lower(piece.type)} has no engraving.`);
    const before = piece.engraving.text;
    piece.engraving = null;
    return done(`Engraving "${before}" removed`);
  }
  const short = text.slice(0, 60);
  const name = leadOf(piece)?.ornament;
  if (name?.kind === 'nameplate') {
    if (name.text === short) return already(`It already reads "${short}".`);
    if (short.length > LONGEST_NAME)
      return impossible(`A nameplate holds ${LONGEST_NAME} letters at most: ask for a plate with the words.`);
    if (name.pave !== undefined && (monolineOf(short) === null || short.length > MOST_PAVED_LETTERS))
      return impossible(
        'Up to three letters from A to Z are set with stones: ask for letters of bare metal.',
      );
    const before = name.text;
    name.text = short;
    return done(`Name "${before}" -> "${short}"`);
  }
  if (lettered?.field.kind === 'text') {
    if (lettered.field.text === short) return already(`It already reads "${short}".`);
    const before = lettered.field.text;
    lettered.field = { ...lettered.field, text: short };
    return done(`Lettering "${before}" -> "${short}"`);
  }
  if (piece.carrier.kind === 'bangle') {
    const before = piece.engraving;
    if (before?.text === short) return already(`It already reads "${short}".`);
    const place = before?.place ?? 'inside-band';
    piece.engraving = { text: short, place, lettering: before?.lettering ?? 'script' };
    return done(
      before === null ? `Engraving "${short}" inside the band` : `Engraving "${before.text}" -> "${short}"`,
    );
  }
  const plate = plates.find(
    ({ widthMm, heightMm, field }) =>
      Math.max(widthMm, heightMm) >= 8 && !(field.kind === 'stone' && kept.includes(field.stone.gemstone)),
  );
  if (plate !== undefined) {
    const before = plate.field.kind;
    plate.field = {
      kind: 'text',
      text: short,
      lettering: 'script',
      cut: plate.enamel.length > 0 ? 'raised' : 'engraved',
    };
    return done(`"${short}" on the plate${before === 'plain' ? '' : `, in the place of its ${before}`}`);
  }
  const hangs = piece.carrier.kind === 'chain' || piece.carrier.kind === 'hung';
  if (hangs && !piece.ornaments.some(({ slot }) => slot === 'drop')) {
    piece.ornaments.push({
      slot: 'drop',
      count: 1,
      ornament: letteredPlate(piece, 'disc', SMALL_DISC_MM, short),
    });
    return done(`A small disc with "${short}" hangs beside`);
  }
  return impossible(
    'There is no room for letters here: ask for a plate or disc with the words in the place of the front.',
  );
}

const SMALL_DISC_MM = 10;

function letteredPlate(
  piece: PieceDesign,
  outline: PlateOutline,
  sizeMm: number,
  text: string,
): PlateOrnament {
  const style = { ...styleOf(piece, sizeMm), accent: null, small: null };
  return drawPlate(style, seededRandom(piece.seed), { outline, text: { text, lettering: 'script' } });
}

/** The plate that has a charm's own outline; null where it is modelled all over. */
function outlineOf(ornament: Ornament): PlateOutline | null {
  if (ornament.kind === 'motif' && ornament.motif === 'Heart') return 'heart';
  const form = 'form' in ornament ? ornament.form : null;
  return PLATE_OUTLINES.find((outline) => outline === form) ?? null;
}

/** Letters on one charm: on its plate, on a plate of its outline in its place, else on a disc beside the others. */
function engraveCharm(piece: PieceDesign, named: Named, text: string): Outcome {
  const charm = piece.ornaments.find(({ slot, ornament }) => slot === 'charm' && isNamed(named, ornament));
  if (charm === undefined) return impossible('That is not among the charms.');
  const { ornament } = charm;
  const called = sayCharm(ornament);
  if (ornament.kind === 'plate') {
    ornament.field = { kind: 'text', text, lettering: 'script', cut: 'engraved' };
    return done(`"${text}" on the ${called}`);
  }
  const outline = outlineOf(ornament);
  if (outline !== null) {
    const plate = letteredPlate(piece, outline, sizeOfOrnament(ornament), text);
    charm.ornament = { ...plate, alloyId: ornamentAlloys(ornament)[0] ?? plate.alloyId };
    return done(`"${text}" on the ${called}, which is a flat plate now so that it has room for letters`);
  }
  if (piece.ornaments.some(({ slot }) => slot === 'drop'))
    return impossible(
      'A charm that is modelled all over has no flat face for letters: ask for them on a disc among the charms.',
    );
  piece.ornaments.push({
    slot: 'drop',
    count: 1,
    ornament: letteredPlate(piece, 'disc', SMALL_DISC_MM, text),
  });
  return done(
    `A small disc with "${text}" hangs beside the ${called}, which is modelled all over and has no flat face for letters`,
  );
}

/** The line around the rim of one plate, or of two that are alike. */
function changeRim(plates: readonly PlateOrnament[], text: string | null): Outcome {
  let before = '';
  for (const plate of plates) {
    if (plate.border.kind !== 'text') continue;
    before = plate.border.text;
    plate.border = text === null ? { kind: 'bevel' } : { ...plate.border, text };
  }
  if (text === null) return done(`Lettering "${before}" removed`);
  return before === text
    ? already(`It already reads "${text}".`)
    : done(`Lettering "${before}" -> "${text}"`);
}

/** What a locket bears inside is not seen. */
const LOCKET_IS_CLOSED = ': a locket is drawn closed';

/** Letters on the back of a front of metal: what one sees of it stays. */
function engraveBehind(piece: PieceDesign, text: string, why = ': the pictures show the front'): Outcome {
  const front = leadOf(piece)?.ornament;
  const hasBack = front?.kind === 'plate' || front?.kind === 'emblem' || front?.kind === 'motif';
  if (!hasBack)
    return impossible('There is no back here that letters could be cut in: ask for a plate or a disc.');
  if (piece.engraving?.text === text) return already(`It already reads "${text}" on the back.`);
  const before = piece.engraving;
  piece.engraving = { text, place: 'back', lettering: before?.lettering ?? 'serif' };
  return done(
    before === null
      ? `"${text}" engraved on the back${why}`
      : `Engraving on the back "${before.text}" -> "${text}"`,
  );
}

export function changeLettering(
  piece: PieceDesign,
  { lettering }: Extract<Change, { kind: 'lettering' }>,
): Outcome {
  for (const { ornament } of piece.ornaments) {
    if (ornament.kind === 'nameplate') return inFace(ornament, lettering, 'The name');
    if (ornament.kind === 'plate' && ornament.field.kind === 'text')
      return inFace(ornament.field, lettering, 'The lettering');
  }
  return piece.engraving === null
    ? impossible('There is no lettering: say what it should read.')
    : inFace(piece.engraving, lettering, 'The engraving');
}
