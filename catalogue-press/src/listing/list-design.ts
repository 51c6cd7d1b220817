/** A sketch and its design become the draft of a catalogue document. */
import { checkDesign } from '@filigree/atelier/checks';
import type { Design } from '@filigree/atelier/design';
import { estimate, type PriceTable } from '@filigree/atelier/estimate';
import { buildSolids } from '@filigree/atelier/geometry';
import { type Draft, draftSchema } from '../folder/documents.ts';
import type { Sketch } from '../sketches/sketch.ts';
import { categoryOf } from './category.ts';
import { featuresOf } from './features.ts';
import { pieceId } from './id.ts';
import { leadTimeWeeks } from './lead-time.ts';
import { gemstonesOf, materialsOf } from './materials.ts';
import { retailPriceCents } from './retail-price.ts';

/** @throws Error when the design cannot be built, or fails as a piece to be printed, cast or worn */
export async function listDesign(sketch: Sketch, design: Design, prices: PriceTable): Promise<Draft> {
  const { slug, name, prompt, styleTags, listedOn, featuredRank } = sketch;
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(`${slug}: ${JSON.stringify(built.error)}`);
  const { prints, casts, wears, findings } = checkDesign(design, built.solids);
  if ([prints, casts, wears].includes('no')) {
    const failures = findings.filter(({ severity }) => severity === 'fails');
    throw new Error(`${slug} cannot be sold: ${failures.map(({ sentence }) => sentence).join(' ')}`);
  }
  const estimated = estimate(design, built.solids, prices);
  return draftSchema.parse({
    version: 1,
    id: pieceId(slug),
    slug,
    category: categoryOf(design.type),
    name,
    prompt,
    materials: materialsOf(design),
    gemstones: gemstonesOf(estimated),
    styleTags,
    features: featuresOf(design),
    leadTimeWeeks: leadTimeWeeks(estimated),
    priceCents: retailPriceCents(estimated.price),
    ...(featuredRank === undefined ? {} : { featuredRank }),
    date: listedOn,
    design,
  });
}
