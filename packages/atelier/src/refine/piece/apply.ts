import type { PieceDesign } from '../../design/piece/document.ts';
import type { Change } from '../change.ts';
import { changePlateEdge } from '../edges.ts';
import { changePieceHollow } from '../hollow.ts';
import { changeGraduation, changeInTurn, changeStrands } from '../inTurn.ts';
import { keepOneColour } from '../oneColour.ts';
import { already, done, impossible, lower, notBuilt, type Outcome } from '../outcome.ts';
import { changeOutlineOf, ontoMedallion } from '../outline.ts';
import { changePiecePetals } from '../petals.ts';
import { refused } from '../refused.ts';
import { exchangeBorder } from '../ring/bandWork.ts';
import { swapMetals } from '../swapMetals.ts';
import { changePieceToFlower } from '../toFlower.ts';
import { putAround } from './around.ts';
import { changeToAnotherArrangement } from './arrangement.ts';
import {
  changeChain,
  changeChainWidth,
  changeClasp,
  changeLength,
  changeOnChain,
  changeTail,
  changeToAnotherChain,
} from './chain.ts';
import { changeCharm } from './charms.ts';
import { changeCoils } from './coils.ts';
import { addAbove, addStations, changeCount, changeDrop, changeSpacing } from './drops.ts';
import { changeCultures, changeEnamel, changeMotifs, removeMotif } from './figures.ts';
import { changeFrontRow, equaliseRow } from './frontRow.ts';
import { changeHairLength, changeTeeth } from './hair.ts';
import { changeLayers } from './layers.ts';
import { removeGemstone, removeStones } from './leftOut.ts';
import { changeEngraving, changeLettering } from './lettering.ts';
import { changeLineCarats, lineMeasures, lineShare, refitLine, refusedOnLine } from './line.ts';
import { changeCase, isLocket } from './lockets.ts';
import {
  changeEra,
  changeFinish,
  changeOrnament,
  changePieceSize,
  changePresence,
  changeRelief,
} from './look.ts';
import { changeMetal } from './metals.ts';
import { leadOf } from './ornaments.ts';
import { changeHalo, changeMilgrain, changeProngs, changeRow, changeSetting } from './settings.ts';
import { changeCut, changeGemstone, changeStoneSize } from './stones.ts';
import { changeTassel } from './tassels.ts';
import { changeLargest, mirrorFront, turnPoint, turnStone } from './turn.ts';
import {
  changeBail,
  changeBailSize,
  changeBandShape,
  changeBandThickness,
  changeBandWidth,
  changeFitting,
  changeGap,
  changeOpening,
  changeRound,
} from './wearing.ts';

export { renamePiece } from './name.ts';

const ONLY_RINGS: Readonly<Partial<Record<Change['kind'], string>>> = {
  cathedral: 'Cathedral shoulders belong to rings.',
  gallery: 'Galleries under the stone are made for rings: here prongs or a bezel hold it.',
  ringSize: 'Only rings have a ring size: ask for another length or size of the piece.',
  sideStones: 'Stones on both sides belong to rings and tiaras: ask for drops or a halo.',
};

/** Carries out one change on a draft, which it mutates only when the outcome is `done`. */
export function applyToPiece(piece: PieceDesign, change: Change): Outcome {
  const refused = refusedOnLine(piece, change);
  if (refused !== null) return refused;
  const share = lineShare(piece);
  const before = lineMeasures(piece);
  const outcome = applyAlone(piece, change);
  if (lineMeasures(piece) !== before) refitLine(piece, share);
  return outcome;
}

function changeOutline(piece: PieceDesign, change: Extract<Change, { kind: 'outline' }>): Outcome {
  const ornament = leadOf(piece)?.ornament;
  if (ornament?.kind === 'emblem' && change.outline === 'disc') return ontoMedallion(ornament);
  if (ornament?.kind === 'plate' && isLocket(piece)) return changeCase(piece, ornament, change);
  return ornament?.kind === 'plate'
    ? changeOutlineOf(ornament, change)
    : impossible('There is no plate here whose outline could change.');
}

