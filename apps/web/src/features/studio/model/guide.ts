/** The Design Guide: what the customer chose beside the words. Pure; the slice holds one of these. */
import type {
  CulturalInspiration,
  DesignEra,
  Gemstone,
  JewelryType,
  Metal,
  MetalFinish,
  Motif,
  Occasion,
  SettingStyle,
  StoneCut,
} from '@filigree/contracts';
import { STUDIO_PRICE } from '@filigree/contracts/constants';

export interface DesignGuide {
  readonly selectedType: JewelryType | null;
  readonly designEra: DesignEra | null;
  readonly culturalInspiration: readonly CulturalInspiration[];
  /** In the order of choosing: the first is the primary metal. */
  readonly selectedMetals: readonly Metal[];
  readonly selectedGemstones: readonly Gemstone[];
  readonly customGemstone: string;
  readonly stoneCut: StoneCut | null;
  readonly settingStyle: SettingStyle | null;
  readonly metalFinish: MetalFinish | null;
  readonly selectedMotifs: readonly Motif[];
  readonly occasion: Occasion | null;
  /** US dollars, lower and upper end. */
  readonly priceRange: readonly [number, number];
  /** Whether the customer set the range: the default of the slider says nothing about a budget. */
  readonly isPriceChosen: boolean;
  readonly engraving: string;
  readonly matchingSet: boolean;
  readonly sustainability: boolean;
}

export const EMPTY_GUIDE: DesignGuide = {
  selectedType: null,
  designEra: null,
  culturalInspiration: [],
  selectedMetals: [],
  selectedGemstones: [],
  customGemstone: '',
  stoneCut: null,
  settingStyle: null,
  metalFinish: null,
  selectedMotifs: [],
  occasion: null,
  priceRange: STUDIO_PRICE.default,
  isPriceChosen: false,
  engraving: '',
  matchingSet: false,
  sustainability: false,
};

type FieldOf<T> = { [K in keyof DesignGuide]: DesignGuide[K] extends T ? K : never }[keyof DesignGuide];
/** Groups where choosing the chosen value clears it. */
export type SingleField = Exclude<
  FieldOf<string | null>,
  'customGemstone' | 'engraving' | FieldOf<readonly unknown[]>
>;
export type MultiField = Exclude<FieldOf<readonly string[]>, 'priceRange'>;
export type ChipField = SingleField | MultiField;
export type SwitchField = Exclude<FieldOf<boolean>, 'isPriceChosen'>;
export type TextField = 'customGemstone' | 'engraving';

/** A request carries one metalType and at most four additional metals. */
export const METALS_MAX = 5;

const isMulti = (field: ChipField): field is MultiField => Array.isArray(EMPTY_GUIDE[field]);

export function chosenValues(guide: DesignGuide, field: ChipField): readonly string[] {
  const value = guide[field];
  if (value === null) return [];
  return typeof value === 'string' ? [value] : value;
}

export function toggleChip(guide: DesignGuide, field: ChipField, value: string): DesignGuide {
  if (!isMulti(field)) return { ...guide, [field]: guide[field] === value ? null : value };
  const chosen: readonly string[] = guide[field];
  if (chosen.includes(value)) return { ...guide, [field]: chosen.filter((other) => other !== value) };
  if (field === 'selectedMetals' && chosen.length >= METALS_MAX) return guide;
  return { ...guide, [field]: [...chosen, value] };
}

/** Everything chosen, as short words in the order of the panel. */
export function guideSummary(guide: DesignGuide): string[] {
  return [
    guide.selectedType,
    guide.designEra,
    ...guide.culturalInspiration,
    ...guide.selectedMetals,
    guide.metalFinish,
    ...guide.selectedGemstones,
    guide.customGemstone.trim(),
    guide.stoneCut && `${guide.stoneCut} cut`,
    guide.settingStyle && `${guide.settingStyle} setting`,
    ...guide.selectedMotifs,
    guide.occasion,
    guide.engraving.trim() && `“${guide.engraving.trim()}”`,
    guide.matchingSet ? 'Matching set' : null,
    guide.sustainability ? 'Sustainable' : null,
    guide.isPriceChosen ? `$${guide.priceRange[0]}–$${guide.priceRange[1]}` : null,
  ].filter((words): words is string => Boolean(words));
}
