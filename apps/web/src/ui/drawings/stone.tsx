import { type DrawnFacet, draw, emeraldCut, roundBrilliant } from './gem.ts';

/** Facets as hairlines over a tone of ink, deeper where less light falls. */
export function Facets({ facets }: { readonly facets: readonly DrawnFacet[] }) {
  return (
    <g className="engraving" fill="currentColor">
      {facets.map(({ path, light }) => (
        <path key={path} d={path} fillOpacity={(0.22 * (1 - light)).toFixed(2)} />
      ))}
    </g>
  );
}

const BRILLIANT_FROM_ABOVE = draw(roundBrilliant(), 0, 22.5);
export const BRILLIANT_FROM_THE_SIDE = draw(roundBrilliant(), 90, 0);
const EMERALD_FROM_ABOVE = draw(emeraldCut(), 0);

interface DrawingProps {
  readonly className?: string;
}

/** A round brilliant, looked down on. Decoration: it has no words of its own. */
export function BrilliantDrawing({ className }: DrawingProps) {
  return (
    <svg viewBox="-1.02 -1.02 2.04 2.04" className={className} aria-hidden="true">
      <Facets facets={BRILLIANT_FROM_ABOVE} />
    </svg>
  );
}

/** An emerald cut, looked down on. */
export function EmeraldDrawing({ className }: DrawingProps) {
  return (
    <svg viewBox="-1.02 -1.02 2.04 2.04" className={className} aria-hidden="true">
      <Facets facets={EMERALD_FROM_ABOVE} />
    </svg>
  );
}
