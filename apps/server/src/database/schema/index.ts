export * from './sessions.ts';
export * from './throttles.ts';
export * from './users.ts';
