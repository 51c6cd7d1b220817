/** The nine sections of the panel, in order, with the names that the product shows. */
import {
  CULTURAL_INSPIRATIONS,
  DESIGN_ERAS,
  GEMSTONES,
  JEWELRY_TYPES,
  METAL_FINISHES,
  METALS,
  MOTIFS,
  OCCASIONS,
  SETTING_STYLES,
  STONE_CUTS,
} from '@filigree/contracts';
import { type ChipField, chosenValues, type DesignGuide, isPriceChanged } from './guide.ts';

export interface ChipGroup {
  readonly field: ChipField;
  /** Absent where the section's own name says it. */
  readonly label?: string;
  readonly options: readonly string[];
}

export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly ChipGroup[];
  /** How many choices of this section stand. */
  readonly count: (guide: DesignGuide) => number;
}

function section(
  id: string,
  title: string,
  groups: readonly ChipGroup[],
  extra: (guide: DesignGuide) => number = () => 0,
): GuideSection {
  const count = (guide: DesignGuide) =>
    groups.reduce((sum, group) => sum + chosenValues(guide, group.field).length, extra(guide));
  return { id, title, groups, count };
}

const textCount = (text: string) => (text.trim() === '' ? 0 : 1);

export const GUIDE_SECTIONS: readonly GuideSection[] = [
  section('type', 'Jewelry Type', [{ field: 'selectedType', options: JEWELRY_TYPES }]),
  section('era', 'Design Era / Style', [{ field: 'designEra', options: DESIGN_ERAS }]),
  section('culture', 'Cultural Inspirations', [
    { field: 'culturalInspiration', options: CULTURAL_INSPIRATIONS },
  ]),
  section('metal', 'Metal & Finish', [
    { field: 'selectedMetals', label: 'Metal', options: METALS },
    { field: 'metalFinish', label: 'Finish', options: METAL_FINISHES },
  ]),
  section(
    'gemstones',
    'Gemstones & Settings',
    [
      { field: 'selectedGemstones', label: 'Gemstones', options: GEMSTONES },
      { field: 'stoneCut', label: 'Stone cut', options: STONE_CUTS },
      { field: 'settingStyle', label: 'Setting', options: SETTING_STYLES },
    ],
    (guide) => textCount(guide.customGemstone),
  ),
  section('motif', 'Motif & Symbolism', [{ field: 'selectedMotifs', options: MOTIFS }]),
  section('occasion', 'Occasion', [{ field: 'occasion', options: OCCASIONS }]),
  section(
    'customization',
    'Customization',
    [],
    (guide) => textCount(guide.engraving) + Number(guide.matchingSet) + Number(guide.sustainability),
  ),
  section('price', 'Price Range', [], (guide) => Number(isPriceChanged(guide))),
];
