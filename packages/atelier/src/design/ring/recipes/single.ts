import { between, bezelHead, pick, prongHead } from './parts.ts';
import type { Recipe } from './recipe.ts';

/** One stone and metal: what solitary, prong, bezel and tension mean. */
export const SINGLE_STONE_RECIPES: readonly Recipe[] = [
  {
    id: 'solitaire-six',
    settings: ['Solitary', 'Prong'],
    stones: 'one',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.band.palmTaper = between(random, 0.82, 0.95);
      sketch.head = prongHead(sketch, wish, random, { gallery: 'peg', count: 6, form: 'round', lift: 0.4 });
    },
  },
  {
    id: 'cathedral',
    settings: ['Solitary', 'Prong'],
    stones: 'one',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.head = prongHead(sketch, wish, random, {
        gallery: pick(random, ['basket', 'double-rail']),
        lift: 0.5,
      });
      sketch.shoulders = { kind: 'cathedral', rise: between(random, 0.45, 0.72) };
    },
  },
  {
    id: 'knife-edge-solitaire',
    settings: ['Solitary', 'Prong'],
    stones: 'one',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.band.profile = 'knife-edge';
      sketch.band.thicknessMm = Math.max(sketch.band.thicknessMm, 1.9);
      sketch.head = prongHead(sketch, wish, random, { gallery: 'trellis', form: 'claw' });
    },
  },
  {
    id: 'crown-solitaire',
    settings: ['Solitary', 'Prong'],
    stones: 'one',
    ornate: true,
    draw: (sketch, wish, random) => {
      sketch.head = prongHead(sketch, wish, random, { gallery: 'crown', form: 'double-claw', lift: 0.3 });
      sketch.shoulders = { kind: 'tapered', widthShare: between(random, 0.6, 0.78) };
      if (wish.brief.bandWidthMm === null) sketch.band.widthMm = Math.max(sketch.band.widthMm, 2.6);
    },
  },
  {
    id: 'split-shank',
    settings: ['Solitary', 'Prong'],
    stones: 'one',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.band.form = 'split';
      if (wish.brief.bandWidthMm === null) sketch.band.widthMm = Math.max(2.5, sketch.band.widthMm * 1.15);
      sketch.head = prongHead(sketch, wish, random, { gallery: 'basket' });
    },
  },
  {
    id: 'twist',
    settings: ['Solitary', 'Prong'],
    stones: 'one',
    ornate: true,
    draw: (sketch, wish, random) => {
      sketch.band.form = 'twist';
      if (wish.brief.bandWidthMm === null) sketch.band.widthMm = Math.max(2.4, sketch.band.widthMm);
      sketch.head = prongHead(sketch, wish, random, { gallery: 'basket', lift: 0.6 });
    },
  },
  {
    id: 'bypass',
    settings: ['Solitary', 'Prong'],
    stones: 'one',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.band.form = 'bypass';
      sketch.band.profile = pick(random, ['court', 'd-shape']);
      sketch.head = prongHead(sketch, wish, random, { gallery: 'basket', lift: 0.2 });
    },
  },
  {
    id: 'bezel-full',
    settings: ['Bezel', 'Solitary'],
    stones: 'one',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.head = bezelHead(sketch, wish, random);
    },
  },
  {
    id: 'bezel-half',
    settings: ['Bezel', 'Solitary'],
    stones: 'one',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.band.profile = pick(random, ['flat', 'd-shape']);
      if (wish.brief.bandWidthMm === null) sketch.band.widthMm = Math.max(2.6, sketch.band.widthMm * 1.25);
      sketch.shoulders = { kind: 'tapered', widthShare: between(random, 1.1, 1.35) };
      sketch.head = bezelHead(sketch, wish, random, {
        coverage: sketch.centre?.form === 'faceted' ? 'half' : 'full',
        milgrain: false,
      });
    },
  },
  {
    id: 'bezel-milgrain',
    settings: ['Bezel'],
    stones: 'one',
    ornate: true,
    draw: (sketch, wish, random) => {
      sketch.head = bezelHead(sketch, wish, random, { milgrain: true, scalloped: true });
      sketch.shoulders = { kind: 'tapered', widthShare: between(random, 0.7, 0.85) };
      if (wish.brief.bandWidthMm === null) sketch.band.widthMm = Math.max(2.8, sketch.band.widthMm);
      sketch.band.milgrain = sketch.band.widthMm >= 2;
    },
  },
  {
    id: 'bezel-split',
    settings: ['Bezel'],
    stones: 'one',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.band.form = 'split';
      if (wish.brief.bandWidthMm === null) sketch.band.widthMm = Math.max(2.5, sketch.band.widthMm * 1.15);
      sketch.head = bezelHead(sketch, wish, random);
    },
  },
  {
    id: 'bezel-cathedral',
    settings: ['Bezel'],
    stones: 'one',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.band.profile = 'court';
      const isLow = wish.brief.proportions.profile === 'low';
      sketch.head = bezelHead(sketch, wish, random, {
        ...(!isLow && { clearanceMm: Math.max(1.2, sketch.band.thicknessMm * 1.15) }),
      });
      sketch.shoulders = { kind: 'cathedral', rise: between(random, 0.55, 0.8) };
    },
  },
  ...(
    [
      ['tension', 'd-shape', 1],
      ['tension-knife', 'knife-edge', 0.92],
      ['tension-flat', 'flat', 1.12],
      ['tension-court', 'court', 1.22],
    ] as const
  ).map(
    ([id, profile, share], i): Recipe => ({
      id,
      settings: ['Tension'],
      stones: 'one',
      ornate: false,
      draw: (sketch, wish, random) => {
        sketch.band.profile = profile;
        // The spring of the metal holds the stone: it needs body.
        sketch.band.thicknessMm = between(random, 2.6, 3.1);
        if (wish.brief.bandWidthMm === null) {
          sketch.band.widthMm = Math.min(8, Math.max(3.4, (sketch.centre?.widthMm ?? 5) * 0.62 * share));
        }
        sketch.band.palmTaper = between(random, 0.72, 0.9);
        sketch.band.grooves = i === 2 && sketch.band.widthMm > 4 ? 1 : 0;
        if (i === 3) sketch.shoulders = { kind: 'tapered', widthShare: 1.25 };
        sketch.head = { kind: 'tension', alloyId: sketch.band.alloyId };
      },
    }),
  ),
  {
    id: 'flush-band',
    settings: ['Solitary'],
    stones: 'one',
    ornate: false,
    draw: (sketch, wish, random) => {
      const stone = sketch.centre;
      sketch.band.profile = pick(random, ['d-shape', 'flat', 'court']);
      sketch.band.thicknessMm = 2.3;
      if (stone !== null && wish.brief.bandWidthMm === null) {
        sketch.band.widthMm = Math.max(sketch.band.widthMm * 1.8, stone.widthMm + 2);
      }
      sketch.head = { kind: 'flush', alloyId: sketch.band.alloyId };
    },
  },
];
