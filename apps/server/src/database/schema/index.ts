export * from './credits.ts';
export * from './mail.ts';
export * from './one-time-tokens.ts';
export * from './sessions.ts';
export * from './studio.ts';
export * from './throttles.ts';
export * from './users.ts';
