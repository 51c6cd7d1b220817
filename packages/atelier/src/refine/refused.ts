import type { Change } from './change.ts';
import { already, impossible, notBuilt, type Outcome } from './outcome.ts';

export function refused({ reason, message }: Extract<Change, { kind: 'refused' }>): Outcome {
  switch (reason) {
    case 'not-built':
    case 'another-piece':
      return notBuilt(message);
    case 'impossible':
      return impossible(message);
    case 'aside':
      return already(message);
  }
}
