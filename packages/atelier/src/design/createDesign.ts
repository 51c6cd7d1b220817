import type { Brief } from '@filigree/contracts';
import { withFirstChoices } from './alternatives.ts';
import { withAshRoom } from './ashes.ts';
import { withBirthstones } from './birthstones.ts';
import type { Design } from './document.ts';
import { type CandidateTrace, chooseCandidate } from './evidence/choose-candidate.ts';
import { flowered } from './flowers.ts';
import { withSignOfFaith } from './ornament/faiths.ts';
import { withStoneBody } from './ornament/stoneBodies.ts';
import { otherFiguresTold } from './otherFigures.ts';
import { otherMetalsTold } from './otherMetals.ts';
import { pavedInDiamonds } from './pavedInDiamonds.ts';
import { speaksOfStone } from './ring/named.ts';
import { createSet } from './set/createSet.ts';
import { createSole, MOST_ADJUSTMENTS } from './set/createSole.ts';
import { createTogether, togetherIn } from './set/createTogether.ts';
import { softMaterialTold } from './softMaterials.ts';
import { withoutClaspStones } from './stones/claspStones.ts';
import { withHeartInHalo } from './stones/heartHalo.ts';
import { withLookAlike } from './stones/lookAlike.ts';
import { withNearestCut } from './stones/otherCuts.ts';
import { strungClose } from './stones/pearlChokers.ts';
import { withSlabs } from './stones/stoneBangle.ts';
import { withoutUnasked } from './unasked.ts';
import { unwrittenTold } from './unwritten.ts';
import { withoutSubstitutes } from './withoutSubstitutes.ts';

/**
 * Designs a piece for a brief, or the set that it asks for; every brief gives one. Equal brief and seed give an equal
 * document on every machine; what the brief asks for holds for every seed or stands among the adjustments, what it
 * leaves open is drawn, and consecutive seeds give different compositions.
 * `seed`: an integer from 0 to 4294967295. A brief without a type is read as a ring.
 * @param trace hears of the candidates that are weighed; of the pieces of a set none are
 */
export function createDesign(asked: Brief, seed: number, trace?: CandidateTrace): Design {
  const { brief: ashless, note: ofAshes } = withAshRoom(asked);
  const { brief: chosen, notes: ofChoice } = withFirstChoices(pavedInDiamonds(ashless));
  const { brief: ofBirth, note: ofMonths } = withBirthstones(chosen, seed >>> 0);
  const { brief: slabbed, note: ofSlabs } = withSlabs(ofBirth);
  const { brief: ofOurs, note: ofStone } = withLookAlike(slabbed);
  const { brief: cutOfOurs, note: ofCut } = withNearestCut(ofOurs);
  const { brief: unclasped, note: ofClasp } = withoutClaspStones(cutOfOurs);
  const { brief: offered, note: ofFaith } = withSignOfFaith(unclasped, seed >>> 0);
  const brief = flowered(
    withoutUnasked(
      withoutSubstitutes(
        unset(ofMetalBeads(hiddenHaloed(surrounded(withStoneBody(withHeartInHalo(strungClose(offered))))))),
      ),
      seed >>> 0,
    ),
  );
  const design = designOf(brief, seed >>> 0, trace);
  const notes = [
    ...ofChoice,
    ofAshes,
    otherMetalsTold(chosen),
    ofMonths,
    ofStone,
    ofSlabs,
    ofCut,
    ofClasp,
    ofFaith,
    ...otherFiguresTold(chosen),
    unwrittenTold(asked, offered !== unclasped && asked.ofFaith?.person === null),
    softMaterialTold(asked),
  ].filter((note) => note !== null);
  if (notes.length === 0) return design;
  const { provenance } = design;
  const adjustments = [...notes, ...provenance.adjustments].slice(0, MOST_ADJUSTMENTS);
  return { ...design, provenance: { ...provenance, adjustments } };
}

function designOf(brief: Brief, seed: number, trace: CandidateTrace | undefined): Design {
  const types = brief.setTypes ?? [];
  const together = togetherIn(brief);
  if (together !== null) return createTogether(brief, together, types.length, seed);
  return types.length > 1
    ? createSet(brief, types, seed)
    : chooseCandidate(brief, seed, (candidateSeed) => createSole(brief, candidateSeed), trace);
}

const STRUNG = /^(?:Necklace|Bracelet|Anklet)$/;

/** Beads of a metal, with no stone named, are a ball chain. */
function ofMetalBeads(brief: Brief): Brief {
  const { type, arrangements, braceletKind, metals, gemstones, customGemstone } = brief;
  const beads = braceletKind === 'beaded' || arrangements?.includes('strand') === true;
  const isMetal =
    metals.some((metal) => metal !== 'Enamel') && gemstones.length === 0 && customGemstone === null;
  if (
    !beads ||
    !isMetal ||
    !STRUNG.test(type ?? '') ||
    (brief.culture.length > 0 && braceletKind !== 'beaded')
  )
    return brief;
  const others = (arrangements ?? []).filter((name) => name !== 'strand');
  return {
    ...brief,
    arrangements: [...others, 'chain'],
    braceletKind: type === 'Bracelet' ? 'chain' : null,
    chainKind: 'ball',
    bandWidthMm: brief.bandWidthMm ?? brief.stoneSizeMm[0] ?? null,
    stoneSizeMm: [],
    noStones: true,
  };
}

/** A chain that is the piece, or a ball, has no stones where none were spoken of. */
const unset = (brief: Brief): Brief =>
  brief.arrangements?.some((name) => name === 'chain' || name === 'ball') && !speaksOfStone(brief)
    ? { ...brief, noStones: true }
    : brief;

/** Of a ring with a hidden halo the stone itself is in prongs. */
function hiddenHaloed(brief: Brief): Brief {
  const isHidden = brief.arrangements?.includes('hidden-halo') === true && (brief.type ?? 'Ring') === 'Ring';
  return isHidden && brief.setting === 'Halo' ? { ...brief, setting: 'Prong' } : brief;
}

/** Stones all about another are a halo, where no other setting was named. */
function surrounded(brief: Brief): Brief {
  const { arrangements, setting, excludedSettings, noStones } = brief;
  const isHalo =
    arrangements?.includes('surround') === true &&
    setting === null &&
    // Petals of stone are about it already.
    !brief.petals &&
    !noStones &&
    !excludedSettings.includes('Halo');
  return isHalo ? { ...brief, setting: 'Halo' } : brief;
}
