/** What is said of figures that go around a band. Words are lemmas (spelling.ts). */
export const AROUND_WORDS =
  'around it, round it, all around, all round, all the way around, all the way round, around the band, round the band, around the ring, round the ring, around the outside, round the outside, along the band, on the band, into the band, in the band, wrapping around it, wrapped around it, rolling across it, rolling across, rolling over it, across it, across the cuff, across the bangle, over the cuff, over the bangle, around the cuff, round the cuff, around the bangle, round the bangle, along the cuff, along the bangle, all over it, all over, all along it, going around, running around, running round, going round';
export const PATTERN_WORDS: readonly string[] = [
  'pattern',
  'patterned',
  'patterns',
  'relief',
  'border',
  'frieze',
];
export const STAMPED_WORDS: readonly string[] = [
  'stamped',
  'embossed',
  'pressed',
  'carved',
  'etched',
  'engraved',
  'chased',
  'impressed',
];
