/** What mock mode knows of a person who does not exist. Plain JSON, so that a reload finds it again. */
import {
  type Board,
  type Cart,
  type Collection,
  type CreditTransaction,
  type Draft,
  type Order,
  type Preferences,
  preferencesSchema,
  type User,
  type Variation,
} from '@filigree/contracts';
import { newId, now } from './answer.ts';

const WELCOME_CREDITS = 25;

export interface World {
  user: User | null;
  balance: number;
  preferences: Preferences;
  twoFactor: boolean;
  cart: Cart;
  orders: Order[];
  /** The orders' checkout sessions. */
  sessions: Record<string, string>;
  transactions: CreditTransaction[];
  /** Payments for packages, and the credits that they bring; a settled one brings nothing more. */
  payments: Record<string, { credits: number; settled: boolean }>;
  /** Every version of each design, oldest first. */
  designs: Record<string, Variation[]>;
  drafts: Draft[];
  collections: Collection[];
  boards: Board[];
  images: { id: string; url: string; width: number; height: number; bytes: number; createdAt: string }[];
}

export const emptyWorld = (): World => ({
  user: null,
  balance: 0,
  preferences: preferencesSchema.parse({}),
  twoFactor: false,
  cart: { items: [], total: 0, itemCount: 0 },
  orders: [],
  sessions: {},
  transactions: [],
  payments: {},
  designs: {},
  drafts: [],
  collections: [],
  boards: [],
  images: [],
});

/** An entry of the ledger, and what it does to the balance. @param amount signed */
export function book(
  world: World,
  kind: CreditTransaction['kind'],
  amount: number,
  description: string,
): void {
  world.balance += amount;
  const id = newId();
  const entry = {
    id,
    kind,
    amount,
    balanceAfter: world.balance,
    description,
    reference: id,
    createdAt: now(),
  };
  world.transactions = [entry, ...world.transactions];
}

/** Whoever signs in is let in; the first time with credits to begin with. */
export function letIn(world: World, person: Pick<User, 'name' | 'email'>): User {
  if (world.user?.email === person.email) return world.user;
  Object.assign(world, emptyWorld());
  world.user = {
    ...person,
    id: newId(),
    phoneNumber: null,
    avatar: null,
    favorites: [],
    emailVerified: true,
    createdAt: now(),
  };
  book(world, 'welcome', WELCOME_CREDITS, 'Welcome credits');
  return world.user;
}
