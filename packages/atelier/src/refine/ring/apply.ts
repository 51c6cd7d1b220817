import type { RingDesign } from '../../design/ring/document.ts';
import { nameRingComposition } from '../../design/ring/sketch.ts';
import { titleOfRing } from '../../design/ring/title.ts';
import type { Change } from '../change.ts';
import { changeRingEdge } from '../edges.ts';
import { changeRingHollow } from '../hollow.ts';
import { changeGraduation, changeInTurn, changeStrands } from '../inTurn.ts';
import { keepOneColour } from '../oneColour.ts';
import { done, impossible, type Outcome } from '../outcome.ts';
import { changeOutlineOf } from '../outline.ts';
import { changeRingPetals } from '../petals.ts';
import { refused } from '../refused.ts';
import { swapMetals } from '../swapMetals.ts';
import { changeRingToFlower } from '../toFlower.ts';
import { changeStonesAcross, equaliseStones } from './abreast.ts';
import { changeBandStones, changeHalo, changeSideStones, removeGemstone, removeStones } from './accents.ts';
import {
  changeBandForm,
  changeBandProfile,
  changeBandTaper,
  changeBandThickness,
  changeBandWidth,
  changeGrooves,
  changeToAnotherBand,
} from './band.ts';
import { changeBorder, changeInlay, changeTwig } from './bandWork.ts';
import { changeEra } from './era.ts';
import { changeFigureSize } from './figure.ts';
import { followFiligree } from './filigree.ts';
import { changeHiddenHalo } from './hiddenHalo.ts';
import { changeMetal } from './metals.ts';
import { mirrorRing } from './mirror.ts';
import { changeCulture, changeEnamel, changeMotif, onOneShoulder, removeMotif } from './motif.ts';
import { petalsToHalo } from './petals.ts';
import {
  changeCathedral,
  changeGallery,
  changeHeight,
  changeProngs,
  changeSetting,
  changeToAnotherSetting,
} from './setting.ts';
import { onSpinner } from './spinner.ts';
import { changeCut, changeGemstone, changeStoneSize, turnStone } from './stones.ts';
import { changeFinish, changeMilgrain, changeOrnament, changePresence } from './surface.ts';
import { followTogether, ofSecondStone, onSecondStone, refusedTogether, swapStones } from './together.ts';
import { changeEngraving, changeLettering, changeOccasion, changeRingSize } from './wearing.ts';

/** Carries out one change on a draft, which it mutates only when the outcome is `done`. */
export function applyToRing(ring: RingDesign, change: Change): Outcome {
  const refused = refusedTogether(ring, change);
  if (refused !== null) return refused;
  const before = structuredClone(ring);
  const outcome =
    onSpinner(ring, change, applyAlone) ??
    (ofSecondStone(ring, change) ? onSecondStone(ring, change, applyAlone) : applyAlone(ring, change));
  followTogether(ring, before);
  return outcome.kind === 'done'
    ? done(...outcome.said, ...petalsToHalo(ring), ...followFiligree(ring))
    : outcome;
}

