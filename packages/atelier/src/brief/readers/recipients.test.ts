import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('for whom', () => {
  it.each([
    ['a silver locket for my daughters graduation', 'daughter'],
    ['a charm for my sisters birthday', 'sister'],
    ['bracelets for my daughters', 'daughters'],
    ['two tone band, me, 7mm', 'me'],
    ['something with a wolf, from me to me, a pendant', 'me'],
    ['a hairpin, it is a little present to myself', 'myself'],
    ['a ring that I can give her', 'her'],
    ['a brooch for our retiring treasurer', 'treasurer'],
  ])('%s', (prompt, recipient) => expect(interpret({ prompt }).brief.recipient).toBe(recipient));
});

describe('for whom not', () => {
  it.each([
    'my bf is proposing and told me to pick the ring myself, a pear morganite',
    "A cardinal brooch. Dad's paying, about 800",
    "a bigger diamond than my sister's, on a ring",
    'my students have voted that I need earrings like DNA',
    'platinum band, 3mm. My husband is having the same in 6mm',
    'Our rabbi suggested a plain gold band with no stones',
    'My kid drew a wonky star and I want exactly that as a pendant',
    "one ring in rose gold. Mine can wait, I've got Dad's.",
    'a memorial pendant for our stillborn son, Rowan',
    'replace the hoops my toddler threw into the river',
    'My boyfriend proposed last week! An emerald ring please',
    'my fiance has popped the question with a placeholder ring, now a real one in platinum',
  ])('who proposes, pays or is told of does not wear it: %s', (prompt) => {
    expect(interpret({ prompt }).brief.recipient).toBeNull();
  });

  it('what friends have is not for them', () => {
    expect(interpret({ prompt: 'my friends all have those cross earrings' }).brief.recipient).toBeNull();
    expect(
      interpret({ prompt: 'my partner measured my finger, a 7, a silver ring' }).brief.recipient,
    ).toBeNull();
    expect(interpret({ prompt: 'my sister got a halo, I want a bezel ring' }).brief.recipient).toBeNull();
    expect(interpret({ prompt: 'my friend has a long neck, a 20 inch necklace' }).brief.recipient).toBe(
      'friend',
    );
  });
});

describe('whose names or stones it bears', () => {
  it.each([
    "silver necklace with my kids' birthstones, March and July",
    'a locket with the names of my boys, Jack and Harry',
    'gold disc with the initials of our three girls: P, Q and R',
  ])('is not who wears it: %s', (prompt) => expect(interpret({ prompt }).brief.recipient).toBeNull());
});

describe('people of a story', () => {
  it.each([
    ["me and my fiancé don't want diamonds, an engagement ring", null],
    ['angel wings with my brothers name Declan, pendant', null],
    ['bracelet with a sapphire for each child', null],
    ['we lost our daughter Iris; a necklace with an iris', null],
    ["I'd like to redo my grandmother's brooch as a pendant", null],
    ['a robin brooch, robins remind me of my nan', null],
    ['my mother loved violets; an enamel brooch', null],
    ['my wife loved the one in your window, a ruby ring', 'wife'],
    ['my ex kept the ring, so a garnet ring', null],
    ['earrings like those in Fez. I regret not buying them', null],
    ['mens bracelet, it is for my boyfriend', 'boyfriend'],
    ['my daughter is getting married, I want a choker', 'daughter'],
    ['a maple leaf charm for my exchange student', 'exchange student'],
    ['a charm for my niece who just passed grade 5', 'niece'],
    ['a mens ring in titanium', 'mens'],
  ])('%s', (prompt, recipient) => expect(interpret({ prompt }).brief.recipient).toBe(recipient));
});
