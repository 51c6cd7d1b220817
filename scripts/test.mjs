/**
 * `npm test`: every check of the project, from a fresh clone. Checks that need little run side by side, the ones that
 * keep both cores busy run alone; all of them run, and the summary names what failed.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureAdmesh } from './lib/admesh.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import {
  ensureInstalled,
  ensureKernel,
  ensureNode,
  ensureServerBuild,
  ensureWebBuild,
} from './lib/prepare.mjs';
import { root, run } from './lib/run.mjs';

const results = [];
const tests = { passed: 0, failed: 0, skipped: 0 };

async function step(name, work) {
  const startedMs = Date.now();
  try {
    await work();
    results.push({ name, ok: true, seconds: (Date.now() - startedMs) / 1000 });
  } catch (error) {
    results.push({ name, ok: false, seconds: (Date.now() - startedMs) / 1000 });
    console.error(`\n--- ${name} failed ---\n${error.output ?? error.stack}\n`);
  }
  const { ok, seconds } = results.at(-1);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
  return ok;
}

const npm = (script) => () => run('npm', ['run', '--silent', script], { quiet: true });
const report = (name) => join(root, 'test-results', `${name}.json`);

/** Adds a runner's own count to the closing line; a runner that wrote no report counts as one failure. */
function count(file, read) {
  try {
    const { passed, failed, skipped } = read(JSON.parse(readFileSync(file, 'utf8')));
    tests.passed += passed;
    tests.failed += failed;
    tests.skipped += skipped;
  } catch (error) {
    tests.failed += 1;
    console.error(`No report in ${file}: ${error.message}`);
  }
}

try {
  ensureNode();
  await ensureInstalled();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
rmSync(join(root, 'test-results'), { recursive: true, force: true });

// Two lines of work for two cores; what reads a build stands behind it.
const [served, web] = await Promise.all([
  (async () => {
    const built = (await step('ray kernel', ensureKernel)) && (await step('server build', ensureServerBuild));
    await step('types of what runs in Node', npm('typecheck:node'));
    return built;
  })(),
  (async () => {
    const built = await step('web build', ensureWebBuild);
    await step('types of all else', npm('typecheck:others'));
    await step('lint and format', npm('lint'));
    await step('dependency direction', npm('check:dependencies'));
    await step('nothing unused', npm('check:unused'));
    await step('licences and engines', npm('check:licences'));
    await step('documents', npm('check:docs'));
    if (built) await step('initial JavaScript', npm('check:size'));
    return built;
  })(),
]);

if (served) {
  await ensureAdmesh();
  await step('unit and integration tests', () =>
    run('npx', [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report('vitest')}`,
    ]),
  );
  count(report('vitest'), (json) => ({
    passed: json.numPassedTests,
    failed:
      json.numFailedTests +
      json.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
        .length,
    skipped: json.numPendingTests + json.numTodoTests,
  }));
}
if (served && web) {
  await step('browser tests', async () => {
    const CHROMIUM_PATH = await ensureChromium();
    await run('npm', ['run', '--silent', 'test:e2e'], {
      env: { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright') },
    });
  });
  count(report('playwright'), ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
}

const failed = results.filter(({ ok }) => !ok);
console.log(
  `\n${results.length - failed.length} of ${results.length} checks hold${failed.length ? `; failed: ${failed.map(({ name }) => name).join(', ')}` : ''}`,
);
console.log(`${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped`);
process.exit(failed.length > 0 || tests.failed > 0 || tests.passed === 0 ? 1 : 0);