function applyAlone(piece: PieceDesign, change: Change): Outcome {
  switch (change.kind) {
    case 'metal':
      return change.metals.includes('Enamel')
        ? changeEnamel(piece, { kind: 'enamel', on: true, colours: [] })
        : changeMetal(piece, change);
    case 'swapMetals':
      return swapMetals(piece);
    case 'recycled':
      return changeMetal(piece, { kind: 'metal', target: 'all', metals: ['Recycled Metal'], instead: [] });
    case 'enamel':
      return changeEnamel(piece, change);
    case 'finish':
      return changeFinish(piece, change);
    case 'gemstone':
      return changeGemstone(piece, change);
    case 'cut':
      return changeCut(piece, change);
    case 'stoneSize':
      return changeLineCarats(piece, change) ?? changeStoneSize(piece, change);
    case 'turnStone':
      return turnStone(piece, change);
    case 'turnPoint':
      return turnPoint(piece, change);
    case 'mirror':
      return mirrorFront(piece);
    case 'noStones':
      return removeStones(piece);
    case 'oneColour':
      return keepOneColour(piece, change, (one) => applyAlone(piece, one));
    case 'withoutGemstone':
      return removeGemstone(piece, change);
    case 'setting':
      return changeSetting(piece, change);
    case 'prongs':
      return changeProngs(piece, change);
    case 'halo':
      return changeHalo(piece, change);
    case 'hiddenHalo':
      return notBuilt('Hidden halos are made on rings only: a halo around the stone can be made here.');
    case 'outline':
      return changeOutline(piece, change);
    case 'bandStones':
      return changeRow(piece, change);
    case 'edge': {
      const front = leadOf(piece)?.ornament;
      return front?.kind === 'plate'
        ? changePlateEdge(front, change)
        : impossible('There is no plate here that a border could go around.');
    }
    case 'hollow':
      return changePieceHollow(piece, change);
    case 'milgrain':
      return changeMilgrain(piece, change);
    case 'another':
      if (change.part === 'chain') return changeToAnotherChain(piece);
      return changeToAnotherArrangement(piece);
    case 'motifs':
      return changeMotifs(piece, change);
    case 'figuresAround':
      return putAround(piece, change);
    case 'noMotif':
      return removeMotif(piece);
    case 'sameSize':
      return equaliseRow(piece);
    case 'cultures':
      return changeCultures(piece, change);
    case 'era':
      return changeEra(piece, change);
    case 'occasion':
      if (piece.character.occasion === change.occasion)
        return already(`The occasion is already ${lower(change.occasion)}.`);
      piece.character = { ...piece.character, occasion: change.occasion };
      return done(`Occasion noted: ${lower(change.occasion)}`);
    case 'engraving':
      return changeEngraving(piece, change);
    case 'lettering':
      return changeLettering(piece, change);
    case 'pieceSize':
      return changePieceSize(piece, change);
    case 'presence':
      return changePresence(piece, change);
    case 'ornament':
      return changeOrnament(piece, change);
    case 'chain':
      return changeChain(piece, change);
    case 'layers':
      return changeLayers(piece, change);
    case 'chainWidth':
      return changeChainWidth(piece, change);
    case 'length':
      return changeHairLength(piece, change) ?? changeLength(piece, change);
    case 'teeth':
      return changeTeeth(piece, change);
    case 'clasp':
      return changeClasp(piece, change);
    case 'onChain':
      return changeOnChain(piece, change);
    case 'tail':
      return changeTail(piece, change);
    case 'bail':
      return changeBail(piece, change);
    case 'bailSize':
      return changeBailSize(piece, change);
    case 'fitting':
      return changeFitting(piece, change);
    case 'round':
      return changeRound(piece, change);
    case 'coils':
      return changeCoils(piece, change);
    case 'opening':
      return changeOpening(piece, change);
    case 'gap':
      return changeGap(piece, change);
    case 'count':
      return changeCount(piece, change);
    case 'stations':
      return addStations(piece, change);
    case 'spacing':
      return changeSpacing(piece, change);
    case 'largest':
      return changeLargest(piece, change);
    case 'charm':
      return changeCharm(piece, change);
    case 'petals':
      return changePiecePetals(piece, change);
    case 'flower':
      return changePieceToFlower(piece, change);
    case 'tassel':
      return changeTassel(piece, change);
    case 'above':
      return addAbove(piece, change);
    case 'drop':
      return changeDrop(piece, change);
    case 'bandWidth':
      return changeBandWidth(piece, change);
    case 'bandThickness':
      return changeBandThickness(piece, change);
    case 'bandProfile':
    case 'bandForm':
    case 'bandTaper':
    case 'grooves':
      return changeBandShape(piece, change);
    case 'inTurn':
      return changeInTurn(piece, change);
    case 'frontRow':
      return changeFrontRow(piece, change);
    case 'graduated':
      return changeGraduation(piece, change);
    case 'strands':
      return changeStrands(piece, change);
    case 'swapStones':
      return impossible('There are no two main stones here that could change places.');
    case 'height':
      return changeRelief(piece, change);
    case 'border': {
      const exchanged = piece.carrier.kind === 'bangle' ? exchangeBorder(piece.carrier.band, change) : null;
      return exchanged ?? impossible('A border goes around a band: there is none here.');
    }
    case 'inlay':
    case 'twig':
    case 'oneShoulder':
    case 'stonesAcross':
    case 'cathedral':
    case 'gallery':
    case 'ringSize':
    case 'sideStones':
      return impossible(ONLY_RINGS[change.kind] ?? 'This belongs to rings.');
    case 'refused':
      return refused(change);
  }
}
