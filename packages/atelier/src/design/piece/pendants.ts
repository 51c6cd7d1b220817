import type { Bail } from '../findings/document.ts';
import { between } from '../ring/recipes/parts.ts';
import { type Drawing, type PieceComposition, type PieceSketch, placed } from './family.ts';
import { NECKLACES } from './necklaces.ts';
import { namesFigure } from './shows.ts';

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

const onChain = NECKLACES.filter(({ id }) => id === 'pendant-necklace').map(
  (composition): PieceComposition => ({ ...composition, id: 'pendant-on-chain', noun: 'pendant on a chain' }),
);

/** Asked for a chain by its kind or length, a pendant comes on one. */
const wantsChain = ({ brief }: Drawing['wish']): boolean =>
  Boolean(brief.chainKind) || brief.lengthIn !== null;

/** Pendants, in the order of how usual they are. */
export const PENDANTS: readonly PieceComposition[] = [
  ...onChain.map((composition) => ({
    ...composition,
    appeal: (wish: Drawing['wish']) => (wantsChain(wish) ? 20 : 3),
  })),
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
    fits: (wish) => !wantsChain(wish),
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
    fits: (wish) => !wantsChain(wish) && namesFigure(wish.brief) && wish.brief.gemstones.length > 1,
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
    fits: () => true,
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
