/** What three.js says on the console. */
import { setConsoleFunction } from 'three';

/** react-three-fiber makes a clock of a class that three.js has deprecated: nothing that a customer could do about. */
const OF_ANOTHER_LIBRARY = /^THREE\.Clock: This module has been deprecated/;

/** Lets everything through but what one library of ours says about another. */
export function quietThreeConsole(): void {
  setConsoleFunction((type: 'log' | 'warn' | 'error', message: string, ...details: unknown[]) => {
    // biome-ignore lint/suspicious/noConsole: it is three.js that speaks, as it would without this
    if (!OF_ANOTHER_LIBRARY.test(message)) console[type](message, ...details);
  });
}
