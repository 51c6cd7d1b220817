/** What the cases of calls come about in: applications, a worker, a provider of identities, and pieces on sale. */
import { fail, ok } from '../../src/http/failure.ts';
import { atelierDraftingTable } from '../../src/modules/studio/bench/atelier-drafting-table.ts';
import type { Office } from '../../src/modules/studio/index.ts';
import { buildTestApp, registerUser, type TestApp } from '../app.ts';
import { draftInProcess } from '../bench-double.ts';
import { catalogueDocument, seed, seedPieces, writeCatalogue } from '../catalogue.ts';
import { startIssuer } from '../issuer.ts';
import { startTestWorker } from '../worker.ts';
import type { World } from './case.ts';

const PUBLIC_URL = 'http://jewels.example';

export interface OpenWorld {
  readonly world: World;
  readonly apps: readonly TestApp[];
  readonly close: () => Promise<void>;
}

export async function openWorld(): Promise<OpenWorld> {
  const issuer = await startIssuer(`${PUBLIC_URL}/auth/callback/google`);
  const { url, clientId, clientSecret } = issuer;
  const config = { publicUrl: PUBLIC_URL, google: { issuer: url, clientId, clientSecret } };
  const test = await buildTestApp({ config });
  const { keyring, payments, storage } = test.deps;
  const beside = (options: Parameters<typeof buildTestApp>[0]) =>
    buildTestApp({
      ...options,
      database: test.database,
      deps: { keyring, payments, storage, ...options?.deps },
    });
  const [withoutGoogle, googleAway, impatient, realEngine] = await Promise.all([
    beside({}),
    beside({ config: { ...config, google: { issuer: 'http://127.0.0.1:9', clientId, clientSecret } } }),
    buildTestApp({ deps: { studioSettings: { waitTimeoutMs: 50 } } }),
    beside({ deps: { drafting: draftInProcess(atelierDraftingTable), office: officeDouble(test) } }),
  ]);
  const apps = [withoutGoogle, googleAway, impatient, realEngine, test];
  const folder = await writeCatalogue([
    catalogueDocument({ slug: 'contract-ring', glb: 'models/contract-ring.glb' }),
  ]);
  await seed(test, folder);
  const { rows } = await test.database.pool.query('SELECT id FROM pieces');
  const ring = String(rows[0].id);
  const [chain] = await seedPieces(test, [{ category: 'necklace', priceCents: 40_000 }]);
  const worker = await startTestWorker(test);
  const somebody = () => registerUser(test.app);
  return {
    world: {
      test,
      issuer,
      ring,
      chain: chain!.id,
      withoutGoogle,
      googleAway,
      impatient,
      realEngine,
      somebody,
    },
    apps,
    async close() {
      await worker.stop();
      for (const app of apps) await app.close();
      await issuer.close();
    },
  };
}

/** Draws at once; what designs are called says what goes wrong with them. */
function officeDouble(test: TestApp): Office {
  return {
    order: async (_key, order) => {
      if (!('origin' in order)) return ok(Buffer.from('{}'));
      const { origin } = order;
      const { rows } = await test.database.pool.query(
        'SELECT title FROM variation_versions WHERE variation_id = $1',
        [origin.designId],
      );
      if (rows[0].title === 'unjoinable')
        return fail('NOT_MAKEABLE', 'The parts of this design cannot be joined.');
      if (rows[0].title === 'slow')
        return fail('GENERATION_TIMED_OUT', 'This took too long and was stopped. Please try again.');
      return ok(Buffer.from('a drawing'));
    },
    close: async () => undefined,
  };
}
