export { interpret } from './interpret.ts';
