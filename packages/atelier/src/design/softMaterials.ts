/** Leather, cord and silk, which nothing is made of here: what takes their place is told. */
import type { Brief } from '@filigree/contracts';

/** What is said of a material that no chain is made of here; null where none was named. */
export function softMaterialTold({ softMaterial, type, chainKind }: Brief): string | null {
  if (!softMaterial) return null;
  const name = `${softMaterial[0]!.toUpperCase()}${softMaterial.slice(1)}`;
  if (type === 'Pendant' || type === 'Charm')
    return `${name} is not made here: the piece has a bail to be worn on it.`;
  return chainKind === 'wheat'
    ? `${name} is not made here: a braided chain of metal takes its place.`
    : `${name} is not made here: a chain of metal takes its place.`;
}
