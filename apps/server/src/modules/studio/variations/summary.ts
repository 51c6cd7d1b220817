import { alloysOf, membersOf, readDesign } from '@filigree/atelier/design';
import type { VariationDetails } from '@filigree/contracts';
import type { VersionRow } from './show.ts';

/** What was drawn up, in short; null for pictures of hosted models. */
export function summaryOf(stored: VersionRow['piece']['design']): VariationDetails['design'] {
  const reading = readDesign(stored);
  if (!reading.ok) return null;
  const { type, title, composition, engraving, provenance, ...rest } = reading.design;
  const members = membersOf(reading.design);
  const isBand = 'band' in rest;
  const chain = !isBand && rest.carrier.kind === 'chain' ? rest.carrier : null;
  return {
    type,
    title,
    composition,
    metals: [...new Set(alloysOf(reading.design).map(({ metal }) => metal))],
    finish: isBand ? rest.band.finish : rest.finish,
    ringSizeUs: isBand ? rest.size.us : null,
    lengthMm: chain?.lengthMm ?? null,
    chainLengthsMm:
      chain?.layers === undefined
        ? []
        : [chain, ...chain.layers].map(({ lengthMm }) => lengthMm).sort((a, b) => a - b),
    engraving: engraving?.text ?? null,
    pieces: members.map((member) => ({ type: member.type, title: member.title })),
    adjustments: [...new Set(members.flatMap((member) => member.provenance.adjustments))],
    refinements: [...provenance.refinements],
  };
}
