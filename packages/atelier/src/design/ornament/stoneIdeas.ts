import type { SettingStyle } from '@filigree/contracts';
import type { Stone } from '../parts.ts';
import type { Random } from '../random.ts';
import type { Halo } from '../ring/document.ts';
import { between, haloStoneMm, pick, prongCountFor } from '../ring/recipes/parts.ts';
import { largestShare, stoneOfSize } from '../stones/weight.ts';
import type { Ornament } from './document.ts';
import type { StoneHold } from './stone.ts';
import type { OrnamentStyle } from './style.ts';

/** A way to make an ornament; `share` scales it against the style's usual size (a station is smaller than a front). */
export interface OrnamentIdea {
  readonly id: string;
  readonly settings: readonly SettingStyle[];
  readonly ornate: boolean;
  readonly draw: (random: Random, share: number) => Ornament;
}

/** Which holds the metal and the stone allow. */
export interface HoldRules {
  readonly prongsPossible: boolean;
  readonly prongCount: number | null;
}

const CORNERED = new Set(['Princess', 'Marquise', 'Pear', 'Trillion', 'Heart']);

/** Ornaments whose idea is the stone itself; empty when no stones are wanted. */
export function stoneIdeas(style: OrnamentStyle, rules: HoldRules): OrnamentIdea[] {
  const { centre, accent } = style;
  if (centre === null) return [];
  const bead = centre.form === 'bead';
  const ideas: OrnamentIdea[] = [];
  const single = (share: number): Stone => scaled(centre, share);
  const prong = (random: Random, stone: Stone): StoneHold => ({
    kind: 'prong',
    prongCount: prongCountFor(stone, rules.prongCount, random),
    prongForm:
      CORNERED.has(stone.cut) && stone.form === 'faceted' ? 'v' : pick(random, style.eraRules.prongForms),
  });
  const bezel = (scalloped: boolean): StoneHold => ({
    kind: 'bezel',
    wallMm: null,
    milgrain: style.eraRules.milgrain,
    scalloped,
  });
  const alloyId = style.accentAlloyId;
  const upright = 'upright' as const;
  if (bead) {
    ideas.push({
      id: 'pearl',
      settings: ['Solitary', 'Prong', 'Bezel', 'Cluster', 'Halo', 'Tension'],
      ornate: false,
      draw: (_, share) => ({
        kind: 'stone',
        alloyId,
        stone: single(share),
        orientation: upright,
        hold: { kind: 'peg' },
        halo: null,
      }),
    });
    return ideas;
  }
  if (rules.prongsPossible) {
    ideas.push({
      id: 'solitaire',
      settings: ['Solitary', 'Prong'],
      ornate: false,
      draw: (random, share) => ({
        kind: 'stone',
        alloyId,
        stone: single(share),
        orientation: upright,
        hold: prong(random, single(share)),
        halo: null,
      }),
    });
  }
  ideas.push({
    id: 'bezel',
    settings: ['Bezel', 'Solitary', 'Tension', 'Invisible'],
    ornate: false,
    draw: (_, share) => ({
      kind: 'stone',
      alloyId,
      stone: single(share),
      orientation: upright,
      hold: bezel(false),
      halo: null,
    }),
  });
  if (accent === null || !rules.prongsPossible) return ideas;
  const halo = (random: Random, stone: Stone, options: Partial<Halo>): Halo => ({
    stone: accent,
    alloyId,
    meleeDiameterMm: haloStoneMm(accent, stone.widthMm * 0.19 + 0.1 * random()),
    rows: 1,
    outline: 'follow',
    scalloped: true,
    milgrain: style.eraRules.milgrain,
    ...options,
  });
  const haloed = (id: string, options: Partial<Halo>): OrnamentIdea => ({
    id,
    settings: ['Halo', 'Pave'],
    ornate: true,
    draw: (random, share) => {
      const stone = single(share * 0.82);
      const hold = prong(random, stone);
      return {
        kind: 'stone',
        alloyId,
        stone,
        orientation: upright,
        hold,
        halo: halo(random, stone, options),
      };
    },
  });
  ideas.push(haloed('halo', {}));
  if (centre.widthMm > 4.5) ideas.push(haloed('double-halo', { rows: 2 }));
  if (centre.form === 'faceted' && (centre.cut === 'Round' || centre.cut === 'Oval')) {
    ideas.push({
      id: 'rosette',
      settings: ['Cluster'],
      ornate: true,
      draw: (random, share) => ({
        kind: 'rosette',
        alloyId,
        stone: single(share * 0.72),
        petals: Math.floor(between(random, 7, 10.99)),
        accent,
      }),
    });
  }
  ideas.push({
    id: 'graduated-row',
    settings: ['Prong', 'Bar', 'Channel', 'Invisible'],
    ornate: false,
    draw: (random, share) => {
      const shares = [0.5, 0.64, 0.8];
      const stones = shares.map((part) => scaled(centre, part * share));
      return { kind: 'row', alloyId, stones, direction: 'down', hold: prong(random, stones[0]) };
    },
  });
  return ideas;
}

