import type { VariationDetails } from '@filigree/contracts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { studioJobs } from '../../../database/schema/studio.ts';
import { ok, type Result } from '../../../http/failure.ts';
import type { DraftingService } from '../bench/workbench.ts';
import { showVariation, type VersionRow } from './show.ts';
import { summaryOf } from './summary.ts';

/** A version with the brief it came from and what was drawn up for it. Fails as the drafting service does. */
export async function showDetails(
  database: Queryable,
  drafting: DraftingService,
  row: VersionRow,
): Promise<Result<VariationDetails>> {
  const { variation, piece } = row;
  const jobs = await database
    .select({ task: studioJobs.task })
    .from(studioJobs)
    .where(
      and(
        eq(studioJobs.userId, variation.userId),
        eq(studioJobs.kind, 'generate'),
        sql`${studioJobs.result} -> 'variations' @> ${JSON.stringify([{ id: variation.id }])}::jsonb`,
      ),
    )
    .orderBy(desc(studioJobs.createdAt))
    .limit(1);
  const task = jobs[0]?.task;
  const generated = task?.kind === 'generate' ? task : undefined;
  const show = (brief: VariationDetails['brief']) =>
    ok({ ...showVariation(row), brief, design: summaryOf(piece.design) });
  if (generated?.brief !== undefined) return show(generated.brief);
  // Read again only where it was not kept: what reads now may not be what read then.
  const request = generated?.request ?? { prompt: variation.prompt };
  const read = await drafting.interpret(variation.userId, request);
  return read.ok ? show(read.value.brief) : read;
}
