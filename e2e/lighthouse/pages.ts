/** The pages that anybody can open, by their addresses (specification, section 2). */
import { PRERENDERED_PATHS } from '../../apps/web/src/app/route-table.ts';

/** What is at no address is public too. */
const NOT_FOUND = '/nowhere';

export const PUBLIC_PAGES: readonly string[] = [...PRERENDERED_PATHS, NOT_FOUND];
