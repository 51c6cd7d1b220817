import { namespace } from '../namespace.ts';

/** The form that names and describes a collection or a board. */
export const details = namespace('details', {
  name: 'Name',
  'name.unusable': 'This name contains characters that cannot be used.',
  description: 'Description',
  'description.hint': 'Optional',
  'description.unusable': 'This description contains characters that cannot be used.',
  cancel: 'Cancel',
});
