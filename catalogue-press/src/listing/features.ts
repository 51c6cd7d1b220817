/** What the measure of similar pieces compares beyond metals, stones and price. */
import { type Design, isRing, type RingDesign } from '@filigree/atelier/design';
import type { PieceFeatures, SettingStyle } from '@filigree/contracts';

export function featuresOf(design: Design): PieceFeatures {
  const { era, motifs } = design.character;
  return { era, setting: isRing(design) ? settingOfRing(design) : settingOfPiece(design), motifs };
}

const ROW_SETTINGS = {
  pave: 'Pave',
  channel: 'Channel',
  invisible: 'Invisible',
  bar: 'Bar',
  flush: 'Bezel',
  bezel: 'Bezel',
  'shared-prong': 'Prong',
} as const;

const HOLD_SETTINGS = { prong: 'Prong', bezel: 'Bezel', peg: 'Solitary' } as const;

/** What most holds the eye: a halo or a cluster before its head, a head before the stones of the band. */
function settingOfRing({ head, halo, bandStones, sideStones }: RingDesign): SettingStyle | null {
  if (halo) return 'Halo';
  if (head === null) return bandStones && ROW_SETTINGS[bandStones.setting];
  switch (head.kind) {
    case 'prong':
      return bandStones || sideStones ? 'Prong' : 'Solitary';
    case 'bezel':
    case 'flush':
      return 'Bezel';
    case 'tension':
      return 'Tension';
    case 'cluster':
      return 'Cluster';
  }
}

function settingOfPiece({ ornaments, carrier }: Exclude<Design, RingDesign>): SettingStyle | null {
  for (const { ornament } of ornaments) {
    if (ornament.kind === 'stone') return ornament.halo ? 'Halo' : HOLD_SETTINGS[ornament.hold.kind];
    if (ornament.kind === 'row') return HOLD_SETTINGS[ornament.hold.kind];
    if (ornament.kind === 'rosette') return 'Cluster';
    if (ornament.kind === 'open-frame' && ornament.pave) return 'Pave';
    if (ornament.kind === 'plate' && ornament.border.kind === 'pave') return 'Pave';
  }
  return carrier.kind === 'bangle' && carrier.bandStones ? ROW_SETTINGS[carrier.bandStones.setting] : null;
}
