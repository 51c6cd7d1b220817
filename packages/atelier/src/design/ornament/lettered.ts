import { fitText } from '../lettering/fit.ts';
import type { Ornament } from './document.ts';
import type { PlateOrnament } from './plate.ts';
import type { PlateOutline } from './plateParts.ts';

/** How much of its width a plate offers to a line through its widest free place, borders apart. */
const FREE_SHARE: Readonly<Record<PlateOutline, number>> = {
  disc: 0.92,
  oval: 0.92,
  coin: 0.86,
  bar: 0.94,
  'rounded-rectangle': 0.94,
  square: 0.94,
  shield: 0.86,
  hexagon: 0.92,
  octagon: 0.94,
  cartouche: 0.92,
  teardrop: 0.84,
  heart: 0.82,
  crescent: 0.6,
  lozenge: 0.7,
  'dog-tag': 0.92,
};

/** Room for a line of letters on a plate, mm; along its height where that is much the longer. */
function roomOn({ outline, widthMm, heightMm, border }: PlateOrnament, letters: number) {
  const shorter = Math.min(widthMm, heightMm);
  const rim =
    border.kind === 'pattern'
      ? Math.max(1.3, Math.min(3, shorter * 0.1)) + 0.85
      : border.kind === 'pave'
        ? border.diameterMm + 0.9
        : Math.max(0.5, shorter * 0.05);
  const upright = heightMm > widthMm * 1.6 && letters > 3;
  const along = (upright ? heightMm : widthMm) - 2 * rim;
  const across = (upright ? widthMm : heightMm) - 2 * rim;
  return {
    lengthMm: Math.max(1, along * FREE_SHARE[outline] * 0.88),
    letterMm: Math.max(1.2, across * 0.48),
  };
}

/** The ornament with its text as it can be cut, and what was done about it in sentences for people. */
export function fitLettering(ornament: Ornament): {
  readonly ornament: Ornament;
  readonly adjustments: readonly string[];
} {
  if (ornament.kind !== 'plate' || ornament.field.kind !== 'text') return { ornament, adjustments: [] };
  const { field } = ornament;
  const { text, adjustments } = fitText(
    field.text,
    field.lettering,
    roomOn(ornament, [...field.text].length),
  );
  const fitted: PlateOrnament = {
    ...ornament,
    field: text === '' ? { kind: 'plain' } : { ...field, text },
  };
  return { ornament: fitted, adjustments };
}
