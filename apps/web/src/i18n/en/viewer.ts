import { namespace } from '../namespace.ts';

/** The 3D view. */
export const viewer = namespace('viewer', {
  toolbar: '3D view',
  rotate: 'Rotate',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  first: 'First view',
  'full.leave': 'Leave full screen',
  full: 'Full screen',
  loading: 'Loading the 3D view',
  scene: '3D view of {{title}}. Arrow keys turn it, plus and minus zoom, 0 brings it back.',
  noWebgl: 'This browser cannot draw 3D, so here is the picture.',
  failed: 'The 3D model could not be loaded.',
  interrupted: 'The 3D view was interrupted. It comes back by itself, or when you ask for it.',
  again: 'Try again',
});
