import { collectionsCalls } from '@filigree/contracts/collections';

/** What is typed of a collection, judged as the server judges it. */
export const collectionDetailsSchema = collectionsCalls.createCollection.body.pick({
  name: true,
  description: true,
});
