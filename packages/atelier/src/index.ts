export * from './materials/index.ts';
