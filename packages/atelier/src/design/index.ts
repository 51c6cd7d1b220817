export * from './document.ts';
export type { DesignFault } from './fault.ts';
export * from './parts.ts';
export * from './ring/document.ts';
