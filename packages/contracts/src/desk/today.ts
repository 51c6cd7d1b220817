/** The first page of the day. */
import { z } from 'zod';
import { defineDeskCall } from './desk-call.ts';
import { deskOrderRowSchema } from './order-shapes.ts';

/** Some of the orders that something is to be said of, and how many there are in all. */
const someOrdersSchema = z.object({ items: z.array(deskOrderRowSchema), total: z.number().int() });

export const deskTodaySchema = z.object({
  waiting: z.object({ paid: z.number().int(), inProduction: z.number().int(), shipped: z.number().int() }),
  /** Within the last day. */
  cameIn: someOrdersSchema,
  /** To be sent within a week. */
  due: someOrdersSchema,
  late: someOrdersSchema,
  /** For the size of a ring. */
  waitsForSize: someOrdersSchema,
  /** Orders whose payment a bank disputes; null: not for this role. */
  disputed: someOrdersSchema.nullable(),
  /** What did not come about within the last week, newest first; null: not for this role. */
  failures: z
    .object({
      designs: z.array(z.object({ id: z.uuid(), message: z.string(), at: z.iso.datetime() })),
      mails: z.array(z.object({ id: z.uuid(), subject: z.string(), to: z.string(), at: z.iso.datetime() })),
    })
    .nullable(),
});
export type DeskToday = z.infer<typeof deskTodaySchema>;

export const deskTodayCalls = {
  deskToday: defineDeskCall({
    id: 'deskToday',
    method: 'GET',
    path: '/desk/today',
    auth: 'staff',
    right: 'orders.read',
    tag: 'Desk',
    summary: 'What came in, what is due and late, what waits for whom, what went wrong',
    response: deskTodaySchema,
    errors: [],
  }),
} as const;
