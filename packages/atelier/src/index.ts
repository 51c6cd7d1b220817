export * from './brief/index.ts';
export * from './checks/index.ts';
export * from './design/index.ts';
export * from './estimate/index.ts';
export * from './export/index.ts';
export * from './geometry/index.ts';
export * from './materials/index.ts';
export * from './picture/index.ts';
