export * from './credits.ts';
export * from './sessions.ts';
export * from './studio.ts';
export * from './throttles.ts';
export * from './users.ts';
