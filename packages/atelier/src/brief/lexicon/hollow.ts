/** Metal that is not solid, in single words as they are scanned. */
export const HOLLOW_WORDS: ReadonlySet<string> = new Set([
  'hollow',
  'hollowed',
  'hollowform',
  'tubular',
  'lightened',
]);

/** Before it: solid. */
export const SOLID_WORDS: ReadonlySet<string> = new Set([
  'not',
  'no',
  'never',
  'isnt',
  "isn't",
  'non',
  'nothing',
]);

/** "Tube hoops", "a tube bangle": what is bent from tube. */
export const TUBE_WORDS: ReadonlySet<string> = new Set(['tube', 'tubes', 'tubing']);

/** What follows a word for it and says no more. */
export const HOLLOW_LINKS: ReadonlySet<string> = new Set([
  'construction',
  'out',
  'form',
  'formed',
  'inside',
  'core',
  'back',
  'backed',
  'head',
  'tube',
  'tubes',
  'tubing',
]);
