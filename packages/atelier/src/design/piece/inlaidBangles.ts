/** Bangles and cuffs with slabs of opaque stone all around: jade, stripes of lapis and turquoise. */
import type { Brief } from '@filigree/contracts';
import type { StoneKind } from '../parts.ts';
import { inlayStone } from '../ring/inlay.ts';
import { askedColour } from '../stones/askedColour.ts';
import { bangle } from './bangles.ts';
import type { PieceComposition } from './family.ts';
import type { PieceWish } from './wish.ts';

/** Opaque stones that were named, as slabs. */
const slabsOf = (brief: Brief): StoneKind[] =>
  brief.gemstones.flatMap((gemstone) => inlayStone(gemstone, askedColour(brief, gemstone)) ?? []);

const isStiff = ({ braceletKind }: Brief): boolean => braceletKind === 'bangle' || braceletKind === 'cuff';

/** Slabs were asked for, and nothing stands on them. */
const asksForSlabs = ({ brief }: Pick<PieceWish, 'brief'>): boolean =>
  isStiff(brief) &&
  !brief.noStones &&
  !brief.engraving &&
  brief.setting === null &&
  brief.motifs.length + (brief.figures?.length ?? 0) === 0 &&
  slabsOf(brief).length > 0 &&
  slabsOf(brief).length === brief.gemstones.length &&
  brief.arrangements?.includes('inlay') === true;

/** Ways in turn, mm: how broad, of which section, and what the slabs take of the width; length of a slab. */
const WAYS = [
  { name: 'broad', widthMm: 9, profile: 'd-shape', widthShare: 0.78, slabMm: 15 },
  { name: 'slim', widthMm: 6.4, profile: 'comfort', widthShare: 0.7, slabMm: 12 },
  { name: 'flat', widthMm: 8, profile: 'flat', widthShare: 0.76, slabMm: 10 },
  { name: 'wide', widthMm: 11, profile: 'd-shape', widthShare: 0.8, slabMm: 18 },
] as const;
const DEPTH_MM = 1.5;
const THICK_MM = 3.2;
/** Broader where it was called wide, and most slabs of a band. */
const BROADER = 1.5;
const MOST_SLABS = 40;
const LEAST_WIDTH_MM = 4;

export const INLAID_BANGLES: readonly PieceComposition[] = WAYS.flatMap(
  ({ name, widthMm, profile, widthShare, slabMm }, at) =>
    (['bangle', 'cuff'] as const).map(
      (kind): PieceComposition => ({
        id: `${kind}-inlaid-${name}`,
        noun: kind,
        ornate: false,
        arrangement: 'inlay',
        fits: (wish) =>
          asksForSlabs(wish) &&
          wish.brief.braceletKind === kind &&
          (wish.brief.bandWidthMm ?? LEAST_WIDTH_MM) >= LEAST_WIDTH_MM,
        appeal: () => 20 - at * 0.1,
        draw: (drawing) => {
          const { wish } = drawing;
          const { brief } = wish;
          const wide = brief.proportions.band === 'wide' ? BROADER : 1;
          const drawn = bangle(drawing, {
            widthMm: widthMm * wide,
            thicknessMm: THICK_MM,
            open: kind === 'cuff',
          });
          const stones = slabsOf(brief);
          const aroundMm = Math.PI * (drawn.innerDiameterMm + 2 * THICK_MM);
          // Of several stones each comes as often as the others.
          const most = Math.floor(MOST_SLABS / stones.length);
          const turns = Math.max(1, Math.min(most, Math.round(aroundMm / slabMm / stones.length)));
          return {
            carrier: {
              ...drawn,
              band: {
                ...drawn.band,
                thicknessMm: THICK_MM,
                profile: brief.bandProfile ?? profile,
                texture: { kind: 'none' },
                finish: brief.finish === null ? 'Polished' : drawn.band.finish,
                milgrain: false,
                grooves: 0,
                inlay: {
                  stones,
                  spanDegrees: 360,
                  pieces: turns * stones.length,
                  dividerMm: 0,
                  widthShare,
                  depthMm: DEPTH_MM,
                },
              },
            },
            ornaments: [],
          };
        },
      }),
    ),
);
