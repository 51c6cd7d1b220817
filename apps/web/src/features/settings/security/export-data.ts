/** As the server names it: a data prefix and the moment, without what file systems do not take. */
export function exportName(disposition: string | null, nowMs: number): string {
  const named = /filename="([^"/\\]+\.json)"/.exec(disposition ?? '')?.[1];
  if (named) return named;
  const stamp = new Date(nowMs).toISOString().replaceAll(':', '-').replace(/\.\d+/, '');
  return `data-${stamp}.json`;
}
