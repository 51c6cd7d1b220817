import { deskDoorCalls } from './door.ts';
import { deskStaffCalls } from './staff.ts';

/** Every call of the desk. Apart from `calls`: customers and their pages do not learn of them. */
export const deskCalls = { ...deskDoorCalls, ...deskStaffCalls } as const;
