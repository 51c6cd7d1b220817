/** What is said of a figure that is not the front of a ring. Words are lemmas (spelling.ts). */
export const HIDDEN_WORDS =
  'hidden, hidden on the side, hidden on one side, hidden away, hidden at the side, hidden on the band, hidden on the shoulder, hiding, hiding on the side, secret, secretly, tucked, tucked away, tucked in, tucked on the side, tucked into the side, tucked under, discreet, discreetly, easter egg, on the side, on one side, at the side, at one side, on the shoulder, on one shoulder, peeking, peeking out';
