/** The books as tests audit them. */
export { auditBooks } from '../src/modules/credits/index.ts';
