import type { DesignCheck, Verdict } from '@filigree/atelier/checks';
import type { Variation } from '@filigree/contracts';

type Shown = Variation['checks'][number];
const VERDICTS: Readonly<Record<Verdict, Shown['verdict']>> = {
  yes: 'good',
  'with-care': 'caution',
  no: 'fails',
};
const IN_GENERAL = {
  prints: { yes: 'Prints as a model.', 'with-care': 'Prints with care.', no: 'Does not print as it is.' },
  casts: { yes: 'Casts well.', 'with-care': 'Casts with care.', no: 'Does not cast as it is.' },
  wears: {
    yes: 'Stands daily wear.',
    'with-care': 'Needs some care in wear.',
    no: 'Would not last in wear.',
  },
} as const;

/** Where the design departs from what was asked, and why: never left for the customer to find out. */
export function showAdjustments(adjustments: readonly string[]): Shown[] {
  return adjustments.map((message) => ({
    check: 'design',
    stage: 'advice',
    verdict: 'caution',
    message,
    remedy: null,
  }));
}

/** The atelier's judgement in the words of the API: three verdicts, then what is behind them, then what must be told. */
export function showChecks(check: DesignCheck): Shown[] {
  const stages = ['prints', 'casts', 'wears'] as const;
  return [
    ...stages.map(
      (stage): Shown => ({
        check: stage,
        stage,
        verdict: VERDICTS[check[stage]],
        message: IN_GENERAL[stage][check[stage]],
        remedy: null,
      }),
    ),
    ...check.findings.map(
      (finding): Shown => ({
        check: `${finding.where}: ${finding.quantity}`,
        stage: finding.verdict,
        verdict: finding.severity,
        message: finding.sentence,
        remedy: finding.remedy,
      }),
    ),
    ...check.advice.map(
      (advice): Shown => ({
        check: advice.where,
        stage: 'advice',
        verdict: advice.severity,
        message: advice.reason,
        remedy: advice.remedy,
      }),
    ),
    ...check.disclosures.map(
      (message): Shown => ({
        check: 'disclosure',
        stage: 'advice',
        verdict: 'good',
        message,
        remedy: null,
      }),
    ),
  ];
}
