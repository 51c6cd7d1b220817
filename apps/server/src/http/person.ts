/**
 * What belongs to a person, over all slices: what they can take with them, and what goes when they leave. The slices do
 * not know each other; this file knows them all.
 */

import { accountOwnedBy } from '../modules/auth/index.ts';
import { boardsOwnedBy } from '../modules/boards/index.ts';
import { cartOwnedBy } from '../modules/cart/index.ts';
import { collectionsOwnedBy } from '../modules/collections/index.ts';
import { creditsOwnedBy, releaseReservationsOf } from '../modules/credits/index.ts';
import { favoritesOwnedBy } from '../modules/favorites/index.ts';
import { imagesOwnedBy, removeAbandonedUploads, removeFiles } from '../modules/images/index.ts';
import { mailsOwnedBy } from '../modules/mail/index.ts';
import { forgetAddresses, forgetBuyer, ordersOwnedBy } from '../modules/orders/index.ts';
import { purchasesOwnedBy } from '../modules/payments/index.ts';
import { stopStudioOf, studioOwnedBy } from '../modules/studio/index.ts';
import { preferencesOwnedBy } from '../modules/user/index.ts';
import { removeUnwantedFiles } from '../storage/unwanted.ts';
import type { Deps } from './deps.ts';
import type { Departure, OwnedPart } from './owned.ts';

/** In the order in which they stand in the file. */
export const ownedParts: readonly OwnedPart[] = [
  accountOwnedBy,
  preferencesOwnedBy,
  studioOwnedBy,
  collectionsOwnedBy,
  boardsOwnedBy,
  favoritesOwnedBy,
  imagesOwnedBy,
  cartOwnedBy,
  ordersOwnedBy,
  creditsOwnedBy,
  purchasesOwnedBy,
  mailsOwnedBy,
];

/** In the order in which locks are taken everywhere: credits before jobs and reservations, the account after them. */
export const departures: readonly Departure[] = [stopStudioOf, releaseReservationsOf, forgetBuyer];

/** What a departure leaves to be done, in any number of processes, as often as one likes. */
export async function tidyAfterDepartures({
  connection,
  storage,
}: Pick<Deps, 'connection' | 'storage'>): Promise<void> {
  const { database } = connection;
  await removeAbandonedUploads({ database, storage });
  await removeUnwantedFiles(database, async (path) => {
    // Most of what a job may have stored, it has not.
    if (await storage.exists(path)) await removeFiles(storage, path);
  });
  await forgetAddresses(database);
}
