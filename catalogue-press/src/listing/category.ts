import type { JewelryType, PieceCategory } from '@filigree/contracts';

const CATEGORIES: Readonly<Partial<Record<JewelryType, PieceCategory>>> = {
  Ring: 'ring',
  Necklace: 'necklace',
  Earrings: 'earring',
  Pendant: 'pendant',
  Bracelet: 'bracelet',
};

/** @throws Error for types of jewelry that the catalogue does not sell ready-made */
export function categoryOf(type: JewelryType): PieceCategory {
  const category = CATEGORIES[type];
  if (category === undefined) throw new Error(`The catalogue has no category for ${type}.`);
  return category;
}