/** A row of so many stones is about this many times as long as the stone that stands alone. */
const ROW_LENGTH = 2.1;
/** Largest and smallest stone of a row against that. */
const ROW_SHARES = { most: 0.78, least: 0.3 } as const;

/** Fronts of just so many stones of the wish (2 to 9), in rows; empty when no stones are wanted. */
export function countedIdeas(style: OrnamentStyle, rules: HoldRules, count: number): OrnamentIdea[] {
  const { centre, accentAlloyId: alloyId, eraRules } = style;
  if (centre === null) return [];
  const even = Math.min(ROW_SHARES.most, Math.max(ROW_SHARES.least, ROW_LENGTH / count));
  const middle = (count - 1) / 2;
  const swelling = Array.from(
    { length: count },
    (_, i) => even * (count === 2 ? 1 : 1.22 - (0.44 * Math.abs(i - middle)) / middle),
  );
  const falling = Array.from({ length: count }, (_, i) => even * (0.8 + (0.4 * i) / (count - 1)));
  const bezel: StoneHold = { kind: 'bezel', wallMm: null, milgrain: eraRules.milgrain, scalloped: false };
  const prong = (random: Random, stone: Stone): StoneHold => ({
    kind: 'prong',
    prongCount: prongCountFor(stone, rules.prongCount, random),
    prongForm: CORNERED.has(stone.cut) && stone.form === 'faceted' ? 'v' : pick(random, eraRules.prongForms),
  });
  const row = (
    id: string,
    shares: readonly number[],
    direction: 'down' | 'across',
    held: 'prong' | 'bezel',
  ): OrnamentIdea => ({
    id,
    settings: held === 'prong' ? ['Prong', 'Bar', 'Channel', 'Invisible'] : ['Bezel', 'Solitary'],
    ornate: false,
    draw: (random, share) => {
      const stones = shares.map((part) => scaled(centre, part * share));
      const hold: StoneHold =
        centre.form === 'bead' ? { kind: 'peg' } : held === 'prong' ? prong(random, stones[0]) : bezel;
      return { kind: 'row', alloyId, stones, direction, hold };
    },
  });
  const open = rules.prongsPossible ? 'prong' : 'bezel';
  return [
    row('counted-down', falling, 'down', open),
    row('counted-across', swelling, 'across', 'bezel'),
    row(
      'counted-even',
      Array.from({ length: count }, () => even),
      'across',
      open,
    ),
    row('counted-bezels', falling, 'down', 'bezel'),
  ];
}

/** Stones of the wish in bezels along a line; null when no stones are wanted. */
export function stoneLine(
  { centre, eraRules, accentAlloyId }: OrnamentStyle,
  shares: readonly number[],
  direction: 'down' | 'across',
): Ornament | null {
  if (centre === null) return null;
  const hold: StoneHold =
    centre.form === 'bead'
      ? { kind: 'peg' }
      : { kind: 'bezel', wallMm: null, milgrain: eraRules.milgrain, scalloped: false };
  return {
    kind: 'row',
    alloyId: accentAlloyId,
    stones: shares.map((share) => scaled(centre, share)),
    direction,
    hold,
  };
}

/** A stone of the same kind and proportions; never below what single settings hold, nor longer than any stone. */
export function scaled(stone: Stone, share: number): Stone {
  const held = Math.min(largestShare(stone), Math.max(share, 1.6 / stone.widthMm));
  return stoneOfSize(stone, stone.lengthMm * held, stone.widthMm * held);
}
