/**
 * The pages that anybody can open, by their addresses (specification, section 2): those that are written in full. What
 * stands at no address is public too, but search engines are told not to list it, which Lighthouse counts as a fault.
 */
export { PRERENDERED_PATHS as PUBLIC_PAGES } from '../../apps/web/src/app/route-table.ts';
