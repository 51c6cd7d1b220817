import { deskDoorCalls } from './door.ts';
import { deskOrderCalls } from './orders.ts';
import { deskStaffCalls } from './staff.ts';
import { deskTodayCalls } from './today.ts';

/** Every call of the desk. Apart from `calls`: customers and their pages do not learn of them. */
export const deskCalls = {
  ...deskDoorCalls,
  ...deskTodayCalls,
  ...deskOrderCalls,
  ...deskStaffCalls,
} as const;
