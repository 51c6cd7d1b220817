import type { Chain } from '../chain/document.ts';
import { chainOf } from '../chain/draw.ts';
import type { Bail } from '../findings/document.ts';
import { isFamilyFront } from '../ornament/familyFronts.ts';
import { rimmedFigure } from '../ornament/rimmedFigures.ts';
import { isStonePlanet } from '../ornament/stoneBodies.ts';
import { between } from '../ring/recipes/parts.ts';
import { isPearlAndOne } from './bailStone.ts';
import { asksForChain, chain, refusesChain } from './chains.ts';
import { type Drawing, type PieceComposition, type PieceSketch, placed } from './family.ts';
import { hangsAlone, namesFigure } from './shows.ts';

const bail = (form: Bail['form'], insideMm: number, widthMm: number): Bail => ({
  kind: 'bail',
  form,
  insideMm,
  widthMm,
});

const hung =
  (form: Bail['form'], front = 1, insideMm = 3.2) =>
  (drawing: Drawing): PieceSketch => ({
    carrier: {
      kind: 'hung',
      alloyId: drawing.wish.style.alloyId,
      bail: bail(form, between(drawing.random, insideMm, insideMm + 0.6), between(drawing.random, 2.6, 3.4)),
    },
    ornaments: [placed('main', drawing.front(front))],
  });

/** What has an upper edge to hang by may be held by its sides as well: a cross or letters would lie askew. */
const isLetIn = ({ brief }: Drawing['wish']): boolean =>
  !brief.engraving && !brief.motifs.includes('Cross') && !brief.arrangements?.length;

/** The chain, so much finer or heavier. */
const weighted = (made: Chain, by: number): Chain =>
  chainOf(made.kind, made.alloyId, made.widthMm * by, () => 0.5);

/** Asked for a chain by its kind or length, a pendant comes on one; "no chain" is none whatever it goes on. */
const wantsChain = ({ brief }: Drawing['wish']): boolean => asksForChain(brief) && !refusesChain(brief);

/**
 * On a chain: as usual, smaller and larger where no size was said, let into the chain by its sides, and on a fine chain
 * or a heavier one where the chain was left open.
 */
const ON_CHAIN: readonly PieceComposition[] = (
  [
    ['pendant-on-chain', 1, 'hangs', 1],
    ['pendant-on-chain-small', 0.76, 'hangs', 0.85],
    ['pendant-on-chain-let-in', 0.9, 'let-in', 1],
    ['pendant-on-chain-large', 1.22, 'hangs', 1.25],
  ] as const
).map(([id, share, front, weight]) => ({
  id,
  noun: 'pendant on a chain',
  ornate: share > 1,
  fits: (wish) =>
    (id === 'pendant-on-chain' && !refusesChain(wish.brief)) ||
    (wantsChain(wish) && (front === 'let-in' ? isLetIn(wish) : wish.brief.pieceSizeMm?.[0] === undefined)),
  appeal: (wish) => (wantsChain(wish) ? 20 : 3),
  draw: (drawing) => {
    const carrier = chain(drawing, 'neck', front);
    const isOpen = drawing.wish.brief.bandWidthMm === null && drawing.wish.brief.proportions.band === null;
    return {
      carrier: isOpen ? { ...carrier, chain: weighted(carrier.chain, weight) } : carrier,
      ornaments: [placed('main', drawing.front(share))],
    };
  },
}));

/** Pendants, in the order of how usual they are. */
export const PENDANTS: readonly PieceComposition[] = [
  ...ON_CHAIN,
  {
    id: 'tapered-bail',
    noun: 'pendant',
    ornate: false,
    fits: (wish) => !wantsChain(wish),
    draw: hung('tapered'),
  },
  {
    id: 'loop-bail',
    noun: 'pendant',
    ornate: false,
    fits: (wish) => !wantsChain(wish),
    draw: hung('loop', 0.9, 2.6),
  },
  {
    id: 'two-tier',
    noun: 'drop pendant',
    ornate: true,
    fits: (wish) =>
      !wantsChain(wish) &&
      !isStonePlanet(wish.brief, wish.style) &&
      !isPearlAndOne(wish) &&
      !isFamilyFront(wish) &&
      rimmedFigure(wish) === null &&
      !hangsAlone(wish),
    draw: (drawing) => ({
      carrier: { kind: 'hung', alloyId: drawing.wish.style.alloyId, bail: bail('tapered', 3, 2.6) },
      ornaments: [
        placed('main', drawing.front(0.95)),
        placed('drop', drawing.stone(0.5) ?? drawing.front(0.45)),
      ],
    }),
  },
  {
    id: 'stone-bail',
    noun: 'pendant',
    ornate: false,
    // A stone at the bail, where a figure has no place for it.
    fits: (wish) =>
      !wantsChain(wish) &&
      namesFigure(wish.brief) &&
      wish.brief.gemstones.length > 1 &&
      !isFamilyFront(wish) &&
      !isStonePlanet(wish.brief, wish.style),
    draw: (drawing) => {
      const top = drawing.stone(0.5);
      const { carrier, ornaments } = hung('tapered', 0.95)(drawing);
      return { carrier, ornaments: [...(top ? [placed('top', top)] : []), ...ornaments] };
    },
  },
  {
    id: 'split-bail',
    noun: 'pendant',
    ornate: true,
    fits: (wish) => !wantsChain(wish),
    draw: hung('split', 1.05),
  },
  {
    id: 'hinged-bail',
    noun: 'pendant',
    ornate: false,
    fits: (wish) => !wantsChain(wish),
    draw: hung('hinged', 1.05),
  },
];

/** Charms: small, thick enough to be knocked about, on a loop. */
export const CHARMS: readonly PieceComposition[] = [
  { id: 'charm-loop', noun: 'charm', ornate: false, fits: () => true, draw: hung('loop', 1, 3.4) },
  { id: 'charm-bail', noun: 'charm', ornate: false, fits: () => true, draw: hung('tapered', 0.95, 4.4) },
  {
    id: 'charm-dangle',
    noun: 'dangle charm',
    ornate: true,
    fits: (wish) => !hangsAlone(wish),
    draw: (drawing) => ({
      carrier: { kind: 'hung', alloyId: drawing.wish.style.alloyId, bail: bail('loop', 3.4, 3) },
      ornaments: [
        placed('main', drawing.stone(0.6) ?? drawing.front(0.6)),
        placed('drop', drawing.front(0.9)),
      ],
    }),
  },
  { id: 'charm-split', noun: 'charm', ornate: true, fits: () => true, draw: hung('split', 1, 4) },
  { id: 'charm-hinged', noun: 'charm', ornate: false, fits: () => true, draw: hung('hinged', 1, 4) },
  { id: 'charm-slim', noun: 'slim charm', ornate: false, fits: () => true, draw: hung('loop', 0.75, 3) },
];
