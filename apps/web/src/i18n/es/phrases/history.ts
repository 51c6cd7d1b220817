/** Lines of the credit history. What a customer asked for and what a package is called stay as they are. */
import type { Reader } from '../../phrasebook.ts';

const LINES: readonly (readonly [RegExp, string])[] = [
  [/^Welcome credits$/, 'Créditos de bienvenida'],
  [/^Welcome credits, address confirmed$/, 'Créditos de bienvenida, dirección confirmada'],
  [/^Reserved credits spent$/, 'Créditos reservados gastados'],
  [/^(\d+) designs: (.+)$/s, '$1 diseños: $2'],
  [/^Refinement: (.+)$/s, 'Ajuste: $1'],
  [/^(.+): ([\d.]+) credits$/, '$1: $2 créditos'],
  [/^(.+): payment returned$/, '$1: pago devuelto'],
  [/^(.+): payment restored$/, '$1: pago restablecido'],
];

export const readHistory: Reader = (text) => {
  const line = LINES.find(([english]) => english.test(text));
  return line === undefined ? undefined : text.replace(line[0], line[1]);
};
