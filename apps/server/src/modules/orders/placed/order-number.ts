import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O and U, which are misread or misheard. https://www.crockford.com/base32.html */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** FIL-7K3M-92QX: says nothing of how many orders there are, and can be read out on the telephone. */
export function newOrderNumber(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `FIL-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** As people type it: in small letters, with O for 0. */
export function plainOrderNumber(typed: string): string {
  const plain = typed.trim().toUpperCase();
  const [prefix, rest] = [plain.slice(0, 4), plain.slice(4)];
  return prefix + rest.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}
