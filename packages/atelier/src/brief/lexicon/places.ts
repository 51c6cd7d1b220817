/** Places that a culture or a style is called after, and the words that make them only where something is. */
import { lemma } from '../spelling.ts';
import { phrasesOf } from './entry.ts';

const lemmas = (list: string): ReadonlySet<string> =>
  new Set(phrasesOf(list).map((phrase) => phrase.split(' ').map(lemma).join(' ')));
const setOf = (list: string): ReadonlySet<string> => new Set(phrasesOf(list));

/** Countries, cities and festivals of today. */
export const PLACES_NAMED = lemmas(
  `ibiza, tulum, coachella, glastonbury, glasto, woodstock, burning man, harajuku,
  egypt, cairo, nile, greece, athens, crete, santorini, mykonos, rome, pompeii, ireland, scotland, wales, cornwall, iceland, norway, ravenna,
  iran, turkey, turkiye, istanbul, tabriz, isfahan, india, bharat, jodhpur, udaipur, rajasthan, jaipur, hyderabad, kerala, kolkata, china, peking, beijing, shanghai,
  hong kong, japan, kyoto, tokyo, tibet, nepal, bhutan, lhasa, ladakh, kathmandu, sikkim, africa, kenya, ghana, nigeria, ethiopia, mali, morocco, marrakech, marrakesh,
  fez, mexico, peru, hawaii, tahiti, fiji, samoa, tonga, new zealand, bora bora, russia, moscow, lourdes, fatima`,
);

/** Before a place these tell where somebody is or goes. */
export const PLACE_LEADS = setOf(
  'in, to, near, through, around, at, via, for, visit, visited, visiting, leaving, left, toured, touring, off',
);
/** "From" does so behind these alone: "he is from Norway"; "a bangle from Nepal" is of its kind. */
export const COMING_FROM = setOf(
  `is, are, am, was, were, come, comes, came, back, bought, originally, hails, hailing, flown, flying, flies, flew, home, family, husband, wife, s, he's, she's, i'm, they're, we're, mum, mom, dad, nan, gran, grandma, grandad, post, posted, messages, calls, arriving, arrived, lives`,
);

/** With these it is how things are made there that is wished for. */
export const OF_THE_PLACE = setOf(
  'like, as, style, styles, styled, inspired, inspiration, remember, remembers, remind, reminds, reminder, reminding, reminiscent, memory, memories, souvenir, traditional, wear, wears, worn, wore, made, makes, look, looks, feel, feels, vibe, nod, heritage, roots, pattern, patterns, motif, motifs, jewelry, jewellery, typical, see, saw, seen, evoke, evokes, commemorate, celebrate, tribute, homage, based, found, type',
);