function applyAlone(ring: RingDesign, change: Change): Outcome {
  switch (change.kind) {
    case 'bandWidth':
      return changeBandWidth(ring, change);
    case 'bandThickness':
      return changeBandThickness(ring, change);
    case 'bandProfile':
      return changeBandProfile(ring, change);
    case 'bandForm':
      return changeBandForm(ring, change);
    case 'bandTaper':
      return changeBandTaper(ring, change);
    case 'grooves':
      return changeGrooves(ring, change);
    case 'inlay':
      return changeInlay(ring, change);
    case 'border':
      return changeBorder(ring, change);
    case 'twig':
      return changeTwig(ring, change);
    case 'milgrain':
      return changeMilgrain(ring, change);
    case 'edge':
      return changeRingEdge(ring, change);
    case 'hollow':
      return changeRingHollow(ring, change);
    case 'cathedral':
      return changeCathedral(ring, change);
    case 'another':
      return change.part === 'setting' || change.part === 'arrangement'
        ? changeToAnotherSetting(ring)
        : changeToAnotherBand(ring);
    case 'stoneSize':
      return changeStoneSize(ring, change);
    case 'gemstone':
      return changeGemstone(ring, change);
    case 'cut':
      return changeCut(ring, change);
    case 'turnStone':
      return turnStone(ring, change);
    case 'turnPoint':
    case 'mirror':
      return mirrorRing(ring, change);
    case 'inTurn':
      return changeInTurn(ring, change);
    case 'petals':
      return changeRingPetals(ring, change);
    case 'flower':
      return changeRingToFlower(ring, change);
    case 'graduated':
      return changeGraduation(ring, change);
    case 'strands':
      return changeStrands(ring, change);
    case 'swapStones':
      return swapStones(ring);
    case 'halo':
      return changeHalo(ring, change);
    case 'hiddenHalo':
      return changeHiddenHalo(ring, change);
    case 'outline':
      return ring.shoulders.kind === 'signet'
        ? changeOutlineOf(ring.shoulders.ornament, change)
        : impossible('There is no plate here whose outline could change.');
    case 'bandStones':
      return changeBandStones(ring, change);
    case 'sideStones':
      return changeSideStones(ring, change);
    case 'noStones':
      return removeStones(ring);
    case 'oneColour':
      return keepOneColour(ring, change, (one) => applyAlone(ring, one));
    case 'withoutGemstone':
      return removeGemstone(ring, change);
    case 'metal':
      return change.metals.includes('Enamel')
        ? changeEnamel(ring, { kind: 'enamel', on: true, colours: [] })
        : changeMetal(ring, change);
    case 'enamel':
      return changeEnamel(ring, change);
    case 'swapMetals':
      return swapMetals(ring);
    case 'recycled':
      return changeMetal(ring, { kind: 'metal', target: 'all', metals: ['Recycled Metal'], instead: [] });
    case 'finish':
      return changeFinish(ring, change);
    case 'setting':
      return changeSetting(ring, change);
    case 'prongs':
      return changeProngs(ring, change);
    case 'gallery':
      return changeGallery(ring, change);
    case 'height':
      return changeHeight(ring, change);
    case 'engraving':
      return changeEngraving(ring, change);
    case 'lettering':
      return changeLettering(ring, change);
    case 'ringSize':
      return changeRingSize(ring, change);
    case 'presence':
      return changePresence(ring, change);
    case 'ornament':
      return changeOrnament(ring, change);
    case 'era':
      return changeEra(ring, change);
    case 'occasion':
      return changeOccasion(ring, change);
    case 'cultures':
      return changeCulture(ring, change);
    case 'motifs':
      return changeMotif(ring, change);
    case 'noMotif':
      return removeMotif(ring);
    case 'oneShoulder':
      return onOneShoulder(ring);
    case 'sameSize':
      return equaliseStones(ring);
    case 'stonesAcross':
      return changeStonesAcross(ring, change);
    case 'pieceSize':
      return changeFigureSize(ring, change);
    case 'chain':
    case 'chainWidth':
    case 'length':
    case 'teeth':
    case 'clasp':
    case 'onChain':
    case 'layers':
    case 'tail':
    case 'bail':
    case 'bailSize':
    case 'fitting':
    case 'round':
    case 'coils':
    case 'opening':
    case 'gap':
    case 'count':
    case 'spacing':
    case 'stations':
    case 'largest':
    case 'charm':
    case 'above':
    case 'tassel':
    case 'drop':
    case 'frontRow':
    case 'figuresAround':
      return impossible('A ring has no such part: say what should change on its band, setting or stones.');
    case 'refused':
      return refused(change);
  }
}

/** The label and the title follow from the rest: renewed after every refinement, so that they never lie. */
export function renameRing(ring: RingDesign): void {
  ring.composition = nameRingComposition(ring);
  ring.title = titleOfRing(ring).slice(0, 120);
}
