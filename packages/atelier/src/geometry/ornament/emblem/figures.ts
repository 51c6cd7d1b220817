import { DRAWN_FIGURES, type DrawnFigure } from '@filigree/contracts';
import { TWINS, type TwinForm } from '../../../design/ornament/drawnFigures.ts';
import type { EmblemForm } from '../../../design/ornament/emblemForms.ts';
import * as africa from './forms/africa.ts';
import * as americas from './forms/americas.ts';
import { bat, nightBat } from './forms/bat.ts';
import { arrow, compass } from './forms/bearings.ts';
import { bee } from './forms/bee.ts';
import { bell } from './forms/bell.ts';
import { eagleHead, ravenHead } from './forms/birdHeads.ts';
import { crane, hummingbird, raven } from './forms/birds.ts';
import { daisy, forgetMeNot, pansy } from './forms/blooms.ts';
import { bow } from './forms/bow.ts';
import { brigidsCross } from './forms/brigid.ts';
import { butterfly } from './forms/butterfly.ts';
import * as byzantium from './forms/byzantium.ts';
import { chessKnight, chessRook } from './forms/chess.ts';
import { claddagh } from './forms/claddagh.ts';
import * as classical from './forms/classical.ts';
import { dachshund } from './forms/dachshund.ts';
import { roundDragon } from './forms/dragon.ts';
import { dragonfly } from './forms/dragonfly.ts';
import { drawn, engraved } from './forms/drawn.ts';
import { duckling } from './forms/duckling.ts';
import * as eastAsia from './forms/eastAsia.ts';
import { elephant } from './forms/elephant.ts';
import { ginkgoLeaf } from './forms/ginkgo.ts';
import { waveDisc } from './forms/greatWave.ts';
import { stagHead, wolfHead } from './forms/heads.ts';
import * as himalaya from './forms/himalaya.ts';
import * as india from './forms/india.ts';
import * as islamic from './forms/islamic.ts';
import { khanda } from './forms/khanda.ts';
import { lakshmi } from './forms/lakshmi.ts';
import { monstera, willow } from './forms/leaves.ts';
import { lighthouse } from './forms/lighthouse.ts';
import { lion } from './forms/lion.ts';
import * as luck from './forms/luck.ts';
import { coffin, penNib, propeller } from './forms/made.ts';
import { mermaidTail } from './forms/mermaidTail.ts';
import { mountain } from './forms/mountain.ts';
import { mushroom } from './forms/mushroom.ts';
import * as nile from './forms/nile.ts';
import * as north from './forms/north.ts';
import { owl } from './forms/owl.ts';
import * as pacific from './forms/pacific.ts';
import { padlock } from './forms/padlock.ts';
import { palmTree } from './forms/palm.ts';
import { peacock } from './forms/peacock.ts';
import { birdOnBranch } from './forms/perched.ts';
import { featheredSerpent } from './forms/plumedSerpent.ts';
import { pomegranate } from './forms/pomegranate.ts';
import { rainCloud } from './forms/rainCloud.ts';
import * as russia from './forms/russia.ts';
import * as sacred from './forms/sacred.ts';
import * as sea from './forms/sea.ts';
import { seahorse, starfish } from './forms/shore.ts';
import { skull } from './forms/skull.ts';
import { floweringBranch, leafyVine, lilyOfTheValley } from './forms/sprays.ts';
import { thistle } from './forms/thistle.ts';
import { fHoles, violin } from './forms/violin.ts';
import { whaleTail } from './forms/whaleTail.ts';
import { wingedScarab } from './forms/wingedScarab.ts';
import * as woods from './forms/woods.ts';
import type { Pad } from './pad.ts';

export interface Figure {
  readonly draw: (pad: Pad) => void;
  /** Already a round plate with its own rim. */
  readonly disc?: boolean;
  /** How it is cut into a polished medallion, where it is not raised on a matted one. */
  readonly engrave?: (pad: Pad) => void;
  /** Its openings stay open: knots, rings, lattices. */
  readonly open?: boolean;
}

