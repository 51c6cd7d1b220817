/** What of a piece an instruction asks to keep, and which of it a change would touch. */
import type { Wish } from './change.ts';

/** Parts that an instruction can ask to keep. */
export type KeptPart =
  | 'stone'
  | 'band'
  | 'metal'
  | 'setting'
  | 'halo'
  | 'accents'
  | 'finish'
  | 'size'
  | 'engraving'
  | 'chain'
  | 'length'
  | 'clasp'
  | 'fitting'
  | 'figure'
  | 'drops'
  | 'milgrain';

/** The parts that a change touches, so that a kept part can hold it back. */
export function partsOf(change: Wish): readonly KeptPart[] {
  switch (change.kind) {
    case 'bandWidth':
    case 'bandThickness':
    case 'bandProfile':
    case 'bandForm':
    case 'bandTaper':
    case 'grooves':
    case 'inlay':
    case 'border':
    case 'edge':
    case 'hollow':
    case 'twig':
      return ['band'];
    case 'another':
      return change.part === 'arrangement' ? ['setting'] : [change.part];
    case 'stoneSize':
    case 'gemstone':
    case 'cut':
      return [change.target === 'centre' ? 'stone' : change.target === 'halo' ? 'halo' : 'accents'];
    case 'milgrain':
      return ['milgrain'];
    case 'petals':
    case 'sameSize':
    case 'stonesAcross':
      return ['accents'];
    case 'oneShoulder':
      return ['figure'];
    case 'flower':
      return ['stone', 'setting', 'figure'];
    case 'inTurn':
    case 'frontRow':
    case 'strands':
    case 'graduated':
    case 'swapStones':
    case 'turnStone':
    case 'turnPoint':
    case 'largest':
      return ['stone'];
    case 'halo':
    case 'hiddenHalo':
      return ['halo'];
    case 'outline':
    case 'mirror':
      return ['figure'];
    case 'bandStones':
    case 'sideStones':
      return ['accents'];
    case 'metal':
    case 'swapMetals':
    case 'recycled':
      return ['metal'];
    case 'finish':
      return ['finish'];
    case 'setting':
    case 'prongs':
    case 'gallery':
    case 'height':
    case 'cathedral':
      return ['setting'];
    case 'engraving':
    case 'lettering':
      return ['engraving'];
    case 'ringSize':
      return ['size'];
    case 'length':
      return ['length'];
    case 'clasp':
      return ['clasp'];
    case 'chain':
    case 'layers':
    case 'chainWidth':
    case 'onChain':
    case 'tail':
      return ['chain'];
    case 'bail':
    case 'teeth':
    case 'bailSize':
    case 'fitting':
      return ['fitting'];
    case 'round':
    case 'opening':
    case 'gap':
    case 'coils':
      return ['band'];
    case 'motifs':
    case 'figuresAround':
    case 'noMotif':
    case 'pieceSize':
      return ['figure'];
    case 'firstOf':
      return change.ways.flatMap(partsOf);
    case 'count':
    case 'spacing':
    case 'stations':
    case 'charm':
    case 'above':
    case 'tassel':
    case 'drop':
      return ['drops'];
    default:
      return [];
  }
}
