/** When a page that was written in full begins its scripts: once what can be seen of it has been painted. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What stands at addresses that are not written in full: nothing is seen of it before its scripts run. */
const SHELL = '__spa-fallback.html';
/** A picture or font that does not come must not hold the scripts for ever. */
const LONGEST_WAIT_MS = 2_500;

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const FIRST_MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Runs in the page. Does not wait where the page is kept back until it is translated (first-script.ts). Else waits
 * until what the page names (style, fonts, first picture) has been loaded and a frame with it has been painted (the
 * second after loading: pictures are decoded meanwhile); a page in the background paints nothing, and begins when the
 * time is over.
 */
const waitFor = (modules: readonly string[], first: string): string =>
  `(function(){var begun=false;function begin(){if(begun)return;begun=true;${JSON.stringify(modules)}.forEach(function(href){var link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.appendChild(link)});import(${JSON.stringify(first)})}if(document.documentElement.classList.contains('translating'))return begin();addEventListener('load',function(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(begin)})})});setTimeout(begin,${LONGEST_WAIT_MS})})()`;

/**
 * In the pages that were written in full below `buildDirectory`/client, scripts come after what is seen. Without this
 * they would share the line with the style sheet, the fonts and the first picture, and run before the first frame.
 * @throws where a page begins its scripts in another way than this knows
 */
export async function letScriptsWait(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client');
  const names = await readdir(client, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.html') && each !== SHELL)) {
    const file = join(client, name);
    const html = await readFile(file, 'utf8');
    const firstModule = FIRST_MODULE.exec(html)?.[1];
    const modules = [...html.matchAll(PRELOADS)].flatMap(([, href]) => href ?? []);
    if (firstModule === undefined || modules.length === 0) {
      throw new Error(`${name} has no first module, or preloads none of those that it needs.`);
    }
    const digest = createHash('sha256').update(firstModule).digest('hex').slice(0, 8);
    const first = `/assets/start-${digest}.js`;
    await writeFile(join(client, first), firstModule);
    await writeFile(
      file,
      html
        .replaceAll(PRELOADS, '')
        .replace(FIRST_MODULE, () => `<script>${waitFor(modules, first)}</script>`),
    );
  }
}
