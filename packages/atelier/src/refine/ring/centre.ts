import type { Gemstone, StoneCut } from '@filigree/contracts';
import { cannotRaiseProngs, tooSoftForProngs } from '../../design/alloys.ts';
import type { Stone, StoneKind } from '../../design/parts.ts';
import type { RingDesign, RingHead } from '../../design/ring/document.ts';
import { prongCountFor } from '../../design/ring/recipes/parts.ts';
import { stoneOfCarat } from '../../design/stones/weight.ts';
import { kindOf, sayKind } from '../kinds.ts';
import { done, type Outcome } from '../outcome.ts';

/** Weight of a centre stone that nobody gave a size: the usual of the designs. */
const USUAL_CARAT = 1;
const USUAL_CLEARANCE_MM = 1.4;
/** A row all around leaves no room for a head: it keeps to the shoulders. */
const SHOULDER_SPAN_DEGREES = 140;

const isCornered = (stone: Stone): boolean =>
  stone.form === 'faceted' && /^(?:Princess|Marquise|Pear|Trillion|Heart)$/.test(stone.cut);

/** Prongs for a stone: V-shaped ones where it has points. */
export function prongHead(
  stone: Stone,
  alloyId: string,
  clearanceMm: number,
): Extract<RingHead, { kind: 'prong' }> {
  return {
    kind: 'prong',
    alloyId,
    prongCount: prongCountFor(stone, null, () => 1),
    prongForm: isCornered(stone) ? 'v' : 'claw',
    gallery: 'basket',
    clearanceMm,
    milgrain: false,
  };
}

/** Cornered cuts need prongs on their corners, the others lose theirs. What follows is said. */
export function refitProngs(ring: RingDesign): string[] {
  const { head, centre } = ring;
  if (head?.kind !== 'prong' || centre === null) return [];
  const cornered = isCornered(centre);
  const count = prongCountFor(centre, head.prongCount, () => 1);
  const form = cornered ? 'v' : head.prongForm === 'v' ? 'claw' : head.prongForm;
  const said: string[] = [];
  if (count !== head.prongCount)
    said.push(`Prongs ${head.prongCount} -> ${count}, as the stone's outline needs`);
  if (form !== head.prongForm)
    said.push(cornered ? 'Prongs V-shaped, to guard its points' : 'Prongs no longer V-shaped');
  head.prongCount = count;
  head.prongForm = form;
  return said;
}

/** Sets a stone on a band that had none, in prongs where the metal raises them, else in a bezel. */
export function addCentre(
  ring: RingDesign,
  gemstone: Gemstone,
  cut: StoneCut,
  colour: StoneKind['colour'] = null,
  carat: number = USUAL_CARAT,
): Outcome {
  const { kind } = kindOf(gemstone, cut);
  const stone = stoneOfCarat({ ...kind, colour }, carat);
  const alloy = ring.alloys.find(({ id }) => id === ring.band.alloyId)!;
  const inProngs = !cannotRaiseProngs(alloy) && !tooSoftForProngs(alloy);
  ring.centre = { ...stone, orientation: 'along-finger' };
  ring.head = inProngs
    ? prongHead(stone, alloy.id, USUAL_CLEARANCE_MM)
    : {
        kind: 'bezel',
        alloyId: alloy.id,
        coverage: 'full',
        wallMm: null,
        clearanceMm: USUAL_CLEARANCE_MM,
        milgrain: false,
        scalloped: false,
      };
  const said = [
    `Centre stone added: ${sayKind(stone)}, about ${carat} ct, in ${inProngs ? 'prongs' : 'a bezel'}`,
  ];
  if (ring.bandStones !== null && ring.bandStones.spanDegrees > 300) {
    ring.bandStones.spanDegrees = SHOULDER_SPAN_DEGREES;
    said.push('Stones of the band now on the shoulders, to make room');
  }
  return done(...said);
}
