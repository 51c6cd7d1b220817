/** Letters of a piece: where they are put, and in which hand. */
import { monolineOf } from '../../design/lettering/monoline.ts';
import { MOST_PAVED_LETTERS } from '../../design/ornament/nameplate.ts';
import { drawPlate } from '../../design/ornament/plate.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { seededRandom } from '../../design/random.ts';
import type { Change } from '../change.ts';
import { inFace } from '../faces.ts';
import { already, done, impossible, lower, type Outcome } from '../outcome.ts';
import { leadOf } from './ornaments.ts';
import { styleOf } from './style.ts';

/** Of the document's schema. */
const LONGEST_NAME = 24;

/** Where letters can be: on a plate that is there, inside a bangle, else on a small disc that hangs beside. */
export function changeEngraving(
  piece: PieceDesign,
  { text, behind, kept = [] }: Extract<Change, { kind: 'engraving' }>,
): Outcome {
  if (behind === true && text !== null) return engraveBehind(piece, text.slice(0, 60));
  const plates = piece.ornaments.flatMap(({ ornament }) => (ornament.kind === 'plate' ? [ornament] : []));
  const lettered = plates.find(({ field }) => field.kind === 'text');
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
    const style = { ...styleOf(piece, 10), accent: null };
    const disc = drawPlate(style, seededRandom(piece.seed), {
      outline: 'disc',
      text: { text: short, lettering: 'script' },
    });
    piece.ornaments.push({ slot: 'drop', count: 1, ornament: disc });
    return done(`A small disc with "${short}" hangs beside`);
  }
  return impossible(
    'There is no room for letters here: ask for a plate or disc with the words in the place of the front.',
  );
}

/** Letters on the back of a front of metal: what one sees of it stays. */
function engraveBehind(piece: PieceDesign, text: string): Outcome {
  const front = leadOf(piece)?.ornament;
  const hasBack = front?.kind === 'plate' || front?.kind === 'emblem' || front?.kind === 'motif';
  if (!hasBack)
    return impossible('There is no back here that letters could be cut in: ask for a plate or a disc.');
  if (piece.engraving?.text === text) return already(`It already reads "${text}" on the back.`);
  const before = piece.engraving;
  piece.engraving = { text, place: 'back', lettering: before?.lettering ?? 'serif' };
  return done(
    before === null
      ? `"${text}" engraved on the back: the pictures show the front`
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
