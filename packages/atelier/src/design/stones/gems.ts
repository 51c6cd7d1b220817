import type { Gemstone } from '@filigree/contracts';
import { GEMSTONE_FACTS, type GemBody, type GemstoneFacts } from '../../materials/gemstones.ts';

/** What the making of a piece needs to know of a gemstone; its physics are those that materials/ knows. */
export interface GemFacts {
  readonly indexD: number;
  readonly specificGravity: number;
  /** Hardness on the Mohs scale, the lower end of a range. */
  readonly mohs: number;
  /** The way it is cut unless something else is asked and possible. */
  readonly form: 'faceted' | 'cabochon' | 'bead';
  /** Bezel or halo is advised: soft, brittle or porous. */
  readonly delicate: boolean;
}

/** Facets are for light that passes through. */
const FORMS: Readonly<Record<GemBody['kind'], GemFacts['form']>> = {
  clear: 'faceted',
  milky: 'cabochon',
  opaque: 'cabochon',
  pearl: 'bead',
};

const factsOf = ({ indexD, specificGravity, mohs, body, wantsProtection }: GemstoneFacts): GemFacts => ({
  indexD,
  specificGravity,
  mohs: mohs[0],
  form: FORMS[body.kind],
  delicate: wantsProtection,
});

export const GEM_FACTS = Object.fromEntries(
  Object.entries(GEMSTONE_FACTS).map(([gemstone, facts]) => [gemstone, factsOf(facts)]),
) as Readonly<Record<Gemstone, GemFacts>>;

/** Hard enough for rows whose beads and walls are worked against the stone; halos and petals hold softer ones too. */
export function canBeMelee(gemstone: Gemstone): boolean {
  const { mohs, form } = GEM_FACTS[gemstone];
  return mohs >= 6.5 && form === 'faceted' && gemstone !== 'Emerald' && gemstone !== 'Tanzanite';
}
