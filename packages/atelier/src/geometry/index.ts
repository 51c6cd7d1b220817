export * from './solids.ts';
