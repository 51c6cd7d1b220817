import type { Design, SoleDesign } from '../design/document.ts';
import { takeApart } from '../geometry/set/takeApart.ts';
import type { Solids } from '../geometry/solids.ts';
import { ALLOY_FACTS, alloyName, GEMSTONE_FACTS } from '../materials/index.ts';
import { type Advice, adviseStones } from './advise-stones.ts';
import { type Finding, judgeMeasures } from './judge-measures.ts';
import type { VerdictKind } from './limits.ts';
import { collectStoneUses } from './stone-uses.ts';

export type Verdict = 'yes' | 'with-care' | 'no';

export interface DesignCheck {
  readonly prints: Verdict;
  readonly casts: Verdict;
  readonly wears: Verdict;
  /** Everything that is out of bounds, failures first. */
  readonly findings: readonly Finding[];
  readonly advice: readonly Advice[];
  /** Sentences a buyer must be told: plating, treatments, care. */
  readonly disclosures: readonly string[];
}

/**
 * Whether a piece can be made and worn: every number that geometry reports against the trade's limits, and
 * every stone against how it is held. Of a set, every piece; its verdicts are those of its weakest.
 */
export function checkDesign(design: Design, solids: Solids): DesignCheck {
  const pieces = takeApart(design, solids);
  const checks = pieces.map((piece) => checkSole(piece.design, piece.solids));
  if (checks.length === 1) return checks[0]!;
  const named = checks.map((check, at) => saidOf(pieces[at]!.design, check));
  const findings = named.flatMap((check) => check.findings);
  return {
    prints: worst(checks.map(({ prints }) => prints)),
    casts: worst(checks.map(({ casts }) => casts)),
    wears: worst(checks.map(({ wears }) => wears)),
    findings: findings.sort(failuresFirst),
    advice: distinct(named.flatMap((check) => check.advice)),
    disclosures: [...new Set(checks.flatMap(({ disclosures }) => disclosures))],
  };
}

const failuresFirst = (a: Finding, b: Finding): number =>
  Number(b.severity === 'fails') - Number(a.severity === 'fails');
const worst = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes('no') ? 'no' : verdicts.includes('with-care') ? 'with-care' : 'yes';
const distinct = <T>(list: readonly T[]): T[] => [
  ...new Map(list.map((one) => [JSON.stringify(one), one])).values(),
];

/** What is remarked of one piece of a set says of which. */
function saidOf({ type }: SoleDesign, { findings, ...check }: DesignCheck): DesignCheck {
  return {
    ...check,
    findings: findings.map((finding) => ({
      ...finding,
      where: `${type.toLowerCase()}, ${finding.where}`,
      sentence: `${type}: ${finding.sentence}`,
    })),
  };
}

function checkSole(design: SoleDesign, solids: Solids): DesignCheck {
  const factsById = new Map(design.alloys.map((alloy) => [alloy.id, ALLOY_FACTS[alloyName(alloy)]]));
  const findings = judgeMeasures(solids.measures, (id) => (id === null ? undefined : factsById.get(id)));
  findings.sort(failuresFirst);
  const advice = [...adviseMetals(design), ...adviseStones(collectStoneUses(design))];
  return {
    prints: verdictOf('prints', findings),
    casts: verdictOf('casts', [...findings, ...advice]),
    wears: verdictOf('wears', [...findings, ...advice]),
    findings,
    advice,
    disclosures: disclosuresOf(design, solids),
  };
}

function verdictOf(kind: VerdictKind, remarks: readonly (Finding | Advice)[]): Verdict {
  const own = remarks.filter((remark) => remark.verdict === kind);
  if (own.some((remark) => remark.severity === 'fails')) return 'no';
  return own.length > 0 ? 'with-care' : 'yes';
}

function adviseMetals(design: Design): Advice[] {
  return [...new Set(design.alloys.map(alloyName))]
    .filter((name) => !ALLOY_FACTS[name].castable)
    .map((name) => ({
      verdict: 'casts',
      severity: 'fails',
      where: name,
      reason: ALLOY_FACTS[name].disclosure,
      remedy: 'Have it machined or sintered from the same file, or choose gold, platinum or silver.',
    }));
}

function disclosuresOf(design: Design, solids: Solids): string[] {
  const lines = new Set<string>();
  for (const alloy of design.alloys) {
    const note = ALLOY_FACTS[alloyName(alloy)].disclosure;
    if (note !== '') lines.add(note);
    if (alloy.plating === 'black-rhodium')
      lines.add('Black rhodium is a thin plate over the metal; it wears off and can be renewed.');
    if (alloy.recycled)
      lines.add('Recycled is a claim about where the metal comes from: ask the workshop for its proof.');
  }
  for (const stone of solids.stones) {
    const note = GEMSTONE_FACTS[stone.gemstone].disclosure;
    if (note !== '') lines.add(note);
  }
  return [...lines];
}
