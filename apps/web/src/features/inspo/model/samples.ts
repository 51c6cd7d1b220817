/** The wall as everybody finds it: pictures of our own pieces, and what the bench has to say about them. */
import carringtonEmeraldRing from '../../../../../../catalogue/pictures/carrington-emerald-ring/second.avif?picture';
import cascadePearlNecklace from '../../../../../../catalogue/pictures/cascade-pearl-necklace/second.avif?picture';
import crescentPendant from '../../../../../../catalogue/pictures/crescent-pendant/hero.avif?picture';
import eventailPendant from '../../../../../../catalogue/pictures/eventail-pendant/hero.avif?picture';
import halcyonAquamarineRing from '../../../../../../catalogue/pictures/halcyon-aquamarine-ring/macro.avif?picture';
import leoMedallion from '../../../../../../catalogue/pictures/leo-medallion/second.avif?picture';
import marenTrilogy from '../../../../../../catalogue/pictures/maren-trilogy/macro.avif?picture';
import mercerSapphireBand from '../../../../../../catalogue/pictures/mercer-sapphire-band/macro.avif?picture';
import noctisRing from '../../../../../../catalogue/pictures/noctis-ring/macro.avif?picture';
import orianeHaloRing from '../../../../../../catalogue/pictures/oriane-halo-ring/second.avif?picture';
import rivoliSapphireEarrings from '../../../../../../catalogue/pictures/rivoli-sapphire-earrings/macro.avif?picture';
import roseraieStuds from '../../../../../../catalogue/pictures/roseraie-studs/second.avif?picture';
import soleilOpalPendant from '../../../../../../catalogue/pictures/soleil-opal-pendant/hero.avif?picture';
import tesselBand from '../../../../../../catalogue/pictures/tessel-band/macro.avif?picture';
import torsadeRing from '../../../../../../catalogue/pictures/torsade-ring/macro.avif?picture';
import verteNecklace from '../../../../../../catalogue/pictures/verte-necklace/hero.avif?picture';
import type { CataloguePicture } from '../../../ui/catalogue-picture.ts';
import type { InspirationPost } from './post.ts';

const BENCH = { name: 'The Filigree Bench', avatar: null } as const;
const STONES = { name: 'Stones at Filigree', avatar: null } as const;

