import type { Ornament } from './document.ts';

/** The ornament with every alloy exchanged. */
export function withAlloys(ornament: Ornament, next: (id: string) => string): Ornament {
  switch (ornament.kind) {
    case 'stone':
      return {
        ...ornament,
        alloyId: next(ornament.alloyId),
        halo: ornament.halo && { ...ornament.halo, alloyId: next(ornament.halo.alloyId) },
      };
    case 'rosette':
    case 'row':
    case 'nameplate':
    case 'sculpture':
    case 'bell':
      return { ...ornament, alloyId: next(ornament.alloyId) };
    case 'motif':
    case 'emblem':
    case 'plate':
      return { ...ornament, alloyId: next(ornament.alloyId), accentAlloyId: next(ornament.accentAlloyId) };
    case 'open-frame': {
      const third = ornament.linked?.thirdAlloyId;
      return {
        ...ornament,
        alloyId: next(ornament.alloyId),
        accentAlloyId: next(ornament.accentAlloyId),
        ...(ornament.linked &&
          third !== undefined && { linked: { ...ornament.linked, thirdAlloyId: next(third) } }),
      };
    }
  }
}
