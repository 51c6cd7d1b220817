/** Passwords that guessers try first are not taken (NIST SP 800-63B-4, section 3.1.1.2). Old ones go on working. */
import { fail, ok, type Result } from '../../http/failure.ts';

const COMMON = 'This is one of the most common passwords. Please choose another one.';
const OWN = 'Password must not be made of your name or your email address.';

/** Whoever the password is to be of. */
interface Owner {
  readonly name: string;
  readonly email: string;
}

/**
 * Judges a password that somebody wants from now on. Fails with VALIDATION_FAILED at the field.
 * @param path of the field in the body
 */
export async function judgeNewPassword(password: string, path: string, owner: Owner): Promise<Result<void>> {
  const message = (await isCommon(password)) ? COMMON : isMadeOf(password, owner) ? OWN : undefined;
  return message === undefined
    ? ok(undefined)
    : fail('VALIDATION_FAILED', message, { details: [{ path, message }] });
}

let list: Promise<ReadonlySet<string>> | undefined;

/** Read with the first password that somebody chooses: it is half a megabyte that most requests do not need. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

async function isCommon(password: string): Promise<boolean> {
  const plain = password.normalize('NFC').toLowerCase();
  list ??= readList();
  return repeats(plain) || counts(plain) || (await list).has(plain) || (await list).has(withoutMarks(plain));
}

/** The list has passwords of every kind but these, which its package knows by rules of its own. */
function repeats(text: string): boolean {
  return /^(.{1,4})\1+.{0,3}$/u.test(text);
}

function counts(text: string): boolean {
  const steps = [...text].map((letter, at, all) =>
    at === 0 ? 0 : letter.charCodeAt(0) - (all[at - 1] ?? '').charCodeAt(0),
  );
  return Math.abs(steps[1] ?? 0) === 1 && new Set(steps.slice(1)).size === 1;
}

/** Of the product, which everybody knows as well as the owner's name. */
const PRODUCT = 'filigree';
/** Shorter words stand in good passwords by chance. */
const WORD_MIN_LENGTH = 3;
/** Letters beside one's own words and the digits around them, from which on a password is something else. */
const REST_MIN_LENGTH = 4;

/** Whether nothing else is in it but the words of the owner, numbers, and a few letters. */
function isMadeOf(password: string, { name, email }: Owner): boolean {
  const plain = withoutMarks(password.toLowerCase()).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const [mailbox = '', domain = ''] = email.toLowerCase().split('@');
  const parts = `${mailbox} ${domain} ${name}`.split(/[^\p{L}\p{M}\p{N}]+/u);
  const words = [mailbox, domain, PRODUCT, ...parts]
    .map((word) => withoutMarks(word.toLowerCase()).replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word.length >= WORD_MIN_LENGTH)
    // A longer word may hold a shorter one.
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), plain);
  if (rest === plain) return false;
  return (
    rest
      .split(' ')
      .join('')
      .replaceAll(/^\d+|\d+$/g, '').length < REST_MIN_LENGTH
  );
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
