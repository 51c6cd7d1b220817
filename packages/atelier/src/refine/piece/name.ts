/** The composition that a changed piece is, by what carries what; a label for its title. */
import { hoopRowOf } from '../../design/piece/carriers.ts';
import { compositionNoun } from '../../design/piece/compositions.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { titleOfPiece } from '../../design/piece/title.ts';

/** What distinguishes compositions: the way of wearing, and which slots are taken. */
function shapeOf(piece: PieceDesign): string {
  const { carrier, ornaments } = piece;
  const slots = [...new Set(ornaments.map(({ slot }) => slot))].sort().join('+');
  switch (carrier.kind) {
    case 'chain':
      return `chain ${carrier.front} ${carrier.tailMm !== null} ${(carrier.strand?.strands ?? 1) > 1} ${slots}`;
    case 'bangle':
      return `bangle ${carrier.openingMm !== null} ${carrier.bandStones !== null} ${slots}`;
    case 'hung':
      return `hung ${carrier.bail.form} ${slots}`;
    case 'fitted':
      return `fitted ${carrier.fitting.kind} ${'form' in carrier.fitting ? carrier.fitting.form : ''} ${hoopRowOf(piece) !== null} ${slots}`;
    case 'tiara':
      return `tiara ${slots}`;
  }
}

type Slots = ReadonlySet<PieceDesign['ornaments'][number]['slot']>;

function onChain(type: PieceDesign['type'], slots: Slots, hangs: boolean, tail: boolean): string | null {
  switch (type) {
    case 'Pendant':
      return 'pendant-on-chain';
    case 'Necklace':
      if (tail) return 'lariat';
      if (slots.has('charm')) return 'neck-charms-plain';
      if (slots.has('station') && !slots.has('main')) return 'station-necklace';
      if (slots.has('drop')) return slots.has('main') ? 'trio-drop' : 'fringe';
      return hangs ? 'pendant-necklace' : 'collar-front';
    case 'Bracelet':
      if (slots.has('charm')) return 'wrist-charms-plain';
      if (slots.has('station')) return 'bracelet-stations';
      return slots.has('drop') ? 'charm-bracelet' : 'bracelet-front';
    case 'Anklet':
      if (slots.has('charm')) return 'ankle-charms-plain';
      if (slots.has('station')) return 'anklet-stations';
      if (slots.has('drop')) return slots.has('main') ? 'anklet-trio' : 'anklet-charms';
      return hangs ? 'anklet-drop' : 'anklet-front';
    case 'Body Chain':
      if (tail) return 'shoulder-tail';
      if (slots.has('station')) return 'body-stations';
      if (slots.has('drop')) return slots.has('main') ? 'body-trio' : 'body-fringe';
      return hangs ? 'waist-drop' : 'waist-front';
    default:
      return null;
  }
}

const BAILS = {
  tapered: 'tapered-bail',
  loop: 'loop-bail',
  split: 'split-bail',
  hinged: 'hinged-bail',
  hidden: 'loop-bail',
};
const CHARM_BAILS = {
  tapered: 'charm-bail',
  loop: 'charm-loop',
  split: 'charm-split',
  hinged: 'charm-hinged',
  hidden: 'charm-loop',
};

