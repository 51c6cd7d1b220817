/** How letters look, and where they stand. */

/** The side of a piece that lies on the skin. */
export const BACKS =
  'on the back, on its back, on the reverse, on the reverse side, on the other side, on the underside, on the flip side, behind it, at the back, on the inside of the locket, on the backs';

/** Of a hand that is joined and turned. */
export const FLOWING = 'curl*, swirl*, flowing, loopy, fancy, cursive, ornate, frilly';

/** Of letters that are easily read. */
export const PLAIN_HANDS =
  'easier to read, easy to read, legible, more legible, readable, clear letters, clearer letters, plain letters, simple letters, plain and simple, something plain, something simple, not joined up, printed, like print';
