import { namespace } from '../namespace.ts';

export const favorites = namespace('favorites', {
  added: 'Added to favorites',
  removed: 'Removed from favorites',
  undo: 'Undo',
  'failed.title': 'Failed to save',
  'failed.remove': 'Failed to remove',
  'failed.text': 'Please try again later',
});
