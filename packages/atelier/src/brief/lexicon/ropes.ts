/** What is said of wires twisted like a rope along a band: what they are like, and where they lie. Words are lemmas (spelling.ts). */
const ROPES: readonly string[] = [
  'rope',
  'roped',
  'rope style',
  'rope like',
  'rope twist',
  'twisted rope',
  'braided rope',
  'twisted wire',
  'twisted cord',
  'twisted cable',
  'corded',
  'cord',
  'cable',
];
const LAID: readonly string[] = [
  'pattern',
  'border',
  'edge',
  'edged',
  'edging',
  'rim',
  'trim',
  'detail',
  'detailing',
  'design',
  'motif',
  'accent',
  'surround',
  'frame',
  'work',
  'inlay',
];
/** Said the other way round: "edges like twisted rope". */
const TURNED =
  'edge like rope, edge like a rope, edge like twisted rope, edge like a twisted rope, border of rope, border of twisted rope, border of twisted wire, edge of twisted wire, pattern of rope, pattern of twisted rope, pattern like rope, pattern like a rope, pattern of twisted cord, rope around the edge, rope along the edge, rope along both edge, rope around both edge, rope on both edge, twisted wire along the edge, twisted wire around the edge, twisted wire along both edge, rope running around, rope around the band, rope around the middle, rope around the center, rope around the centre, rope through the middle, rope down the middle, rope through the center, rope through the centre';

export const ROPE_EDGE_WORDS = [
  ...ROPES.flatMap((rope) => LAID.map((laid) => `${rope} ${laid}`)),
  TURNED,
].join(', ');
