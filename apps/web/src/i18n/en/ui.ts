import { namespace } from '../namespace.ts';

/** Of the primitives. */
export const ui = namespace('ui', {
  close: 'Close',
  notices: 'Notices',
  'notices.close': 'Close this notice',
  excess_one: '{{count}} character too many: {{most}} fit.',
  excess_other: '{{count}} characters too many: {{most}} fit.',
});
