import { API_BASE_PATH } from '@filigree/contracts/constants';
import { authorizedFetch, type SessionStore } from '../../../api/authorized-fetch.ts';
import { saveFile } from '../../../ui/save-file.ts';

/** As the server names it: a data prefix and the moment, without what file systems do not take. */
export function exportName(disposition: string | null, nowMs: number): string {
  const named = /filename="([^"/\\]+\.json)"/.exec(disposition ?? '')?.[1];
  if (named) return named;
  const stamp = new Date(nowMs).toISOString().replaceAll(':', '-').replace(/\.\d+/, '');
  return `data-${stamp}.json`;
}

/** Fetches everything that one owns and saves it. Rejects with words for people. */
export async function exportData(store: SessionStore): Promise<void> {
  const answer = await authorizedFetch(store, `${API_BASE_PATH}/user/export`);
  if (!answer.ok) {
    const body = (await answer.json().catch(() => undefined)) as { error?: { message?: string } } | undefined;
    throw new Error(body?.error?.message ?? '');
  }
  const file = await answer.blob();
  saveFile(file, exportName(answer.headers.get('content-disposition'), Date.now()));
}
