/** The wall as everybody finds it: pictures of our own pieces, and what the bench has to say about them (i18n, `wall`). */
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
import type { wall } from '../../../i18n/en/wall.ts';
import type { Texts } from '../../../i18n/texts.ts';
import type { CataloguePicture } from '../../../ui/catalogue-picture.ts';
import type { InspirationPost } from './post.ts';

type WallTexts = typeof wall.messages;
type Author = 'bench' | 'stones';
type Tag = keyof WallTexts extends infer K ? (K extends `tag.${infer Name}` ? Name : never) : never;
type SampleId = keyof WallTexts extends infer K ? (K extends `${infer Id}.title` ? Id : never) : never;
/** The samples to which something was said. */
type NotedId = keyof WallTexts extends infer K ? (K extends `${infer Id}.note` ? Id : never) : never;

interface Shown {
  readonly picture: CataloguePicture;
  readonly aspect: number;
  readonly tags: readonly Tag[];
  readonly author: Author;
  /** ISO 8601. */
  readonly on: string;
}
interface Silent extends Shown {
  readonly id: Exclude<SampleId, NotedId>;
  readonly note?: undefined;
}
interface Noted extends Shown {
  readonly id: NotedId;
  readonly note: { readonly author: Author; readonly on: string };
}

const SAMPLES: readonly (Silent | Noted)[] = [
  {
    id: 'oriane-halo-ring',
    picture: orianeHaloRing,
    aspect: 1,
    tags: ['sapphire', 'rose-gold', 'halo'],
    author: 'bench',
    on: '2025-11-02T09:30:00Z',
    note: { author: 'stones', on: '2025-11-03T10:12:00Z' },
  },
  {
    id: 'torsade-ring',
    picture: torsadeRing,
    aspect: 4 / 5,
    tags: ['diamond', 'rose-gold', 'night'],
    author: 'stones',
    on: '2025-10-29T20:05:00Z',
  },
  {
    id: 'soleil-opal-pendant',
    picture: soleilOpalPendant,
    aspect: 4 / 5,
    tags: ['opal', 'yellow-gold', 'pendant'],
    author: 'bench',
    on: '2025-10-27T12:00:00Z',
    note: { author: 'stones', on: '2025-10-27T16:45:00Z' },
  },
  {
    id: 'tessel-band',
    picture: tesselBand,
    aspect: 1,
    tags: ['yellow-gold', 'band', 'night'],
    author: 'bench',
    on: '2025-10-24T18:00:00Z',
  },
  {
    id: 'verte-necklace',
    picture: verteNecklace,
    aspect: 1,
    tags: ['emerald', 'yellow-gold', 'necklace'],
    author: 'stones',
    on: '2025-10-19T09:40:00Z',
  },
  {
    id: 'eventail-pendant',
    picture: eventailPendant,
    aspect: 4 / 5,
    tags: ['emerald', 'platinum', 'art-deco'],
    author: 'bench',
    on: '2025-10-15T14:20:00Z',
  },
  {
    id: 'carrington-emerald-ring',
    picture: carringtonEmeraldRing,
    aspect: 1,
    tags: ['emerald', 'platinum', 'art-deco'],
    author: 'stones',
    on: '2025-10-11T08:15:00Z',
    note: { author: 'bench', on: '2025-10-11T15:40:00Z' },
  },
  {
    id: 'crescent-pendant',
    picture: crescentPendant,
    aspect: 4 / 5,
    tags: ['diamond', 'yellow-gold', 'pendant'],
    author: 'bench',
    on: '2025-10-04T21:10:00Z',
  },
  {
    id: 'maren-trilogy',
    picture: marenTrilogy,
    aspect: 1,
    tags: ['ruby', 'yellow-gold', 'night'],
    author: 'stones',
    on: '2025-09-30T20:05:00Z',
    note: { author: 'bench', on: '2025-10-01T07:55:00Z' },
  },
  {
    id: 'cascade-pearl-necklace',
    picture: cascadePearlNecklace,
    aspect: 1,
    tags: ['pearl', 'rose-gold', 'necklace'],
    author: 'bench',
    on: '2025-09-22T10:00:00Z',
  },
  {
    id: 'mercer-sapphire-band',
    picture: mercerSapphireBand,
    aspect: 4 / 5,
    tags: ['sapphire', 'band', 'art-deco'],
    author: 'bench',
    on: '2025-09-18T11:20:00Z',
  },
  {
    id: 'roseraie-studs',
    picture: roseraieStuds,
    aspect: 1,
    tags: ['diamond', 'rose-gold', 'earrings'],
    author: 'stones',
    on: '2025-09-10T08:30:00Z',
  },
  {
    id: 'halcyon-aquamarine-ring',
    picture: halcyonAquamarineRing,
    aspect: 4 / 5,
    tags: ['aquamarine', 'silver', 'night'],
    author: 'bench',
    on: '2025-09-03T21:45:00Z',
  },
  {
    id: 'rivoli-sapphire-earrings',
    picture: rivoliSapphireEarrings,
    aspect: 1,
    tags: ['sapphire', 'platinum', 'earrings'],
    author: 'stones',
    on: '2025-08-27T13:05:00Z',
    note: { author: 'bench', on: '2025-08-27T18:20:00Z' },
  },
  {
    id: 'leo-medallion',
    picture: leoMedallion,
    aspect: 4 / 5,
    tags: ['diamond', 'yellow-gold', 'pendant'],
    author: 'bench',
    on: '2025-08-21T07:50:00Z',
  },
  {
    id: 'noctis-ring',
    picture: noctisRing,
    aspect: 1,
    tags: ['diamond', 'black-rhodium', 'night'],
    author: 'stones',
    on: '2025-08-09T19:30:00Z',
  },
];

/** The samples in the language of `t`. */
export const samplePosts = (t: Texts<WallTexts>): readonly InspirationPost[] =>
  SAMPLES.map((sample): InspirationPost => {
    const { id, picture, aspect, tags, author, on } = sample;
    const by = (name: Author) => ({ name: t(`author.${name}`), avatar: null });
    return {
      id,
      aspect,
      imageUrl: picture.src,
      ...(picture.srcSet === undefined ? {} : { srcSet: picture.srcSet }),
      alt: t(`${id}.alt`),
      preview: picture.placeholder,
      title: t(`${id}.title`),
      description: t(`${id}.text`),
      tags: tags.map((tag) => t(`tag.${tag}`)),
      author: by(author),
      createdAt: on,
      comments: sample.note
        ? [
            {
              id: `${id}-0`,
              author: by(sample.note.author).name,
              content: t(`${sample.id}.note`),
              createdAt: sample.note.on,
            },
          ]
        : [],
    };
  });
