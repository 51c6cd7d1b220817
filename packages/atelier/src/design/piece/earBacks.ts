/** What holds an earring where it was said: clips for ears that are not pierced, nuts on threads. */
import type { Brief } from '@filigree/contracts';
import type { EarFitting } from '../findings/document.ts';
import { drawSculpture } from '../ornament/sculpture.ts';
import { type Drawing, type PieceSketch, placed } from './family.ts';

/** An ear worn by a clip bears the front: what hung from a wire hangs from a small top then. */
const TOP_SHARE = 0.5;
const BUTTON_MM = 5;

const isClipped = ({ claspKind }: Brief): boolean => claspKind === 'clip-on';

export const CLIPS: readonly Extract<EarFitting, { kind: 'clip' }>[] = [
  { kind: 'clip', form: 'omega', wireMm: 0.95, heightMm: 9.2 },
  { kind: 'clip', form: 'paddle', wireMm: 0.95, heightMm: 9 },
];

const wiredKinds: ReadonlySet<string> = new Set(['fish-hook', 'lever-back', 'threader']);

/** The sketch with the fitting that was asked for, where its kind allows it. */
export function withAskedBack(sketch: PieceSketch, drawing: Drawing): PieceSketch {
  const { wish } = drawing;
  const { brief, style } = wish;
  const { carrier, ornaments } = sketch;
  if (carrier.kind !== 'fitted') return sketch;
  const { fitting } = carrier;
  if (brief.claspKind === 'screw-back' && fitting.kind === 'post')
    return { ...sketch, carrier: { ...carrier, fitting: { ...fitting, back: 'screw' } } };
  if (!isClipped(brief) || (fitting.kind !== 'post' && !wiredKinds.has(fitting.kind))) return sketch;
  const clip = CLIPS[drawing.random() < 0.5 ? 0 : 1]!;
  const hasTop = fitting.kind === 'post' || ornaments.some(({ slot }) => slot === 'top');
  const button = () => drawSculpture({ ...style, sizeMm: BUTTON_MM }, drawing.random, 'sphere');
  return {
    carrier: { ...carrier, fitting: clip },
    ornaments: hasTop
      ? ornaments
      : [placed('top', (wish.stoneAsked ? drawing.stone(TOP_SHARE) : null) ?? button()), ...ornaments],
  };
}

/** Says so where what was asked for is worn otherwise. */
export function notBacked({ claspKind, type }: Brief, { carrier }: PieceSketch): string[] {
  if (type !== 'Earrings' || carrier.kind !== 'fitted') return [];
  const { fitting } = carrier;
  if (claspKind === 'clip-on' && fitting.kind !== 'clip')
    return ['Clips are made for studs and drops: these earrings are worn through a pierced ear.'];
  if (claspKind === 'screw-back' && fitting.kind !== 'post')
    return ['Screw backs are made for posts: these earrings are worn by another fitting.'];
  return [];
}
