export * from './api.ts';
export { createRenderer } from './renderer.ts';
export type * from './scene.ts';
