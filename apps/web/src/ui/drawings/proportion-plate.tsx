import type { ReactNode } from 'react';
import { BRILLIANT_FROM_ABOVE, BRILLIANT_FROM_THE_SIDE, Facets } from './stone.tsx';

/** Where the parts of the plate stand, in units of the girdle radius. */
const PLAN_Y = 1.08;
const SECTION_Y = 2.88;
const CROWN_TOP = -0.321;
const CULET = 0.887;

function Caption({
  x,
  y,
  anchor = 'start',
  children,
}: {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  children: ReactNode;
}) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize="0.098"
      fill="currentColor"
      stroke="none"
      className="figures"
    >
      {children}
    </text>
  );
}

/**
 * A brilliant in plan and elevation with its proportions, after the manner of cutters' handbooks. It stands where a
 * photograph would, and says one true thing about the trade.
 */
export function ProportionPlate({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="-1.75 -0.2 3.5 4.2"
      className={className}
      role="img"
      aria-label="Line drawing of a round brilliant from above and from the side: table 57 %, crown angle 34.5°, pavilion angle 40.75°."
    >
      <g className="text-ink">
        <g transform={`translate(0 ${PLAN_Y})`}>
          <Facets facets={BRILLIANT_FROM_ABOVE} />
        </g>
        <g transform={`translate(0 ${SECTION_Y})`}>
          <Facets facets={BRILLIANT_FROM_THE_SIDE} />
        </g>
      </g>
      <g fill="none" className="engraving text-ink-soft">
        {/* Projection lines from plan to elevation. */}
        <g strokeDasharray="3 4">
          <path d={`M-1 ${PLAN_Y + 0.05}V${SECTION_Y - 0.06}M1 ${PLAN_Y + 0.05}V${SECTION_Y - 0.06}`} />
          <path d={`M0 -0.1V${SECTION_Y + CULET + 0.18}`} />
        </g>
        {/* The table's width. */}
        <g transform={`translate(0 ${SECTION_Y + CROWN_TOP - 0.12})`}>
          <path d="M-0.56 0H0.56M-0.56 -0.04V0.04M0.56 -0.04V0.04" />
        </g>
        <Caption x={0.06} y={SECTION_Y + CROWN_TOP - 0.17}>
          57 %
        </Caption>
        {/* Crown and pavilion angles, at the right edge of the girdle. */}
        <path d={`M1.02 ${SECTION_Y}H1.66`} />
        <Caption x={1.12} y={SECTION_Y - 0.1}>
          34.5°
        </Caption>
        <Caption x={1.12} y={SECTION_Y + 0.2}>
          40.75°
        </Caption>
        <Caption x={-1.12} y={SECTION_Y - 0.1} anchor="end">
          crown
        </Caption>
        <path d={`M-1.02 ${SECTION_Y}H-1.66`} />
        <Caption x={-1.12} y={SECTION_Y + 0.2} anchor="end">
          pavilion
        </Caption>
        <Caption x={-1.12} y={PLAN_Y + 0.03} anchor="end">
          girdle
        </Caption>
        <Caption x={0.08} y={SECTION_Y + CULET + 0.14}>
          culet
        </Caption>
      </g>
    </svg>
  );
}
