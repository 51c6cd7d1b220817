import type { RingDesign } from '../../design/ring/document.ts';
import { nameRingComposition } from '../../design/ring/sketch.ts';
import { titleOfRing } from '../../design/ring/title.ts';
import type { Change } from '../change.ts';
import { impossible, notBuilt, type Outcome } from '../outcome.ts';
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
import { changeEra } from './era.ts';
import { changeMetal } from './metals.ts';
import {
  changeCathedral,
  changeGallery,
  changeHeight,
  changeProngs,
  changeSetting,
  changeToAnotherSetting,
} from './setting.ts';
import { changeCut, changeGemstone, changeStoneSize, turnStone } from './stones.ts';
import { changeFinish, changeMilgrain, changeOrnament, changePresence } from './surface.ts';
import { changeCharacter, changeEngraving, changeLettering, changeRingSize } from './wearing.ts';

/** Carries out one change on a draft, which it mutates only when the outcome is `done`. */
export function applyToRing(ring: RingDesign, change: Change): Outcome {
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
    case 'milgrain':
      return changeMilgrain(ring, change);
    case 'cathedral':
      return changeCathedral(ring, change);
    case 'another':
      return change.part === 'band' ? changeToAnotherBand(ring) : changeToAnotherSetting(ring);
    case 'stoneSize':
      return changeStoneSize(ring, change);
    case 'gemstone':
      return changeGemstone(ring, change);
    case 'cut':
      return changeCut(ring, change);
    case 'turnStone':
      return turnStone(ring, change);
    case 'halo':
      return changeHalo(ring, change);
    case 'bandStones':
      return changeBandStones(ring, change);
    case 'sideStones':
      return changeSideStones(ring, change);
    case 'noStones':
      return removeStones(ring);
    case 'withoutGemstone':
      return removeGemstone(ring, change);
    case 'metal':
      return changeMetal(ring, change);
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
    case 'cultures':
    case 'occasion':
      return changeCharacter(ring, change);
    case 'motifs':
      return notBuilt(
        `Motifs (${change.motifs.join(', ')}) cannot be modelled on a finished ring yet: start a new design with them.`,
      );
    case 'refused':
      return change.reason === 'not-built' ? notBuilt(change.message) : impossible(change.message);
  }
}

/** The label and the title follow from the rest: renewed after every refinement, so that they never lie. */
export function renameRing(ring: RingDesign): void {
  ring.composition = nameRingComposition(ring);
  ring.title = titleOfRing(ring).slice(0, 120);
}
