/**
 * What the assistant knows in figures; its words about them stand in the texts of `chat`. Hardness is on the Mohs scale;
 * figures and warnings are the trade's common ones (GIA gem encyclopedia; Stuller's metal and setting guides).
 */
import type { Gemstone } from '@filigree/contracts';

interface GemFact {
  readonly mohs: string;
  /** Warm water and soap, or a damp cloth alone. */
  readonly care: 'soap' | 'cloth';
}

export const GEM_FACTS: Record<Gemstone, GemFact> = {
  Diamond: { mohs: '10', care: 'soap' },
  Ruby: { mohs: '9', care: 'soap' },
  Sapphire: { mohs: '9', care: 'soap' },
  Emerald: { mohs: '7.5–8', care: 'cloth' },
  Amethyst: { mohs: '7', care: 'soap' },
  Aquamarine: { mohs: '7.5–8', care: 'soap' },
  Topaz: { mohs: '8', care: 'cloth' },
  Citrine: { mohs: '7', care: 'soap' },
  Garnet: { mohs: '6.5–7.5', care: 'soap' },
  Peridot: { mohs: '6.5–7', care: 'cloth' },
  Opal: { mohs: '5–6.5', care: 'cloth' },
  Pearl: { mohs: '2.5–4.5', care: 'cloth' },
  Moonstone: { mohs: '6–6.5', care: 'cloth' },
  Tanzanite: { mohs: '6–7', care: 'cloth' },
  Tourmaline: { mohs: '7–7.5', care: 'soap' },
  Morganite: { mohs: '7.5–8', care: 'soap' },
  Alexandrite: { mohs: '8.5', care: 'soap' },
  Spinel: { mohs: '8', care: 'soap' },
  Turquoise: { mohs: '5–6', care: 'cloth' },
  Onyx: { mohs: '6.5–7', care: 'cloth' },
  'Lapis Lazuli': { mohs: '5–5.5', care: 'cloth' },
};

type Month =
  | 'January'
  | 'February'
  | 'March'
  | 'April'
  | 'May'
  | 'June'
  | 'July'
  | 'August'
  | 'September'
  | 'October'
  | 'November'
  | 'December';

/** Modern birthstones (American Gem Society), January first. */
export const BIRTHSTONES: readonly (readonly [month: Month, stones: readonly Gemstone[]])[] = [
  ['January', ['Garnet']],
  ['February', ['Amethyst']],
  ['March', ['Aquamarine']],
  ['April', ['Diamond']],
  ['May', ['Emerald']],
  ['June', ['Pearl', 'Alexandrite', 'Moonstone']],
  ['July', ['Ruby']],
  ['August', ['Peridot', 'Spinel']],
  ['September', ['Sapphire']],
  ['October', ['Opal', 'Tourmaline']],
  ['November', ['Topaz', 'Citrine']],
  ['December', ['Tanzanite', 'Turquoise', 'Topaz']],
];
