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
import { type ChipField, chosenValues, type DesignGuide } from './guide.ts';

type SectionTitle =
  `section.${'type' | 'era' | 'culture' | 'metal' | 'gemstones' | 'motif' | 'occasion' | 'customization' | 'price'}`;

export interface ChipGroup {
  readonly field: ChipField;
  /** Absent where the section's own name says it. */
  readonly label?: 'row.metal' | 'row.finish' | 'row.gemstones' | 'row.setting' | 'row.stoneCut';
  readonly options: readonly string[];
}

export interface GuideSection {
  readonly id: string;
  /** In the catalogue of texts. */
  readonly title: SectionTitle;
  readonly groups: readonly ChipGroup[];
  /** How many choices of this section stand. */
  readonly count: (guide: DesignGuide) => number;
}

function section(
  id: string,
  title: SectionTitle,
  groups: readonly ChipGroup[],
  extra: (guide: DesignGuide) => number = () => 0,
): GuideSection {
  const count = (guide: DesignGuide) =>
    groups.reduce((sum, group) => sum + chosenValues(guide, group.field).length, extra(guide));
  return { id, title, groups, count };
}

const textCount = (text: string) => (text.trim() === '' ? 0 : 1);

export const GUIDE_SECTIONS: readonly GuideSection[] = [
  section('type', 'section.type', [{ field: 'selectedType', options: JEWELRY_TYPES }]),
  section('era', 'section.era', [{ field: 'designEra', options: DESIGN_ERAS }]),
  section('culture', 'section.culture', [{ field: 'culturalInspiration', options: CULTURAL_INSPIRATIONS }]),
  section('metal', 'section.metal', [
    { field: 'selectedMetals', label: 'row.metal', options: METALS },
    { field: 'metalFinish', label: 'row.finish', options: METAL_FINISHES },
  ]),
  section(
    'gemstones',
    'section.gemstones',
    [
      { field: 'selectedGemstones', label: 'row.gemstones', options: GEMSTONES },
      { field: 'stoneCut', label: 'row.stoneCut', options: STONE_CUTS },
      { field: 'settingStyle', label: 'row.setting', options: SETTING_STYLES },
    ],
    (guide) => textCount(guide.customGemstone),
  ),
  section('motif', 'section.motif', [{ field: 'selectedMotifs', options: MOTIFS }]),
  section('occasion', 'section.occasion', [{ field: 'occasion', options: OCCASIONS }]),
  section(
    'customization',
    'section.customization',
    [],
    (guide) => textCount(guide.engraving) + Number(guide.matchingSet) + Number(guide.sustainability),
  ),
  section('price', 'section.price', [], (guide) => Number(guide.isPriceChosen)),
];
