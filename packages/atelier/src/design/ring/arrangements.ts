/** What the arrangements that are asked for by name make of a ring. */
import type { Arrangement, Brief } from '@filigree/contracts';
import { takesFiligree } from './filigree.ts';
import { leftOut, ringArrangements } from './named.ts';
import { bandStones, haloStoneMm, sideStones } from './recipes/parts.ts';
import type { Recipe, RingSketch } from './recipes/recipe.ts';
import { SET_TWIST_MM, setStrand } from './recipes/twists.ts';
import { layInSteps, wantsSteps } from './steps.ts';
import { type RingWish, round2 } from './wish.ts';

interface Arranging {
  /** The compositions that can be arranged so. */
  readonly admits: (recipe: Recipe, brief: Brief) => boolean;
  /** Changes a drawn sketch into the arrangement, where its recipe has not drawn it already. */
  readonly arrange: (sketch: RingSketch, wish: RingWish, seed: number) => void;
}

/** Least width of a band that parts, winds or passes itself, mm. */
const LEAST_MM = { split: 2.6, twist: 2.4, bypass: 2 } as const;

const widen = ({ band }: RingSketch, { brief }: RingWish, leastMm: number): void => {
  if (brief.bandWidthMm === null) band.widthMm = round2(Math.max(leastMm, band.widthMm));
};

/** A band of another form carries neither relief nor shoulders of its own. */
function formed(sketch: RingSketch, wish: RingWish, form: keyof typeof LEAST_MM): void {
  const { band } = sketch;
  const { finish } = wish.brief;
  band.form = form;
  if (band.texture.kind !== 'none') {
    if (finish !== null)
      wish.adjustments.push(
        `The strands of the band are too fine for a ${finish.toLowerCase()} surface: they are polished.`,
      );
    band.finish = 'Polished';
    band.texture = { kind: 'none' };
  }
  band.grooves = 0;
  sketch.shoulders = { kind: 'plain' };
  widen(sketch, wish, LEAST_MM[form]);
}

const ALONE =
  /^(?:solitaire|crown|knife-edge-solitaire|bezel-(?:full|half|milgrain)$|halo-(?:plain|cushion)|double-halo)/;

/** A side stone beside a head that was drawn for itself, against the centre's width. */
const SIDE_SHARE = 0.55;

/** Largest stones of a hidden halo, mm. */
const MOST_HIDDEN_MM = 1.4;

/** Degrees of the band that a row covers. */
const SPAN = { eternity: 360, 'half-eternity': 180 } as const;

const row = (name: keyof typeof SPAN): Arranging => ({
  // A few larger stones in a row are a half hoop, as the trade calls it.
  admits: ({ stones }, { stoneCount }) =>
    stones === 'row' ||
    (name === 'half-eternity' && stoneCount !== null && (stones === 'three' || stones === 'five')),
  arrange: ({ band, bandStones }) => {
    if (bandStones === null) return;
    bandStones.spanDegrees = SPAN[name];
    band.palmTaper = 1;
  },
});

/** A halo of another form than the stone's own. */
const haloed = (
  change: (halo: NonNullable<RingSketch['halo']>, sketch: RingSketch, wish: RingWish) => void,
): Arranging => ({
  admits: ({ id }) => /halo/.test(id),
  arrange: (sketch, wish) => {
    if (sketch.halo !== null) change(sketch.halo, sketch, wish);
  },
});

const shapedHalo = (outline: 'cushion' | 'floral', told: string): Arranging =>
  haloed((halo, { centre }, wish) => {
    if (centre?.cut === 'Round' && centre.form === 'faceted') halo.outline = outline;
    else wish.adjustments.push(told);
  });

