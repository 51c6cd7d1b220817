/** Fronts that are a surface of small stones: plates, crosses and hearts paved all over, and frames with a row along them. */
import type { Motif } from '@filigree/contracts';
import type { StoneKind } from '../parts.ts';
import type { PieceWish } from '../piece/wish.ts';
import { drawMotif } from './motif.ts';
import type { OpenFrameForm, OpenFrameOrnament } from './open-frame.ts';
import { drawPavedCross, PAVED_CROSS_WAYS } from './pavedCross.ts';
import type { PlateOrnament } from './plate.ts';
import { PLATE_RATIOS, type PlateOutline } from './plateParts.ts';
import type { OrnamentIdea } from './stoneIdeas.ts';
import type { OrnamentStyle } from './style.ts';

/** Smaller fronts have no surface to pave, mm. */
const LEAST_PAVED_MM = 6;
const MOST_MM = 60;
/** Stones of a paved surface as a share of it, and what is set by hand, mm. */
const STONES = { share: 0.09, leastMm: 1.1, mostMm: 2.4 } as const;
/** Copies smaller than this beside a front have a row around them only: a tiara of paved plates is heavy. */
const LEAST_PLATE_SHARE = 0.75;
/** Metal under the culets of a plate, and beside the row of a frame, mm. */
const METAL_MM = { under: 0.75, beside: 0.75 } as const;
const OVAL_FRAME_RATIO = 0.72;

const round2 = (x: number): number => Math.round(x * 100) / 100;
const stoneMm = (sizeMm: number): number =>
  round2(Math.min(STONES.mostMm, Math.max(STONES.leastMm, sizeMm * STONES.share)));

function pavedPlate(
  alloyId: string,
  outline: PlateOutline,
  stone: StoneKind,
  sizeMm: number,
  ofUsual = 1,
): PlateOrnament {
  const ratio = PLATE_RATIOS[outline];
  const diameterMm = stoneMm(sizeMm * ofUsual);
  return {
    kind: 'plate',
    alloyId,
    accentAlloyId: alloyId,
    outline,
    widthMm: round2(ratio >= 1 ? sizeMm : sizeMm * ratio),
    heightMm: round2(ratio >= 1 ? sizeMm / ratio : sizeMm),
    thicknessMm: round2(METAL_MM.under + 0.5 * diameterMm),
    domeMm: 0,
    border: { kind: 'none' },
    field: { kind: 'pave', stone, diameterMm },
    enamel: [],
  };
}

function pavedFrame(
  alloyId: string,
  form: OpenFrameForm,
  stone: StoneKind,
  sizeMm: number,
): OpenFrameOrnament {
  const diameterMm = stoneMm(sizeMm);
  return {
    kind: 'open-frame',
    alloyId,
    accentAlloyId: alloyId,
    form,
    widthMm: round2(form === 'oval' ? sizeMm * OVAL_FRAME_RATIO : sizeMm),
    heightMm: round2(sizeMm),
    wireMm: round2(diameterMm + METAL_MM.beside),
    pave: { stone, diameterMm },
    stone: null,
  };
}

/** One stone was described by its cut, weight, size or number: small ones stand about it. */
const describesOne = ({ brief }: PieceWish): boolean =>
  brief.caratWeight !== null ||
  brief.stoneSizeMm.length > 0 ||
  brief.stoneCount !== null ||
  brief.proportions.stone === 'large' ||
  (brief.stoneCut !== null && brief.stoneCut !== 'Round');

/** Small stones of the kind that was asked for, which beads of this metal hold; null where there are none. */
function pavable({ brief, style, prongsPossible }: PieceWish): StoneKind | null {
  const { small } = style;
  const [first] = brief.gemstones;
  if (brief.setting !== 'Pave' || !prongsPossible || small?.form !== 'faceted') return null;
  return first !== undefined && small.gemstone !== first ? null : small;
}

/** Stones of a paved heart against the usual: fine and many, or fewer and bold. */
const HEART_STONES = [1, 0.76, 1.25, 0.88] as const;

/**
 * A cross or a heart that is to be paved is so all over, in several ways; none where one stone was described, stones do not
 * hold, or the motif is another.
 */
export function pavedMotifIdeas(
  wish: PieceWish,
  motif: Motif,
  sized: (share: number) => OrnamentStyle,
): OrnamentIdea[] {
  const small = pavable(wish);
  if (small === null || describesOne(wish)) return [];
  const idea = (id: string, draw: OrnamentIdea['draw']): OrnamentIdea => ({
    id: `motif-${motif}-paved-${id}`,
    settings: ['Pave'],
    ornate: false,
    draw: (random, share) =>
      sized(share).sizeMm < LEAST_PAVED_MM ? drawMotif(motif, sized(share), random) : draw(random, share),
  });
  if (motif === 'Cross')
    return PAVED_CROSS_WAYS.map((way) =>
      idea(way.id, (random, share) => drawPavedCross(way, small, sized(share), random)),
    );
  if (motif !== 'Heart') return [];
  return HEART_STONES.map((of, i) =>
    idea(`${i}`, (_, share) => {
      const { accentAlloyId, sizeMm } = sized(share);
      return pavedPlate(accentAlloyId, 'heart', { ...small, cut: 'Round' }, sizeMm, of);
    }),
  );
}

/**
 * Fronts for pavé that was asked for as the piece itself; none where one stone was described, or the stone or the metal
 * does not bear beads. `around`: the front of a copy that is too small to pave.
 */
export function paveIdeas(wish: PieceWish, around: OrnamentIdea | undefined): OrnamentIdea[] {
  const { sizeMm, accentAlloyId } = wish.style;
  const small = pavable(wish);
  if (small === null || describesOne(wish) || around === undefined) return [];
  if (sizeMm < LEAST_PAVED_MM) return [];
  const stone: StoneKind = { ...small, cut: 'Round' };
  const paved = (
    id: string,
    draw: (mm: number, share: number) => PlateOrnament | OpenFrameOrnament,
  ): OrnamentIdea => ({
    id,
    settings: ['Pave'],
    ornate: true,
    draw: (random, share) => {
      const mm = Math.min(MOST_MM, sizeMm * share);
      return mm < LEAST_PAVED_MM ? around.draw(random, share) : draw(mm, share);
    },
  });
  const plate = (outline: PlateOutline) =>
    paved(`pave-${outline}`, (mm, share) =>
      share < LEAST_PLATE_SHARE
        ? pavedFrame(accentAlloyId, outline === 'disc' ? 'circle' : 'oval', stone, mm)
        : pavedPlate(accentAlloyId, outline, stone, mm),
    );
  const frame = (form: OpenFrameForm) =>
    paved(`pave-frame-${form}`, (mm) => pavedFrame(accentAlloyId, form, stone, mm));
  return [plate('disc'), frame('circle'), plate('lozenge'), plate('oval'), frame('oval')];
}