interface Sample {
  readonly id: string;
  readonly picture: CataloguePicture;
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
    id: 'oriane-halo-ring',
    picture: orianeHaloRing,
    aspect: 1,
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
    id: 'torsade-ring',
    picture: torsadeRing,
    aspect: 4 / 5,
    title: 'One light, one stone',
    description: 'A round brilliant lit from one side only: half of it is fire, half of it is ink.',
    tags: ['Diamond', 'Rose gold', 'Night'],
    author: STONES,
    on: '2025-10-29T20:05:00Z',
    notes: [],
  },
  {
    id: 'soleil-opal-pendant',
    picture: soleilOpalPendant,
    aspect: 4 / 5,
    title: 'A sun to carry',
    description: 'The opal sits where the heat would be. Turn it, and the day goes from milk to green.',
    tags: ['Opal', 'Yellow gold', 'Pendant'],
    author: BENCH,
    on: '2025-10-27T12:00:00Z',
    notes: [
      [
        'Stones at Filigree',
        'A pendant is the right place for opal: it is soft, and a chain is kinder than a finger.',
        '2025-10-27T16:45:00Z',
      ],
    ],
  },
  {
    id: 'tessel-band',
    picture: tesselBand,
    aspect: 1,
    title: 'Hammered after dark',
    description:
      'Each hammer mark is a small mirror. By candlelight the band moves even when the hand does not.',
    tags: ['Yellow gold', 'Band', 'Night'],
    author: BENCH,
    on: '2025-10-24T18:00:00Z',
    notes: [],
  },
  {
    id: 'verte-necklace',
    picture: verteNecklace,
    aspect: 1,
    title: 'Three greens on a fine chain',
    description:
      'A pear between two smaller ones, a double halo around the first. The chain is thin so that nothing else speaks.',
    tags: ['Emerald', 'Yellow gold', 'Necklace'],
    author: STONES,
    on: '2025-10-19T09:40:00Z',
    notes: [],
  },
  {
    id: 'eventail-pendant',
    picture: eventailPendant,
    aspect: 4 / 5,
    title: 'A fan opens',
    description:
      'Rays with a diamond at each tip, and one emerald where they meet. Geometry can be tender too.',
    tags: ['Emerald', 'Platinum', 'Art Deco'],
    author: BENCH,
    on: '2025-10-15T14:20:00Z',
    notes: [],
  },
  {
    id: 'carrington-emerald-ring',
    picture: carringtonEmeraldRing,
    aspect: 1,
    title: 'A step cut and two steps beside it',
    description:
      'An emerald cut hides nothing: long mirrors, clean corners. The baguettes carry its lines on to both sides.',
    tags: ['Emerald', 'Platinum', 'Art Deco'],
    author: STONES,
    on: '2025-10-11T08:15:00Z',
    notes: [
      [
        'The Filigree Bench',
        'The claws stand at the corners, where an emerald chips first.',
        '2025-10-11T15:40:00Z',
      ],
    ],
  },
  {
    id: 'crescent-pendant',
    picture: crescentPendant,
    aspect: 4 / 5,
    title: 'Moon, with company',
    description: 'Diamonds along the inside of the crescent, so that it waxes as you move.',
    tags: ['Diamond', 'Yellow gold', 'Pendant'],
    author: BENCH,
    on: '2025-10-04T21:10:00Z',
    notes: [],
  },
  {
    id: 'maren-trilogy',
    picture: marenTrilogy,
    aspect: 1,
    title: 'Red between two whites',
    description: 'Three ovals. The ruby does the talking; the diamonds hold the silence on either side.',
    tags: ['Ruby', 'Yellow gold', 'Night'],
    author: STONES,
    on: '2025-09-30T20:05:00Z',
    notes: [
      [
        'The Filigree Bench',
        'Past, present, future is what people say of three stones. We just like the balance.',
        '2025-10-01T07:55:00Z',
      ],
    ],
  },
  {
    id: 'cascade-pearl-necklace',
    picture: cascadePearlNecklace,
    aspect: 1,
    title: 'Three pearls, no more',
    description: 'The largest in the middle, as a sentence has one verb.',
    tags: ['Pearl', 'Rose gold', 'Necklace'],
    author: BENCH,
    on: '2025-09-22T10:00:00Z',
    notes: [],
  },
  {
    id: 'mercer-sapphire-band',
    picture: mercerSapphireBand,
    aspect: 4 / 5,
    title: 'A river of squares',
    description:
      'Princess cuts edge to edge between two walls, and a line of milgrain on each bank. Nothing to catch on a sleeve.',
    tags: ['Sapphire', 'Band', 'Art Deco'],
    author: BENCH,
    on: '2025-09-18T11:20:00Z',
    notes: [],
  },
  {
    id: 'roseraie-studs',
    picture: roseraieStuds,
    aspect: 1,
    title: 'Roses that keep',
    description: 'Petal on petal in rose gold, and a drop of dew on each.',
    tags: ['Diamond', 'Rose gold', 'Earrings'],
    author: STONES,
    on: '2025-09-10T08:30:00Z',
    notes: [],
  },
  {
    id: 'halcyon-aquamarine-ring',
    picture: halcyonAquamarineRing,
    aspect: 4 / 5,
    title: 'Sea, seen through a window',
    description:
      'Aquamarine has almost no colour until it is large. This one is, and the steps keep it calm.',
    tags: ['Aquamarine', 'Silver', 'Night'],
    author: BENCH,
    on: '2025-09-03T21:45:00Z',
    notes: [],
  },
  {
    id: 'rivoli-sapphire-earrings',
    picture: rivoliSapphireEarrings,
    aspect: 1,
    title: 'Blue glass, they said',
    description: 'It is sapphire. A step cut in a beaded bezel, the way a window is set in stone.',
    tags: ['Sapphire', 'Platinum', 'Earrings'],
    author: STONES,
    on: '2025-08-27T13:05:00Z',
    notes: [
      [
        'The Filigree Bench',
        'The bezel also keeps the edges safe, which an earring needs more than one thinks.',
        '2025-08-27T18:20:00Z',
      ],
    ],
  },
  {
    id: 'leo-medallion',
    picture: leoMedallion,
    aspect: 4 / 5,
    title: 'Born in August',
    description:
      'A sign, a rim of grains, four diamonds. It will be rubbed bright by the thumb of whoever wears it.',
    tags: ['Diamond', 'Yellow gold', 'Pendant'],
    author: BENCH,
    on: '2025-08-21T07:50:00Z',
    notes: [],
  },
  {
    id: 'noctis-ring',
    picture: noctisRing,
    aspect: 1,
    title: 'Almost nothing but light',
    description: 'A princess cut on black rhodium. The metal steps back so far that only the stone is left.',
    tags: ['Diamond', 'Black rhodium', 'Night'],
    author: STONES,
    on: '2025-08-09T19:30:00Z',
    notes: [],
  },
];

export const SAMPLE_POSTS: readonly InspirationPost[] = SAMPLES.map(
  ({ id, picture, on, notes, ...rest }): InspirationPost => ({
    ...rest,
    id,
    imageUrl: picture.src,
    ...(picture.srcSet === undefined ? {} : { srcSet: picture.srcSet }),
    alt: picture.alt,
    preview: picture.placeholder,
    createdAt: on,
    comments: notes.map(([author, content, createdAt], place) => ({
      id: `${id}-${place}`,
      author,
      content,
      createdAt,
    })),
  }),
);
