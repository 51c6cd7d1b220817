import type { Brief } from '@filigree/contracts';
import type { ChainKind } from './document.ts';

type Asked = NonNullable<Brief['chainKind']>;

/** The kind that is made for an asked one, and why when it is only the nearest. */
const MADE: Readonly<Record<Asked, readonly [kind: ChainKind, note: string | null]>> = {
  cable: ['cable', null],
  trace: ['cable', null],
  belcher: ['rolo', null],
  curb: ['curb', null],
  cuban: ['curb', null],
  figaro: ['figaro', null],
  rope: ['rope', null],
  box: ['box', null],
  snake: ['snake', null],
  wheat: ['wheat', null],
  herringbone: ['herringbone', null],
  byzantine: ['byzantine', null],
  paperclip: ['paperclip', null],
  singapore: ['singapore', null],
  ball: ['ball', null],
  mariner: ['cable', 'An anchor chain is drawn as a cable chain: its links without the bar.'],
  omega: ['snake', 'An omega collar is drawn as a snake chain, which lies as smooth.'],
  franco: ['wheat', 'A franco chain is drawn as a wheat chain, the nearest weave.'],
};

/** The chain asked for in words; null when none was. */
export function askedChain({ chainKind }: Pick<Brief, 'chainKind'>, adjustments: string[]): ChainKind | null {
  if (!chainKind) return null;
  const [kind, note] = MADE[chainKind];
  if (note !== null) adjustments.push(note);
  return kind;
}
