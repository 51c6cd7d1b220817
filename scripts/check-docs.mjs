/** What the documents name exists: npm commands, files of the repository, and links between documents. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './lib/run.mjs';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const documents = files.filter((file) => file.endsWith('.md'));
const scripts = new Set(
  files
    .filter((file) => file.endsWith('package.json'))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')).scripts ?? {})),
);

const problems = [];
for (const document of documents) {
  const text = readFileSync(join(root, document), 'utf8');
  for (const [, name] of text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)) {
    if (!scripts.has(name)) problems.push(`${document}: there is no command "npm run ${name}"`);
  }
  for (const [, target] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)) {
    if (!existsSync(join(root, dirname(document), target)))
      problems.push(`${document}: the link ${target} leads nowhere`);
  }
  // A path in backticks may be shortened to its end, where the sentence says in which part it stands.
  for (const [, path] of text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|json|md|yml))`/g)) {
    if (!files.some((file) => file === path || file.endsWith(`/${path}`)))
      problems.push(`${document}: there is no file ${path}`);
  }
}
/** In docs/screens.md a row names tests as "`file` › words of the test". */
const screens = readFileSync(join(root, 'docs/screens.md'), 'utf8');
for (const [, file, words] of screens.matchAll(/`([^`]+)` › (.+?)(?=<br>| \|$)/gm)) {
  const source = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  if (!source.includes(words)) problems.push(`docs/screens.md: ${file} has no test "${words}"`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${documents.length} documents name only what exists`);
