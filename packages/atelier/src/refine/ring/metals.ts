import type { RingDesign } from '../../design/ring/document.ts';
import type { Change } from '../change.ts';
import { type MetalParts, recastMetal } from '../metals.ts';
import type { Outcome } from '../outcome.ts';

const raisesProngs = (ring: RingDesign): boolean =>
  ring.head?.kind === 'prong' ||
  ring.head?.kind === 'cluster' ||
  ring.companion?.head.kind === 'prong' ||
  ring.halo !== null ||
  ring.sideStones?.setting === 'prong';

/** A ring's metal: the band with its motifs, and what holds the stones. */
function partsOfRing(ring: RingDesign): MetalParts {
  const apart = ring.head !== null && ring.head.kind !== 'tension' && ring.head.kind !== 'flush';
  const settings = () =>
    [
      ring.head,
      ring.companion?.head ?? null,
      ring.halo,
      ring.sideStones,
      ring.band.second ?? null,
      ...(ring.spinner?.bands ?? []).map(({ band }) => band),
    ].filter((part) => part !== null);
  const { shoulders } = ring;
  const ornament = 'ornament' in shoulders ? shoulders.ornament : null;
  return {
    noun: ring.type.toLowerCase(),
    bodyName: 'band',
    get alloys() {
      return ring.alloys;
    },
    set alloys(alloys) {
      ring.alloys = alloys;
    },
    bodyId: () => ring.band.alloyId,
    settingId: () =>
      apart
        ? ring.head!.alloyId
        : (ring.band.second?.alloyId ?? ring.spinner?.bands[0]?.band.alloyId ?? null),
    noSetting:
      ring.head === null
        ? ring.bandStones === null
          ? 'a band has a line of another metal instead: ask for an inlay of it.'
          : 'this ring has no setting, its stones are in the band itself.'
        : 'the stone is held by the band itself: ask for prongs or a bezel first.',
    pointBody: (id) => {
      if (ornament?.alloyId === ring.band.alloyId) ornament.alloyId = id;
      if (ornament?.accentAlloyId === ring.band.alloyId) ornament.accentAlloyId = id;
      ring.band.alloyId = id;
    },
    pointSetting: (id) => {
      for (const part of settings()) part.alloyId = id;
    },
    replace: (from, to) => {
      if (ring.band.alloyId === from) ring.band.alloyId = to;
      for (const part of settings()) if (part.alloyId === from) part.alloyId = to;
      if (ornament?.alloyId === from) ornament.alloyId = to;
      if (ornament?.accentAlloyId === from) ornament.accentAlloyId = to;
    },
    usedIds: () =>
      new Set([
        ring.band.alloyId,
        ornament?.alloyId,
        ornament?.accentAlloyId,
        ...settings().map(({ alloyId }) => alloyId),
      ]),
    raisesProngs: () => raisesProngs(ring),
  };
}

export function changeMetal(ring: RingDesign, change: Extract<Change, { kind: 'metal' }>): Outcome {
  const outcome = recastMetal(partsOfRing(ring), change);
  // An inlay of the band's own metal is none.
  if (ring.band.second?.alloyId === ring.band.alloyId) delete ring.band.second;
  return outcome;
}
