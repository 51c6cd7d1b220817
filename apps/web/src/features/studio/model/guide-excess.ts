import { CUSTOM_GEMSTONE_MAX_LENGTH, ENGRAVING_MAX_LENGTH } from '@filigree/contracts/constants';
import type { DesignGuide, TextField } from './guide.ts';

const TEXTS = [
  { field: 'customGemstone', most: CUSTOM_GEMSTONE_MAX_LENGTH },
  { field: 'engraving', most: ENGRAVING_MAX_LENGTH },
] as const satisfies readonly { field: TextField; most: number }[];

/** The first text of the guide that is too long to be sent, and by how much. */
export function guideExcess(
  guide: DesignGuide,
):
  | { readonly label: (typeof TEXTS)[number]['field']; readonly count: number; readonly most: number }
  | undefined {
  const found = TEXTS.find(({ field, most }) => guide[field].length > most);
  return found && { label: found.field, count: guide[found.field].length - found.most, most: found.most };
}
