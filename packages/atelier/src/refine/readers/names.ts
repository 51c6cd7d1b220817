/** What all readers of instructions share: how the parts of a ring are named, and small numbers. */
import { GEMSTONES } from '@filigree/contracts';
import type { Wish } from '../change.ts';
import { plural } from '../outcome.ts';
import type { Scene } from '../scene.ts';

export type ChangeReader = (scene: Scene) => Wish[];

export const NAMES_BAND = /\b(?:band|shank|ring itself|hoop)\b/;
export const NAMES_SETTING = /\b(?:setting|head|prongs?|claws?|basket|bezel|mount(?:ing)?|gallery|collet)\b/;
export const NAMES_STONE =
  /\b(?:stone|gem|gemstone|cent(?:er|re)(?:piece)?|diamond|solitaire|rock|carats?|ct|main)\b/;

/** "Rubies", "opals": gems in the plural. */
export const GEM_NAMES = GEMSTONES.map((gemstone) => gemstone.toLowerCase()).join('|');
export const GEM_PLURALS = GEMSTONES.map(plural).join('|');

export const MILGRAIN =
  /\bmil+i?gr?ain(?:ed|ing)?\b|\bbeaded (?:edges?|borders?|rims?)\b|\b(?:beads|beading|dots|balls|bobbles|bumps|grains|granules) (?:\w+ )?(?:on|along|around|round|at|of|from|off) (?:the |its |both |either |each )?(?:\w+ )?(?:edges?|edging|rims?|borders?|outline)\b/;

export const removing = (scene: Scene): boolean => scene.intent === 'remove';

export const numberIn = (plain: string): number | null => {
  const match = /\b(one|two|three|four|five|single|double|\d)\b/.exec(plain);
  if (match === null) return null;
  return { one: 1, single: 1, two: 2, double: 2, three: 3, four: 4, five: 5 }[match[1]!] ?? Number(match[1]);
};

/** Parts of pieces that are not rings. */
export const NAMES_CHAIN = /\b(?:chains?|links?|necklace chain)\b/;
export const NAMES_DROP =
  /\b(?:drops?(?! (?:the|it|this|that|those|these|all|any|my|its)\b)|at the bottom|below|underneath|dangles?|dangling|droplets?|charms?|hanging|pendants? below|hang (?:an?|one|two|three|some) (?=\w)|(?:off|from) the (?:bottom|end|tip|tail)s?)\b/;
export const NAMES_STATION = /\bstations?\b/;
