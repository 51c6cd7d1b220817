import type { DeskRight, DeskSelf } from '@filigree/contracts/desk';
import { createContext, use } from 'react';

export const MeContext = createContext<DeskSelf | undefined>(undefined);

/** Whoever is signed in. */
export function useMe(): DeskSelf {
  const me = use(MeContext);
  if (!me) throw new Error('Nobody is signed in here.');
  return me;
}

/** Whether whoever is signed in may do something: what they may not is not shown, and the server refuses it. */
export function useMay(): (right: DeskRight) => boolean {
  const { rights } = useMe();
  return (right) => rights.includes(right);
}
