/** The desk: what staff do in a shop that is open. Nothing of it is exported to what customers load. */
export * from './desk/calls.ts';
export * from './desk/desk-call.ts';
export * from './desk/door.ts';
export * from './desk/order-shapes.ts';
export * from './desk/orders.ts';
export * from './desk/rights.ts';
export * from './desk/staff.ts';
export * from './desk/today.ts';
