import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const brief = (prompt: string) => interpret({ prompt }).brief;

describe('occasions', () => {
  it.each([
    ['Half eternity ring for the missus, 10 years wed in August', 'Anniversary'],
    ['a locket, we are 25 yrs married', 'Anniversary'],
    ['Gran is turning 80 and still wears brooches to church. A floral one please', 'Custom Gift'],
    ['signet for my grandson who will be 18 in the spring', 'Custom Gift'],
    ['a charm for my niece, she is 13 next month', 'Custom Gift'],
    ['a cross pendant to wear to church', 'Religious'],
    ['a locket for Christmas', 'Custom Gift'],
    ['a bracelet for my mother, she has 60 years in April', 'Custom Gift'],
    ['a brooch for my aunt, she retires in June', 'Custom Gift'],
    ['for our fifteenth he says I may have a proper ring', 'Anniversary'],
    ['a locket, it is for our twenty fifth', 'Anniversary'],
    ['a choker for winter formal', 'Statement'],
    ["heart necklace, we've been together a year on the 8th", 'Anniversary'],
    ['bracelet for my gf, together six months next week', 'Anniversary'],
    ["we've been together 8 years and I am finally proposing, a ring", 'Engagement'],
    ['hair pin for my bridal bun', 'Engagement'],
    ['waist chain for the wedding sangeet', 'Engagement'],
    ['necklace to wear to my mehndi', 'Engagement'],
    ['butterfly hair pins for my quinceañera', 'Custom Gift'],
    ['a signet for my grandson who has just graduated from Trinity', 'Custom Gift'],
    ['cufflinks, my nephew is graduating trade school', 'Custom Gift'],
    ['maple leaf charm for my exchange student who is going back to Osaka', 'Custom Gift'],
    ["infinity bracelet for my best friend, she's moving to Melbourne", 'Custom Gift'],
    ['a locket for my daughter, shes off to uni', 'Custom Gift'],
    ["compass pendant, my nephew's joining the navy", 'Custom Gift'],
    ['bracelet, my daughter starts secondary school in September', 'Custom Gift'],
    ['cufflinks for the best man', 'Engagement'],
    ['my wedding dress is ivory, a tiara in silver', 'Engagement'],
    ['charm for a colleague who is going on maternity leave', 'Custom Gift'],
    ['a necklace to thank her, our surrogate', 'Custom Gift'],
    ["St Christopher, my lad's off to Cyprus in May", 'Custom Gift'],
    ['he said yes! a plain gold band', 'Engagement'],
    ['we elope on Saturday, a silver ring', 'Engagement'],
    ['hairpin with pearls for a boho wedding', 'Engagement'],
    ['a ring to wear all day, silver', 'Everyday'],
    ['little studs for her first day at school', 'Custom Gift'],
  ])('%s', (prompt, occasion) => expect(brief(prompt).occasion).toBe(occasion));

  it.each([
    'He gave me a garnet ring the Christmas after we met and it was stolen. I want it again',
    'My sister got me one last birthday; I want a silver bangle like it',
    'all of us are clubbing together for a locket',
    'a spinel ring for me, nobody is proposing to anybody',
    'a silver bangle. Thank you for your answer',
    'My twenty years sober falls on March 3rd, an onyx pendant',
    "low opal ring, I'm a nurse, gloves on and off all day",
    'my lad is off to the pub, a silver ring',
    'bat earrings in silver, October is my Christmas',
    'my size is EU 54, a gold ring. thank you for advance',
    'pearl studs please, thank you for all the help',
    'I graduated from art school in 2009 and love moonstones, a ring please',
    'diamond drops graduating in size',
    'we are moving to platinum, so a platinum ring',
  ])('none: %s', (prompt) => expect(brief(prompt).occasion).toBeNull());
});
