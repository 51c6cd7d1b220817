/** Mock mode (`API_MODE=mock` at build time): the page's calls are answered here, and no server hears of them. */
import { MOCK_DELAY_MS } from '@filigree/contracts/constants';
import { answerRequest, isForApi } from './mock-api.ts';
import { emptyWorld, type World } from './world.ts';

const WORLD_KEY = 'mock';

/** Read anew for each call: other tabs live in the same world. */
function recalledWorld(): World {
  const kept = localStorage.getItem(WORLD_KEY);
  return kept === null ? emptyWorld() : { ...emptyWorld(), ...(JSON.parse(kept) as Partial<World>) };
}

/** Resolves after `ms`, or rejects as fetch does when the caller gives up. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** From now on calls of the API are answered by the mock, each after MOCK_DELAY_MS; other requests go on as before. */
export function startMock(): void {
  const passOn = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init);
    if (!isForApi(new URL(request.url))) return passOn(input, init);
    await pause(MOCK_DELAY_MS, request.signal);
    const world = recalledWorld();
    const answer = await answerRequest(request, world);
    localStorage.setItem(WORLD_KEY, JSON.stringify(world));
    return answer;
  };
}
