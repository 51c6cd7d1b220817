/** Who works at the desk, and what each role may do there: the only place that says so. */
import { z } from 'zod';

export const STAFF_ROLES = ['owner', 'bench', 'support'] as const;
export const staffRoleSchema = z.enum(STAFF_ROLES, {
  error: `Role must be one of: ${STAFF_ROLES.join(', ')}.`,
});
export type StaffRole = z.infer<typeof staffRoleSchema>;

/**
 * The least that each role needs. The bench makes and sends: it sees what is to be made and where it goes, and no money.
 * Support talks with customers and gives money back. Only owners decide who works here, and read who did what.
 */
export const DESK_RIGHTS = {
  /** What everybody here may: to be here, and to leave. */
  self: ['owner', 'bench', 'support'],
  'orders.read': ['owner', 'bench', 'support'],
  /** Into production, shipped, delivered. */
  'orders.make': ['owner', 'bench'],
  'orders.size': ['owner', 'bench', 'support'],
  /** Notes that the customer does not see. */
  'orders.note': ['owner', 'bench', 'support'],
  /** Words to the customer. */
  'orders.tell': ['owner', 'support'],
  'orders.mail': ['owner', 'support'],
  'orders.address': ['owner', 'support'],
  'orders.cancel': ['owner', 'support'],
  /** Prices, payments, refunds and disputes. */
  'money.read': ['owner', 'support'],
  'money.refund': ['owner', 'support'],
  /** Designs and mails that did not come about. */
  'failures.read': ['owner', 'support'],
  'staff.manage': ['owner'],
  'acts.read': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type DeskRight = keyof typeof DESK_RIGHTS;
export const DESK_RIGHT_NAMES = Object.keys(DESK_RIGHTS) as DeskRight[];
export const deskRightSchema = z.enum(DESK_RIGHT_NAMES as [DeskRight, ...DeskRight[]]);

/** Whether a role has a right. */
export function hasRight(role: StaffRole, right: DeskRight): boolean {
  return (DESK_RIGHTS[right] as readonly StaffRole[]).includes(role);
}
