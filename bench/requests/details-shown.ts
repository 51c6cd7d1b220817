/** Details of a document that are parts among jewelers: edges of beads, plates that bear a name. */
import { isRing, type SoleDesign } from '@filigree/atelier/design';
import type { OrnamentPlace } from '@filigree/atelier/geometry';

/** Whether a part of a document, or a part of that, has beads along an edge. */
const isBeaded = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(
    ([key, value]) =>
      (key === 'milgrain' && value === true) || (key === 'kind' && value === 'milgrain') || isBeaded(value),
  );

/** Prongs have no edge to bead. */
export const hasMilgrain = (design: SoleDesign): boolean =>
  isBeaded(isRing(design) && design.head?.kind === 'prong' ? { ...design, head: null } : design);

/** A name cut out of sheet, or a plate longer than high that bears one. */
export const isNameplate = (ornament: OrnamentPlace['ornament']): boolean =>
  ornament.kind === 'nameplate' ||
  (ornament.kind === 'plate' && ornament.field.kind === 'text' && ornament.widthMm > ornament.heightMm);
