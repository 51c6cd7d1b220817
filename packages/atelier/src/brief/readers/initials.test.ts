import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('initials with points and prefixes', () => {
  it.each([
    ['gold signet with my initials D.McK underneath a hare', 'D.McK'],
    ['wedding ring engraved K. & T.', 'K. & T.'],
    ['locket, initials A.McD and R.O’N', 'A.McD and R.O’N'],
    ['cufflinks with his initials, W.J.McC.', 'W.J.McC.'],
    ['pendant with initials DMcK', 'DMcK'],
    ['pendant engraved with J. McK.', 'J. McK.'],
    ['ring with the initials MacD', 'MacD'],
    ["initials S. O'L. inside the band", "S. O'L."],
    ['silver pendant engraved J.P. & A.M.', 'J.P. & A.M.'],
    ['locket engraved with R.St.J', 'R.St.J'],
    ['signet engraved M.A.R.', 'M.A.R.'],
  ])('are read whole: %s', (prompt, letters) => expect(interpret({ prompt }).brief.engraving).toBe(letters));

  it.each([
    ['locket engraved with K. I would like it in silver', 'K'],
    ['ring engraved A.B. and a heart', 'A.B.'],
    ['bracelet engraved with Tom. & a heart', 'Tom'],
  ])('end where the sentence goes on: %s', (prompt, letters) =>
    expect(interpret({ prompt }).brief.engraving).toBe(letters),
  );
});