const DRAWN = Object.fromEntries(
  [...DRAWN_FIGURES, ...(Object.keys(TWINS) as TwinForm[])].map((figure) => [
    figure,
    { draw: drawn(figure), engrave: engraved(figure), open: true },
  ]),
) as Record<DrawnFigure | TwinForm, Figure>;

export const FIGURES: Readonly<Record<EmblemForm, Figure>> = {
  scarab: { draw: nile.scarab },
  ankh: { draw: nile.ankh, open: true },
  'eye-of-horus': { draw: nile.eyeOfHorus, open: true },
  lotus: { draw: nile.lotus },
  'winged-disc': { draw: nile.wingedDisc },
  'meander-disc': { draw: classical.meanderDisc, disc: true },
  palmette: { draw: classical.palmette },
  amphora: { draw: classical.amphora, open: true },
  'laurel-wreath': { draw: classical.laurelWreath, open: true },
  'roman-coin': { draw: classical.romanCoin, disc: true },
  aquila: { draw: classical.aquila, open: true },
  triquetra: { draw: north.triquetra, open: true },
  'celtic-cross': { draw: north.celticCross, open: true },
  triskele: { draw: north.triskele, open: true },
  'thors-hammer': { draw: north.thorsHammer },
  valknut: { draw: north.valknut, open: true },
  'ring-serpent': { draw: north.ringSerpent, open: true },
  'rune-disc': { draw: north.runeDisc, disc: true },
  'jewelled-cross': { draw: byzantium.jewelledCross },
  'granulated-disc': { draw: byzantium.granulatedDisc, disc: true },
  boteh: { draw: islamic.boteh },
  shamsa: { draw: islamic.shamsa, disc: true },
  pomegranate: { draw: pomegranate, open: true },
  tulip: { draw: islamic.tulip },
  'crescent-and-star': { draw: islamic.crescentAndStar, open: true },
  'iznik-rosette': { draw: islamic.iznikRosette, disc: true },
  'kundan-lotus': { draw: india.kundanLotus, disc: true },
  mango: { draw: india.mango },
  'jali-star': { draw: india.jaliStar, open: true },
  shou: { draw: eastAsia.shou, open: true },
  'ruyi-cloud': { draw: eastAsia.ruyiCloud },
  bat: { draw: bat, open: true },
  'round-dragon': { draw: roundDragon, open: true },
  'cherry-blossom-mon': { draw: eastAsia.cherryBlossomMon, open: true },
  'wave-disc': { draw: waveDisc, disc: true },
  torii: { draw: eastAsia.torii, open: true },
  fan: { draw: eastAsia.fan, open: true },
  'endless-knot': { draw: himalaya.endlessKnot, open: true },
  vajra: { draw: himalaya.vajra, open: true },
  'turquoise-box': { draw: himalaya.turquoiseBox },
  adinkrahene: { draw: africa.adinkrahene, disc: true },
  'rams-horns': { draw: africa.ramsHorns, open: true },
  'sankofa-heart': { draw: africa.sankofaHeart, open: true },
  'bead-collar': { draw: africa.beadCollar, disc: true },
  fibula: { draw: islamic.fibula, open: true },
  yaz: { draw: islamic.yaz, open: true },
  'star-rosette': { draw: islamic.starRosette },
  thunderbird: { draw: americas.thunderbird },
  'stepped-sun': { draw: americas.steppedSun },
  naja: { draw: americas.naja, open: true },
  'sun-disc': { draw: americas.sunDisc, disc: true },
  'stepped-fret': { draw: americas.steppedFret },
  'feathered-serpent': { draw: featheredSerpent, open: true },
  'fish-hook': { draw: pacific.fishHook, open: true },
  koru: { draw: pacific.koru, open: true },
  turtle: { draw: pacific.turtle },
  'imperial-egg': { draw: russia.imperialEgg },
  crown: { draw: russia.crown },
  'double-eagle': { draw: russia.doubleEagle, open: true },
  cross: { draw: sacred.cross },
  om: { draw: sacred.om, open: true },
  'star-of-david': { draw: sacred.starOfDavid, open: true },
  crescent: { draw: sacred.crescent, open: true },
  'dharma-wheel': { draw: sacred.dharmaWheel, open: true },
  khanda: { draw: khanda, open: true },
  hamsa: { draw: sacred.hamsa },
  anchor: { draw: sea.anchor, open: true },
  'scallop-shell': { draw: sea.scallopShell },
  bell: { draw: bell, open: true },
  mountain: { draw: mountain, open: true },
  key: { draw: luck.key, open: true },
  horseshoe: { draw: luck.horseshoe, open: true },
  'four-leaf-clover': { draw: luck.fourLeafClover },
  shamrock: { draw: luck.shamrock },
  'tree-of-life': { draw: woods.treeOfLife, open: true },
  'paw-print': { draw: woods.pawPrint },
  snowflake: { draw: woods.snowflake, open: true },
  skull: { draw: skull },
  'evil-eye': { draw: sacred.evilEye, disc: true },
  dragonfly: { draw: dragonfly, open: true },
  lion: { draw: lion },
  owl: { draw: owl },
  elephant: { draw: elephant, open: true },
  padlock: { draw: padlock, open: true },
  'palm-tree': { draw: palmTree, open: true },
  bow: { draw: bow, open: true },
  claddagh: { draw: claddagh, open: true },
  butterfly: { draw: butterfly, open: true },
  'night-bat': { draw: nightBat, open: true },
  compass: { draw: compass, open: true },
  arrow: { draw: arrow, open: true },
  'stag-head': { draw: stagHead, open: true },
  'eagle-head': { draw: eagleHead },
  'raven-head': { draw: ravenHead },
  raven: { draw: raven, open: true },
  hummingbird: { draw: hummingbird, open: true },
  crane: { draw: crane, open: true },
  seahorse: { draw: seahorse, open: true },
  starfish: { draw: starfish, open: true },
  'forget-me-not': { draw: forgetMeNot, open: true },
  pansy: { draw: pansy, open: true },
  monstera: { draw: monstera, open: true },
  willow: { draw: willow, open: true },
  propeller: { draw: propeller, open: true },
  'pen-nib': { draw: penNib, open: true },
  coffin: { draw: coffin },
  dachshund: { draw: dachshund, open: true },
  thistle: { draw: thistle, open: true },
  lakshmi: { draw: lakshmi },
  'winged-scarab': { draw: wingedScarab, open: true },
  'ginkgo-leaf': { draw: ginkgoLeaf, open: true },
  'brigids-cross': { draw: brigidsCross, open: true },
  duckling: { draw: duckling, open: true },
  'rain-cloud': { draw: rainCloud, open: true },
  'bird-on-branch': { draw: birdOnBranch, open: true },
  lighthouse: { draw: lighthouse, open: true },
  'chess-knight': { draw: chessKnight, open: true },
  'chess-rook': { draw: chessRook, open: true },
  'f-holes': { draw: fHoles, open: true },
  'whale-tail': { draw: whaleTail, open: true },
  'mermaid-tail': { draw: mermaidTail, open: true },
  'leafy-vine': { draw: leafyVine, open: true },
  'lily-of-the-valley': { draw: lilyOfTheValley, open: true },
  'flowering-branch': { draw: floweringBranch, open: true },
  ...DRAWN,
  // Modelled in the place of its drawing.
  bee: { draw: bee, open: true },
  daisy: { draw: daisy, open: true },
  peacock: { draw: peacock },
  mushroom: { draw: mushroom, open: true },
  wolf: { draw: wolfHead },
  violin: { draw: violin, open: true },
};
