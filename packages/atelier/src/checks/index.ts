export type { Advice } from './advise-stones.ts';
export { checkDesign, type DesignCheck, type Verdict } from './check-design.ts';
export type { Finding } from './judge-measures.ts';
export type { Severity, VerdictKind } from './limits.ts';
export { collectStoneUses, type Holding, type StoneUse } from './stone-uses.ts';
