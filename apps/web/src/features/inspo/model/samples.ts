/** The wall as everybody finds it: our own renders, and what the bench has to say about them. */
import { type Piece, renderOf } from '../../../ui/renders.ts';
import type { InspirationPost } from './post.ts';

const BENCH = { name: 'The Filigree Bench', avatar: null } as const;
const STONES = { name: 'Stones at Filigree', avatar: null } as const;

interface Sample {
  readonly piece: Piece;
  readonly time: 'day' | 'night';
  readonly aspect: number;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly author: InspirationPost['author'];
  readonly on: string;
  readonly notes: readonly (readonly [author: string, content: string, on: string])[];
}

const SAMPLES: readonly Sample[] = [
  {
    piece: 'sapphire-halo',
    time: 'day',
    aspect: 4 / 5,
    title: 'Blue in rose',
    description:
      'An oval sapphire in a halo of small diamonds. Rose gold keeps the blue from turning cold, and the halo makes the stone look a size larger than it is.',
    tags: ['Sapphire', 'Rose gold', 'Halo'],
    author: BENCH,
    on: '2025-11-02T09:30:00Z',
    notes: [
      [
        'Stones at Filigree',
        'With a cushion cut the same halo looks softer. Worth a try.',
        '2025-11-03T10:12:00Z',
      ],
    ],
  },
  {
    piece: 'hammered-band',
    time: 'night',
    aspect: 1,
    title: 'Hammered after dark',
    description:
      'Each hammer mark is a small mirror. By candlelight the band moves even when the hand does not.',
    tags: ['Yellow gold', 'Band', 'Hammered'],
    author: BENCH,
    on: '2025-10-24T18:00:00Z',
    notes: [],
  },
  {
    piece: 'emerald-solitaire',
    time: 'day',
    aspect: 3 / 4,
    title: 'A step cut and nothing else',
    description:
      'An emerald cut hides nothing: long mirrors, clean corners. Four double claws hold it without covering the steps.',
    tags: ['Emerald', 'Platinum', 'Art Deco'],
    author: STONES,
    on: '2025-10-11T08:15:00Z',
    notes: [
      [
        'The Filigree Bench',
        'Double claws also protect the corners, where an emerald chips first.',
        '2025-10-11T15:40:00Z',
      ],
    ],
  },
  {
    piece: 'diamond-solitaire',
    time: 'night',
    aspect: 4 / 5,
    title: 'One light, one stone',
    description: 'A round brilliant lit from one side only: half of it is fire, half of it is ink.',
    tags: ['Diamond', 'Yellow gold', 'Solitaire'],
    author: STONES,
    on: '2025-09-30T20:05:00Z',
    notes: [],
  },
  {
    piece: 'diamond-solitaire',
    time: 'day',
    aspect: 1,
    title: 'The six-prong head, again',
    description:
      'The shape from 1886 that never left: six prongs, a slim shank, and room for light under the stone.',
    tags: ['Diamond', 'Solitaire', 'Classic'],
    author: BENCH,
    on: '2025-09-18T11:20:00Z',
    notes: [],
  },
  {
    piece: 'sapphire-halo',
    time: 'night',
    aspect: 3 / 4,
    title: 'Midnight, one step closer',
    description: 'The same ring at night. The diamonds carry the light, the sapphire keeps it.',
    tags: ['Sapphire', 'Halo', 'Night'],
    author: BENCH,
    on: '2025-09-03T21:45:00Z',
    notes: [],
  },
  {
    piece: 'hammered-band',
    time: 'day',
    aspect: 4 / 5,
    title: 'Made to be scratched',
    description:
      'A hammered surface forgives a lifetime of keys and door handles. Every mark joins the others.',
    tags: ['Yellow gold', 'Band', 'Everyday'],
    author: BENCH,
    on: '2025-08-21T07:50:00Z',
    notes: [],
  },
  {
    piece: 'emerald-solitaire',
    time: 'night',
    aspect: 1,
    title: 'Green, in the dark',
    description: 'Emerald is a quiet stone by day. In low light its green goes deep instead of bright.',
    tags: ['Emerald', 'Platinum', 'Night'],
    author: STONES,
    on: '2025-08-09T19:30:00Z',
    notes: [],
  },
];

export const SAMPLE_POSTS: readonly InspirationPost[] = SAMPLES.map(
  ({ piece, time, on, notes, ...rest }): InspirationPost => {
    const { src, srcSet, alt } = renderOf(piece, time);
    const id = `${piece}-${time}`;
    return {
      ...rest,
      id,
      imageUrl: src,
      srcSet,
      alt,
      createdAt: on,
      comments: notes.map(([author, content, createdAt], place) => ({
        id: `${id}-${place}`,
        author,
        content,
        createdAt,
      })),
    };
  },
);
