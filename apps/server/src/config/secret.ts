/** The secrets of the configuration: those that are listed, and whether somebody could guess one. */
import { type Given, SECRET_MIN_LENGTH } from './environment.ts';

/** Of 500,000 random secrets of 32 hex digits, the poorest that is taken, 37 had fewer; of 64 hex digits or base64, none. */
const FEWEST_DISTINCT = 10;
const LONGEST_RUN = 8;
const EXAMPLE =
  /change.?me|secret|password|passwort|example|default|placeholder|replace|insert|your.?(?:own|key)|filigree|qwerty|letmein|dummy|sample|lorem|test.?key/i;

/** More than one change of a secret is seldom under way; each that is listed may be tried for what names none. */
const MOST_FALLBACKS = 8;

/** Secrets between spaces: what makes random ones puts no spaces into them. */
export function secretsIn(list: string | undefined): string[] {
  return (list ?? '').split(/\s+/).filter((secret) => secret !== '');
}

/** As people may find each of them, without quoting it. */
function listed(given: Given): { readonly name: string; readonly secret: string }[] {
  const newest = given.SESSION_SECRET;
  return [
    ...(newest === undefined ? [] : [{ name: 'SESSION_SECRET', secret: newest }]),
    ...secretsIn(given.SESSION_SECRET_FALLBACKS).map((secret, index) => ({
      name: `SESSION_SECRET_FALLBACKS, number ${index + 1},`,
      secret,
    })),
  ];
}

/** What is wrong with the list of secrets anywhere. */
export function secretProblems(given: Given): string[] {
  const secrets = listed(given);
  const problems = secrets
    // The schema judges the first one.
    .filter(({ name, secret }) => name !== 'SESSION_SECRET' && secret.length < SECRET_MIN_LENGTH)
    .map(({ name }) => `${name} must have at least ${SECRET_MIN_LENGTH} characters.`);
  if (new Set(secrets.map(({ secret }) => secret)).size < secrets.length) {
    problems.push('SESSION_SECRET_FALLBACKS holds a secret that is listed already: each must be another.');
  }
  if (secretsIn(given.SESSION_SECRET_FALLBACKS).length > MOST_FALLBACKS) {
    problems.push(`SESSION_SECRET_FALLBACKS must hold at most ${MOST_FALLBACKS} secrets.`);
  }
  return problems;
}

/** Which of the secrets could be guessed: one that only reads opens as much as one that signs. */
export function weakSecretProblems(given: Given): string[] {
  return listed(given).flatMap(({ name, secret }) => {
    const weakness = weaknessOfSecret(secret);
    return weakness === undefined ? [] : [`${name} ${weakness}.`];
  });
}

/** Nobody hears of guesses at them: whoever has a copy of a backup, or reaches /metrics, may guess as often as they like. */
const KEYS = ['BACKUP_KEY', 'METRICS_TOKEN'];

/** Which keys could be guessed, wherever there is one. */
export function keyProblems(given: Given): string[] {
  const problems = KEYS.flatMap((name) => {
    const key = given[name];
    // The schema judges its length.
    const weakness = key === undefined || key.length < SECRET_MIN_LENGTH ? undefined : weaknessOfSecret(key);
    return weakness === undefined ? [] : [`${name} ${weakness}.`];
  });
  if (given.WORKER_METRICS_PORT !== undefined && given.METRICS_TOKEN === undefined) {
    problems.push('METRICS_TOKEN is missing, but WORKER_METRICS_PORT is set.');
  }
  return problems;
}

/** What is wrong with it, as in "must ...", or undefined. The secret itself is never quoted. */
function weaknessOfSecret(secret: string): string | undefined {
  if (new Set(secret).size < FEWEST_DISTINCT) {
    return 'has too few different characters: it must be random';
  }
  if (repeats(secret)) return 'repeats itself: it must be random';
  if (countsOn(secret)) return 'holds a sequence such as "12345678" or "abcdefgh": it must be random';
  if (EXAMPLE.test(secret)) return 'holds words of an example: it must be random';
  if (/^[\p{L}]+(?:[\s_.-]+[\p{L}]+)*$/u.test(secret) && secret.toLowerCase() === secret) {
    return 'is made of lower-case letters only, as words are: it must be random';
  }
  return undefined;
}

/** Whether it is one shorter text again and again, the last time perhaps cut off. */
function repeats(text: string): boolean {
  const half = Math.floor(text.length / 2);
  for (let period = 1; period <= half; period += 1) {
    if (text.slice(period) === text.slice(0, -period)) return true;
  }
  return false;
}

/** Whether characters follow each other up or down, or stay the same, for longer than chance lets them. */
function countsOn(text: string): boolean {
  let run = 1;
  let step: number | undefined;
  for (let at = 1; at < text.length; at += 1) {
    const difference = text.charCodeAt(at) - text.charCodeAt(at - 1);
    run = difference === step ? run + 1 : 2;
    step = Math.abs(difference) <= 1 ? difference : undefined;
    if (step !== undefined && run >= LONGEST_RUN) return true;
  }
  return false;
}