function onFitting({ type, carrier, ornaments }: PieceDesign, slots: Slots): string | null {
  if (carrier.kind !== 'fitted') return null;
  const { fitting } = carrier;
  switch (fitting.kind) {
    case 'post':
    case 'clip':
      return slots.has('top') || slots.has('drop') ? 'two-tier' : 'stud';
    case 'fish-hook':
    case 'lever-back':
      return ornaments.some(({ slot, count }) => slot === 'drop' && count > 1) ? 'chandelier' : 'hook-drop';
    case 'hoop':
      if (fitting.form === 'cuff')
        return slots.size > 0 ? 'ear-cuff-front' : fitting.stones === undefined ? 'ear-cuff' : 'ear-cuff-row';
      if (slots.size > 0) return fitting.form === 'huggie' ? 'huggie-drop' : 'hoop-drop';
      return `${fitting.form === 'huggie' ? 'huggie' : 'hoop'}${fitting.stones === undefined ? '' : '-row'}`;
    case 'threader':
    case 'climber':
      return fitting.kind;
    case 'brooch-pin':
      return slots.has('top') ? 'brooch-two-tier' : slots.has('drop') ? 'brooch-drop' : 'brooch-figure';
    case 'penannular':
      return slots.size > 0 ? 'penannular-set' : 'penannular';
    case 'hairpin':
      return slots.has('drop') ? 'kanzashi' : 'hairpin';
    case 'comb':
      return 'hair-comb';
    case 'barrette':
      return 'barrette';
    case 'nose-stud':
      return 'nose-stud-figure';
    case 'nose-hoop':
      return slots.size === 0 ? 'nose-hoop' : 'nose-hoop-drop';
    case 'cufflink':
      return type === 'Cufflinks'
        ? `cufflink-${fitting.form === 'fixed-bar' ? 'fixed' : fitting.form}`
        : null;
  }
}

function compositionOf(piece: PieceDesign): string | null {
  const { carrier, type } = piece;
  const slots: Slots = new Set(piece.ornaments.map(({ slot }) => slot));
  switch (carrier.kind) {
    case 'chain':
      if (carrier.strand !== undefined)
        return `${type === 'Bracelet' ? 'bracelet' : type === 'Anklet' ? 'ankle' : 'neck'}-strand${carrier.strand.strands === undefined ? '' : 's'}`;
      return onChain(type, slots, carrier.front === 'hangs', carrier.tailMm !== null);
    case 'bangle':
      if (carrier.openingMm !== null) return slots.has('drop') ? 'cuff-torque' : 'cuff-wide';
      return carrier.bandStones !== null
        ? 'bangle-pave'
        : slots.has('station')
          ? 'bangle-stations'
          : 'bangle-front';
    case 'hung':
      if (slots.has('drop')) return type === 'Charm' ? 'charm-dangle' : 'two-tier';
      return type === 'Charm' ? CHARM_BAILS[carrier.bail.form] : BAILS[carrier.bail.form];
    case 'fitted':
      return onFitting(piece, slots);
    case 'tiara':
      return null;
  }
}

/** A locket on another bail or chain is a locket still; null where it is none. */
function locketOf({ type, composition, ornaments }: PieceDesign): string | null {
  const name = /locket-\w+$/.exec(composition)?.[0];
  return name === undefined || ornaments[0]?.ornament.kind !== 'plate'
    ? null
    : `${type === 'Necklace' ? 'chain-' : ''}${name}`;
}

/** Several chains are layered however many there are; null where one is left, or none was. */
const layeredOf = ({ composition, carrier }: PieceDesign): string | null =>
  carrier.kind === 'chain' && carrier.layers !== undefined && /-layered-/.test(composition)
    ? composition
    : null;

/** "Anklet with bells", where no bell hangs any more. */
const isMisnamed = ({ type, composition, ornaments }: PieceDesign): boolean =>
  /\bbells\b/.test(compositionNoun(type, composition)) &&
  !ornaments.some(({ ornament }) => ornament.kind === 'bell');

/** Composition and title follow from the rest: renewed after every refinement, so that they never lie. */
export function renamePiece(piece: PieceDesign, before: PieceDesign): void {
  const chosen = piece.composition !== before.composition;
  if (!chosen && (shapeOf(piece) !== shapeOf(before) || isMisnamed(piece)))
    piece.composition = locketOf(piece) ?? layeredOf(piece) ?? compositionOf(piece) ?? piece.composition;
  piece.title = titleOfPiece(piece, compositionNoun(piece.type, piece.composition));
}
