export * from './alloys.ts';
export * from './enamels.ts';
export * from './finishes.ts';
export * from './gem-material.ts';
export * from './gemstones.ts';
export * from './metal-material.ts';
export * from './stone-colours.ts';
