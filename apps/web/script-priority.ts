/** The order in which a browser fetches what a page names. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What stands at addresses that are not written in full: nothing is seen of it before its scripts run. */
const SHELL = '__spa-fallback.html';

/**
 * In the pages that were written in full below `buildDirectory`/client, scripts come after what is seen: without this
 * each of them would share the line with the style sheet, the fonts and the first picture.
 */
export async function letScriptsWait(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client');
  const names = await readdir(client, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.html') && each !== SHELL)) {
    const file = join(client, name);
    const html = await readFile(file, 'utf8');
    await writeFile(
      file,
      html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" '),
    );
  }
}
