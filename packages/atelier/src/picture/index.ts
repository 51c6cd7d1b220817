export { composePicture, composeScene, composeView, type PictureOptions } from './compose-picture.ts';
export { describeDesign, describePicture } from './describe.ts';
export {
  type EncodeOptions,
  encodePicture,
  PICTURE_FORMATS,
  type PictureFormat,
  type Pixels,
} from './encode.ts';
export { MOODS, type Mood, VIEW_NAMES, type ViewName, viewTemplate } from './views.ts';
