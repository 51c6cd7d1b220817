/** Ear climbers: small ornaments one above the other on a stem that rises with the ear. */
import type { Figure } from '@filigree/contracts';
import type { EarFitting } from '../findings/document.ts';
import type { Ornament } from '../ornament/document.ts';
import { type MotifForm, motifOfForm } from '../ornament/motif.ts';
import { drawSculpture } from '../ornament/sculpture.ts';
import { kindFits, pair } from './earringKinds.ts';
import { type Drawing, type PieceComposition, type PieceSketch, placed } from './family.ts';
import { namesNothing } from './restraint.ts';
import { scaledOrnament, sizeOfOrnament } from './scaling.ts';
import type { PieceWish } from './wish.ts';

type StemForm = NonNullable<Extract<EarFitting, { kind: 'climber' }>['stem']>['form'];

/** The height of a climber where none was said, mm. */
const HEIGHT_MM = 19;
/** The smallest flower whose middle still holds a stone, mm. */
const LEAST_SET_MM = 5.1;
const LEAST_MM = 4;
/** A creature at the foot of the stem, mm, and the stones above it against what else would stand there. */
const CREATURE_MM = 8.4;
const JEWEL_SHARE = 0.42;

/** Flowers that are modelled in metal, by the figures that are such flowers. */
const BLOOMS: Readonly<Partial<Record<Figure, MotifForm>>> = {
  blossom: 'blossom',
  'cherry-blossom': 'blossom',
  'forget-me-not': 'blossom',
  hibiscus: 'blossom',
  pansy: 'blossom',
  daisy: 'daisy',
  sunflower: 'daisy',
  rose: 'rose',
  lotus: 'lotus',
};

const figuresOf = ({ brief }: PieceWish): readonly Figure[] => brief.figures ?? [];
const isBranch = (wish: PieceWish): boolean =>
  figuresOf(wish).length > 0 &&
  figuresOf(wish).every((figure) => /^(?:branch|fern|maple-leaf|wheat)$/.test(figure));
const isFloral = (wish: PieceWish): boolean =>
  wish.brief.petals != null ||
  (figuresOf(wish).length > 0
    ? figuresOf(wish).some((figure) => BLOOMS[figure] !== undefined)
    : wish.brief.motifs.includes('Floral'));
/** One of it climbs; a flight or a swarm was not asked for. */
const isCreature = ({ brief }: PieceWish): boolean =>
  brief.motifs.some((motif) => /^(?:Animal|Serpent|Wing)$/.test(motif));

/** What was named, so large; stones and grains where nothing was. */
function smallOf(drawing: Drawing, mm: number): Ornament {
  const { wish, random } = drawing;
  const { style } = wish;
  const sizeMm = Math.max(wish.stoneAsked ? LEAST_SET_MM : LEAST_MM, mm);
  if (isFloral(wish) && !wish.brief.petals) {
    const form = figuresOf(wish).map((figure) => BLOOMS[figure])[0] ?? 'blossom';
    const bare = wish.stoneAsked ? style : { ...style, centre: null, small: null };
    return motifOfForm('Floral', form, { ...bare, sizeMm }, random);
  }
  if (namesNothing(wish) || isBranch(wish)) return jewelOf(drawing, 0.55 * mm);
  const front = drawing.front(0.6);
  return scaledOrnament(front, sizeMm / sizeOfOrnament(front));
}

/** A stone of that length in its setting, or a ball where no stones are wanted. */
function jewelOf(drawing: Drawing, mm: number): Ornament {
  const { wish, random } = drawing;
  const stone = drawing.stone(0.5);
  const isSet = stone !== null && (wish.stoneAsked || namesNothing(wish));
  if (!isSet) return drawSculpture({ ...wish.style, sizeMm: Math.max(3, mm) }, random, 'sphere');
  return scaledOrnament(stone, Math.max(1.9, mm) / sizeOfOrnament(stone));
}

/** Sizes of what stands on the stem, the lowest first, mm. */
type Rise = readonly number[];

const risen =
  (form: StemForm | 'named', rise: Rise, leafMm: number) =>
  (drawing: Drawing): PieceSketch => {
    const { wish } = drawing;
    const asked = wish.brief.earringKind === 'climber' ? wish.brief.pieceSizeMm?.[0] : undefined;
    const share =
      (asked === undefined ? 1 : asked / HEIGHT_MM) * Math.min(1.2, Math.max(0.86, wish.style.presence));
    const stemForm = form === 'named' ? (isBranch(wish) ? 'leafy' : isFloral(wish) ? 'twig' : 'wire') : form;
    const ornaments = rise.map((mm, i) => {
      const isOne = i === 0 || !isCreature(wish);
      return placed(
        i === 0 ? 'main' : 'station',
        isOne
          ? smallOf(drawing, (isCreature(wish) ? CREATURE_MM : mm) * share)
          : jewelOf(drawing, JEWEL_SHARE * mm * share),
      );
    });
    return {
      carrier: pair(drawing, {
        kind: 'climber',
        wireMm: 0.8,
        lengthMm: Math.min(25, Math.max(10, asked ?? HEIGHT_MM)),
        stem: {
          form: stemForm,
          seed: Math.floor(drawing.random() * 4294967296),
          ...(stemForm === 'leafy' && { leafMm }),
        },
      }),
      // Leaves alone are a branch; what else was named is on it.
      ornaments: isBranch(wish) && !wish.stoneAsked ? [] : ornaments,
    };
  };

const isClimber = kindFits('climber');
const asksForOne = ({ brief }: PieceWish): boolean => brief.earringKind === 'climber';

export const CLIMBERS: readonly PieceComposition[] = [
  {
    id: 'climber',
    noun: 'ear climbers',
    ornate: true,
    settings: ['Bezel'],
    fits: (wish) =>
      isClimber(wish) && (asksForOne(wish) || wish.style.centre !== null || !namesNothing(wish)),
    appeal: (wish) => (asksForOne(wish) ? 20 : -4),
    draw: (drawing) => {
      const row = namesNothing(drawing.wish) ? drawing.line([0.5, 0.64, 0.52, 0.42, 0.34], 'down') : null;
      return row === null
        ? risen('named', [6.9, 5.6, 4.8], 4.6)(drawing)
        : {
            carrier: pair(drawing, { kind: 'climber', wireMm: 0.8, lengthMm: 17 }),
            ornaments: [placed('main', row)],
          };
    },
  },
  ...(
    [
      ['climber-rising', 'named', [5.2, 6.6, 5.6, 4.6], 3.4],
      ['climber-leafy', 'leafy', [6.6, 5.2], 5.4],
      ['climber-crest', 'named', [4.6, 5.4, 6.8], 6.4],
      ['climber-fine', 'named', [5.6, 4.9, 4.3, 4.3, 4], 4],
    ] as const
  ).map(
    ([id, form, rise, leafMm]): PieceComposition => ({
      id,
      noun: 'ear climbers',
      ornate: false,
      fits: (wish) =>
        isClimber(wish) &&
        asksForOne(wish) &&
        // Leaves were not asked for with everything.
        (form !== 'leafy' || isFloral(wish) || isBranch(wish)) &&
        // One creature climbs in one place.
        !(isCreature(wish) && id === 'climber-crest'),
      appeal: () => 18,
      draw: risen(form, rise, leafMm),
    }),
  ),
];