const ARRANGING: Readonly<Partial<Record<Arrangement, Arranging>>> = {
  bypass: {
    admits: ({ id }) => id === 'bypass' || id.startsWith('toi-et-moi-crossing') || ALONE.test(id),
    arrange: (sketch, wish) => formed(sketch, wish, 'bypass'),
  },
  'split-shank': {
    admits: ({ id }) => /split/.test(id) || ALONE.test(id),
    arrange: (sketch, wish) => formed(sketch, wish, 'split'),
  },
  twist: {
    admits: ({ id }) => /twist/.test(id) || ALONE.test(id),
    arrange: (sketch, wish) => formed(sketch, wish, 'twist'),
  },
  cathedral: {
    admits: ({ id, stones }) =>
      stones !== 'row' && stones !== 'none' && !/split|twist|bypass|tension|flush/.test(id),
    arrange: (sketch) => {
      if (sketch.shoulders.kind === 'cathedral') return;
      sketch.shoulders = { kind: 'cathedral', rise: 0.55 };
      // Arches spring from a head that stands clear of the band.
      if (sketch.head !== null && 'clearanceMm' in sketch.head)
        sketch.head.clearanceMm = round2(Math.max(sketch.head.clearanceMm, sketch.band.thicknessMm * 1.1));
    },
  },
  'side-stones': {
    // Where a setting or a number allows no ring of three, sides stand beside whatever head there is.
    admits: ({ stones, id }, brief) =>
      stones === (brief.stoneCount === 5 ? 'five' : 'three') ||
      (brief.setting !== null &&
        brief.setting !== 'Prong' &&
        brief.setting !== 'Bezel' &&
        (stones === 'accented' || stones === 'one') &&
        !/split|twist|bypass|double-halo|cluster|tension|flush/.test(id)),
    arrange: (sketch, wish) => {
      const { head, centre } = sketch;
      if (sketch.sideStones !== null || head === null || centre === null) return;
      sketch.sideStones = sideStones(sketch, wish, 'Round', SIDE_SHARE, {
        setting: head.kind === 'bezel' ? 'bezel' : 'prong',
      });
    },
  },
  'set-shoulders': {
    // The bands of a spinner are set by themselves.
    admits: ({ stones, id }, brief) =>
      /^spinner/.test(id)
        ? stones === 'row'
        : (/^twist/.test(id) && stones !== 'none' && ringArrangements(brief).includes('twist')) ||
          ((stones === 'one' || stones === 'accented') &&
            !/twist|bypass|tension|flush|open/.test(id) &&
            // Straight stones in steps lead up to a bare centre: no wreath of round ones about it that nobody asked for.
            (!wantsSteps(brief) || brief.setting !== null || !/cluster|halo/.test(id))),
    arrange: (sketch, wish, seed) => {
      const { band } = sketch;
      if (sketch.head !== null && wantsSteps(wish.brief)) {
        layInSteps(sketch, wish, seed);
        return;
      }
      if (sketch.bandStones !== null || sketch.head === null) return;
      if (sketch.shoulders.kind !== 'cathedral') sketch.shoulders = { kind: 'plain' };
      band.grooves = 0;
      // A relief that nobody asked for gives way to the row; a finish that was asked for stays beside it.
      if (wish.brief.finish === null && band.texture.kind !== 'none') {
        band.texture = { kind: 'none' };
        band.finish = 'Polished';
      }
      sketch.bandStones = bandStones(sketch, wish, () => 0.5, { setting: 'pave', diameterMm: 1.3 });
    },
  },
  // Laid when the rest of the sketch is known (filigree.ts).
  filigree: { admits: takesFiligree, arrange: () => undefined },
  // Its stones stand about the gallery of a head of prongs.
  'hidden-halo': {
    admits: ({ id, stones }, { gemstones }) =>
      (stones === 'one' && /solitaire|cathedral|split-shank$/.test(id)) ||
      (id === 'pave-shoulders' && gemstones.length > 0),
    arrange: ({ head, centre }, wish) => {
      if (head?.kind !== 'prong' || centre === null) return;
      if (centre.form !== 'faceted') {
        wish.adjustments.push(
          'A hidden halo stands under the pavilion of a faceted stone, which a dome does not have: it is left out.',
        );
        return;
      }
      if (head.gallery === 'peg') head.gallery = 'basket';
      // Between six prongs there is room for one small stone each: no row is seen.
      if (head.prongCount > 4 && wish.brief.prongCount === null && /^(?:Round|Oval)$/.test(centre.cut))
        head.prongCount = 4;
      head.hiddenHalo = {
        stone: { ...wish.bandAccent, cut: 'Round' },
        diameterMm: Math.min(MOST_HIDDEN_MM, haloStoneMm(wish.bandAccent, centre.widthMm * 0.18)),
      };
    },
  },
  solitaire: {
    admits: ({ stones, id }, { setting }) =>
      stones === 'one' ||
      stones === 'two' ||
      (setting === 'Halo' && stones === 'accented' && /halo/.test(id)) ||
      (setting === 'Cluster' && /cluster/.test(id)),
    arrange: (sketch, { brief }) => {
      if (!ringArrangements(brief).includes('side-stones')) sketch.sideStones = null;
      if (sketch.head !== null && !ringArrangements(brief).includes('set-shoulders'))
        sketch.bandStones = null;
    },
  },
  'double-halo': haloed((halo) => {
    halo.rows = 2;
  }),
  'square-halo': shapedHalo(
    'cushion',
    'A square halo is made about a round stone: about this one it follows the stone.',
  ),
  'flower-halo': shapedHalo(
    'floral',
    'A flower halo is made about a round stone: about this one it follows the stone.',
  ),
  eternity: row('eternity'),
  'half-eternity': row('half-eternity'),
  'east-west': {
    admits: () => true,
    arrange: ({ centre }) => {
      if (centre !== null) centre.orientation = 'across-finger';
    },
  },
};

/** Those of the compositions that can be arranged as asked; all where none can. */
export function arrangeable(brief: Brief, recipes: readonly Recipe[]): readonly Recipe[] {
  return ringArrangements(brief).reduce((left, name) => {
    const admits = ARRANGING[name]?.admits;
    const some = admits === undefined ? left : left.filter((recipe) => admits(recipe, brief));
    return some.length > 0 ? some : left;
  }, recipes);
}

/** Arranges a drawn sketch as was asked by name; what its composition cannot follow is told. */
export function arrangeAsAsked(sketch: RingSketch, wish: RingWish, recipe: Recipe, seed: number): void {
  for (const name of ringArrangements(wish.brief)) {
    const arranging = ARRANGING[name];
    if (arranging === undefined) continue;
    if (arranging.admits(recipe, wish.brief)) arranging.arrange(sketch, wish, seed);
    else wish.adjustments.push(leftOut(name));
  }
  // However it came to both, a twist has its small stones on one strand.
  const { band, bandStones: row } = sketch;
  if (band.form === 'twist' && row !== null) setStrand(sketch, wish, SET_TWIST_MM.width, row.spanDegrees);
}
