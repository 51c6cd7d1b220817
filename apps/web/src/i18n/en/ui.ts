import { namespace } from '../namespace.ts';

/** Of the primitives. */
export const ui = namespace('ui', {
  close: 'Close',
  notices: 'Notices',
  'notices.close': 'Close this notice',
});
