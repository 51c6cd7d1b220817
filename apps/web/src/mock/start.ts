/** Mock mode (`API_MODE=mock` at build time): a service worker hands the page's calls to the mock, no server hears of them. */
import { MOCK_DELAY_MS } from '@filigree/contracts/constants';
import { delay, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { answerRequest, isForApi } from './mock-api.ts';
import { emptyWorld, type World } from './world.ts';

const WORLD_KEY = 'mock';
/** MSW's script, at MSW's default address. */
const WORKER_URL = '/mockServiceWorker.js';

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

/** Resolves once calls are answered by the mock, each after MOCK_DELAY_MS. The script is put there by vite.config.ts. */
export async function startMock(): Promise<void> {
  // The worker unregisters itself as its last page goes, which may end only while the next page is loading: registered
  // once more, after that, it stays. MSW would find the old registration, and lose it.
  if (navigator.serviceWorker.controller) await navigator.serviceWorker.register(WORKER_URL);
  await setupWorker(...handlers).start({ quiet: true, onUnhandledRequest: 'bypass' });
}
