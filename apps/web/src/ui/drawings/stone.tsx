import { type DrawnFacet, draw, emeraldCut, roundBrilliant } from './gem.ts';

/** Facets as fine lines over a tone of ink, deeper where less light falls. */
export function Facets({
  facets,
  stroke = 0.008,
}: {
  readonly facets: readonly DrawnFacet[];
  readonly stroke?: number;
}) {
  return (
    <g stroke="currentColor" strokeWidth={stroke} strokeLinejoin="round">
      {facets.map(({ path, light }) => (
        <path key={path} d={path} fill="currentColor" fillOpacity={(0.2 * (1 - light)).toFixed(3)} />
      ))}
    </g>
  );
}

export const BRILLIANT_FROM_ABOVE = draw(roundBrilliant(), 0, 11.25);
export const BRILLIANT_FROM_THE_SIDE = draw(roundBrilliant(), 90, 11.25);
const EMERALD_FROM_ABOVE = draw(emeraldCut(), 0);

interface DrawingProps {
  readonly className?: string;
}

/** A round brilliant, looked down on. Decoration: it has no words of its own. */
export function BrilliantDrawing({ className }: DrawingProps) {
  return (
    <svg viewBox="-1.05 -1.05 2.1 2.1" className={className} aria-hidden="true">
      <Facets facets={BRILLIANT_FROM_ABOVE} />
    </svg>
  );
}

/** An emerald cut, looked down on. */
export function EmeraldDrawing({ className }: DrawingProps) {
  return (
    <svg viewBox="-1.05 -1.05 2.1 2.1" className={className} aria-hidden="true">
      <Facets facets={EMERALD_FROM_ABOVE} />
    </svg>
  );
}
