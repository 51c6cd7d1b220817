/** Mock mode (`API_MODE=mock` at build time): a service worker hands the page's calls to the mock, no server hears of them. */
import { MOCK_DELAY_MS } from '@filigree/contracts/constants';
import { delay, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { answerRequest, isForApi } from './mock-api.ts';
import { emptyWorld, type World } from './world.ts';

const WORLD_KEY = 'mock';

/** Read anew for each call: other tabs live in the same world. */
function recalledWorld(): World {
  const kept = localStorage.getItem(WORLD_KEY);
  return kept === null ? emptyWorld() : { ...emptyWorld(), ...(JSON.parse(kept) as Partial<World>) };
}

/** One handler for every call of the contracts; what is none of the API's goes on as before. */
export const handlers = [
  http.all('*', async ({ request }) => {
    if (!isForApi(new URL(request.url))) return undefined;
    await delay(MOCK_DELAY_MS);
    const world = recalledWorld();
    const answer = await answerRequest(request, world);
    localStorage.setItem(WORLD_KEY, JSON.stringify(world));
    return answer;
  }),
];

/** Resolves once calls are answered by the mock, each after MOCK_DELAY_MS. The worker's script: vite.config.ts. */
export async function startMock(): Promise<void> {
  await setupWorker(...handlers).start({ quiet: true, onUnhandledRequest: 'bypass' });
}
