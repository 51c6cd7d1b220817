import { namespace } from '../namespace.ts';

/** The dialog in which pictures are chosen from a list. */
export const picker = namespace('picker', {
  loading: 'Loading...',
  search: 'Search by name',
  'none.found': 'Nothing has this name.',
  failed: 'The list could not be loaded',
  retry: 'Try again',
  there: 'In it already',
  cancel: 'Cancel',
  choose: 'Choose what to add',
  add_one: 'Add {{count}} item',
  add_other: 'Add {{count}} items',
  adding: 'Adding...',
});
