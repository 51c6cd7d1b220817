/**
 * Stone against setting: what a setter would say before taking the job. Sources: rockher and gemrunners on
 * tension settings; jewelswell and the International Gem Society on protective settings and hardness for rings;
 * jewelsmith on V-prongs; hardness limits of pavé and channel are trade practice.
 */
import { GEM_FACTS } from '../design/stones/gems.ts';
import { ALLOY_FACTS, alloyName, GEMSTONE_FACTS } from '../materials/index.ts';
import type { Severity, VerdictKind } from './limits.ts';
import type { StoneUse } from './stone-uses.ts';

export interface Advice {
  readonly verdict: VerdictKind;
  readonly severity: Severity;
  readonly where: string;
  /** Why, in a sentence. */
  readonly reason: string;
  /** What to do instead, in a sentence. */
  readonly remedy: string;
}

type Rule = (use: StoneUse) => Advice | null;

/** Dust holds quartz, of hardness 7: softer stones lose their polish on a hand. */
const DAILY_RING_MOHS = 7;
const POINTED_CUTS = new Set(['Princess', 'Marquise', 'Pear', 'Heart', 'Trillion']);
const PRESSED = new Set(['channel', 'bar']);
const BEADED = new Set(['pave', 'halo', 'cluster']);
const UNDER_PRONGS = new Set(['prong', 'shared-prong', 'cluster']);

const advice = (severity: Severity, use: StoneUse, reason: string, remedy: string): Advice => ({
  verdict: 'wears',
  severity,
  where: use.where,
  reason,
  remedy,
});

const named = (use: StoneUse): string => use.gemstone.toLowerCase();

const RULES: readonly Rule[] = [
  function tensionNeedsHardStones(use) {
    if (use.holding !== 'tension' || GEMSTONE_FACTS[use.gemstone].withstandsPressure) return null;
    return advice(
      'fails',
      use,
      `Only diamond, ruby and sapphire withstand the pressure of a tension setting; ${named(use)} would crack.`,
      'Hold it in prongs or a bezel.',
    );
  },
  function tensionNeedsSpringyMetal(use) {
    if (use.holding !== 'tension' || ALLOY_FACTS[alloyName(use.alloy)].springy) return null;
    return advice(
      'fails',
      use,
      `${capitalised(alloyName(use.alloy))} does not keep its spring and would let go of the stone.`,
      'Choose 14k or 18k gold, platinum or titanium for a tension setting.',
    );
  },
  function channelPressesOnStones(use) {
    const { withstandsPressure, mohs, cleaves } = GEMSTONE_FACTS[use.gemstone];
    if (!PRESSED.has(use.holding) || withstandsPressure) return null;
    if (mohs[0] >= DAILY_RING_MOHS && !cleaves && use.gemstone !== 'Emerald') return null;
    return advice(
      use.gemstone === 'Pearl' ? 'fails' : 'caution',
      use,
      `Setting ${named(use)} in a ${use.holding} puts pressure on its edge, which it may not survive.`,
      'Hold it in prongs or a bezel, or use diamond, ruby or sapphire there.',
    );
  },
  function groovesNeedHardStones(use) {
    if (use.holding !== 'invisible' || GEMSTONE_FACTS[use.gemstone].withstandsPressure) return null;
    return advice(
      'fails',
      use,
      `The pavilion is grooved for an invisible setting; ${named(use)} would break while that is done.`,
      'Use diamond, ruby or sapphire there, or set it in a channel.',
    );
  },
  function beadsAreRaisedAgainstStones(use) {
    if (!BEADED.has(use.holding) || GEMSTONE_FACTS[use.gemstone].mohs[1] >= DAILY_RING_MOHS) return null;
    return advice(
      'caution',
      use,
      `Setting small stones so close asks for a hardness of 7; ${named(use)} is softer and would be scratched by the tools.`,
      'Use diamond, sapphire, ruby, spinel or garnet for the small stones.',
    );
  },
  function softStonesOnHands(use) {
    const { mohs } = GEMSTONE_FACTS[use.gemstone];
    if (!use.exposedInWear || mohs[0] >= DAILY_RING_MOHS || use.gemstone === 'Garnet') return null;
    return advice(
      'caution',
      use,
      `${use.gemstone} has a hardness of ${mohs[0]} to ${mohs[1]}: worn daily on a hand it loses its polish.`,
      use.holding === 'bezel'
        ? 'The bezel helps; keep it for occasions, or wear it as a pendant or earrings.'
        : 'Set it in a bezel, keep it for occasions, or wear it as a pendant or earrings.',
    );
  },
  function delicateStonesWantARim(use) {
    if (!GEMSTONE_FACTS[use.gemstone].wantsProtection || !UNDER_PRONGS.has(use.holding)) return null;
    if (use.insideHalo || use.form === 'bead') return null;
    return advice(
      'caution',
      use,
      `${use.gemstone} chips at an open edge.`,
      'A bezel or a halo protects it better than prongs alone.',
    );
  },
  function pearlsSitOnPegs(use) {
    if (use.gemstone !== 'Pearl' || use.form === 'bead') return null;
    // Half pearls, as between the other gems of a navaratna.
    if (use.form === 'cabochon' && use.holding === 'bezel')
      return advice(
        'caution',
        use,
        'A half pearl is sawn from a round one: its edge is where it chips.',
        'Let the bezel cover the edge all around, and keep it from water.',
      );
    return advice(
      'fails',
      use,
      'A pearl is never cut: it is drilled and glued on a peg in a cup.',
      'Make it a bead; of a chosen cut only the outline can be kept.',
    );
  },
  function someStonesAreNotFaceted(use) {
    if (GEM_FACTS[use.gemstone].form !== 'cabochon' || use.form !== 'faceted') return null;
    return advice(
      'caution',
      use,
      `Facets do nothing for ${named(use)}: its beauty is in the body and the dome.`,
      'Cut it as a cabochon in the same outline.',
    );
  },
  function pointsWantVProngs(use) {
    if (use.holding !== 'prong' || !POINTED_CUTS.has(use.cut) || use.form !== 'faceted' || use.vProngs)
      return null;
    return advice(
      'caution',
      use,
      `The points of a ${use.cut.toLowerCase()} cut chip when they stand free.`,
      'Cover each point with a V-shaped prong.',
    );
  },
  function softMetalLetsStonesGo(use) {
    const metal = alloyName(use.alloy);
    if (!ALLOY_FACTS[metal].tooSoftForProngs || use.holding === 'bezel') return null;
    return advice(
      'fails',
      use,
      `${capitalised(metal)} is too soft to hold a stone in daily wear.`,
      'Use 18k or 14k gold for the setting, or a full bezel.',
    );
  },
  function hardMetalCannotBePushed(use) {
    const metal = alloyName(use.alloy);
    if (!ALLOY_FACTS[metal].tooHardForProngs || use.holding === 'tension' || use.holding === 'flush')
      return null;
    return advice(
      metal === 'tungsten carbide' ? 'fails' : 'caution',
      use,
      `${capitalised(metal)} cannot be pushed over a stone.`,
      'Make the setting of gold or platinum and join it to the band.',
    );
  },
];

/** All that the rules have to say, worst first. */
export function adviseStones(uses: readonly StoneUse[]): Advice[] {
  const all = uses.flatMap((use) => RULES.flatMap((rule) => rule(use) ?? []));
  return all.sort((a, b) => Number(b.severity === 'fails') - Number(a.severity === 'fails'));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
