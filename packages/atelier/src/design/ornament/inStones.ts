import type { Gemstone } from '@filigree/contracts';
import type { StoneKind } from '../parts.ts';
import { stoneOfSize } from '../stones/weight.ts';
import { type Ornament, ornamentAccents, ornamentStones } from './document.ts';

/** The ornament with another gem in the place of one, as large as that was; a pearl stands on its peg. */
export function withGem<Kind extends Ornament>(ornament: Kind, from: Gemstone, to: StoneKind): Kind {
  const own = structuredClone(ornament);
  for (const stone of ornamentStones(own)) {
    if (stone.gemstone !== from) continue;
    const cut = to.form !== 'faceted' ? to.cut : stone.form === 'faceted' ? stone.cut : to.cut;
    const round = to.form === 'bead' ? Math.min(stone.lengthMm, stone.widthMm) : null;
    Object.assign(stone, stoneOfSize({ ...to, cut }, round ?? stone.lengthMm, round ?? stone.widthMm));
  }
  for (const accent of ornamentAccents(own))
    if (accent.gemstone === from)
      Object.assign(accent, { ...to, cut: to.form === 'faceted' ? accent.cut : 'Round' });
  // What was of another gem is held as it was.
  if (own.kind !== 'stone' || (ornament.kind === 'stone' && ornament.stone.gemstone !== from)) return own;
  if (to.form === 'bead') return { ...own, hold: { kind: 'peg' }, halo: null };
  return own.hold.kind === 'peg'
    ? { ...own, hold: { kind: 'bezel', wallMm: null, milgrain: false, scalloped: false } }
    : own;
}
