/** Ways to say that nothing stands beside the stone that was named. Words are lemmas (spelling.ts). */

/** Whole phrases, refusals among them. */
export const SOLE_STONE_WORDS =
  'no other stone, no other gem, no other gemstone, no other diamond, no further stone, no extra stone, no extra diamond, no additional stone, no additional diamond, no small stone, no small diamond, no little stone, no little diamond, no tiny stone, no tiny diamond, no side stone, no side diamond, no accent, no accent stone, no accent diamond, no melee, no shoulder stone, without side stone, without any side stone, without accent, without accent stone, without any other stone, without other stone, without any accent, nothing else on it, nothing else on the ring, nothing else on the band, nothing else around it, nothing else in it, nothing beside it, nothing next to it, nothing either side, nothing on either side, nothing on the side, nothing around it, nothing but the stone, stone and nothing else, diamond and nothing else, stone on its own, stone by itself, stone all alone, single stone only, one stone only, only one stone, just one stone, just the one stone, only the one stone, just the stone, only the stone, just a single stone, only a single stone, just the single stone, just a stone on a band, no stone on the band, no stone on the side, no stone on the shoulder, no stone around it, no stone beside it, no diamond on the band, no diamond on the side, no diamond on the shoulder, no diamond around it, no diamond beside it, nothing on the shoulder, clean shoulder, plain shoulder, bare shoulder';

/** Before the one stone: "just a sapphire", "only the one opal". */
export const ALONE_CUES: ReadonlySet<string> = new Set(['just', 'only', 'simply']);
/** Between those and the stone. */
export const ALONE_ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'one', 'single', '1', 'that']);
