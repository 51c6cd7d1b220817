import { BRILLIANT_FROM_THE_SIDE, Facets } from './stone.tsx';

const BAND_INNER = 1;
const BAND_OUTER = 1.13;
/** Where the stone's girdle stands above the finger's middle, and how large the stone is. */
const GIRDLE_Y = -1.62;
const STONE = 0.42;

const at = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(4)} ${(-radius * Math.cos(angle)).toFixed(4)}`;
};

/** One prong: from the basket under the stone, along its pavilion, to a bead over the girdle. */
function Prong({ x }: { readonly x: number }) {
  const top = GIRDLE_Y - 0.1;
  return (
    <path
      d={`M${x * 0.28} -1.1L${x * 0.985} ${GIRDLE_Y + 0.02}V${top}`}
      fill="none"
      strokeWidth="0.045"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** A solitaire ring from the front, as a bench drawing. */
export function SolitaireDrawing({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="-1.4 -2 2.8 3.3" className={className} aria-hidden="true">
      <g stroke="currentColor" fill="none" strokeWidth="0.012">
        <circle r={BAND_INNER} />
        <path d={`M${at(BAND_OUTER, 9)}A${BAND_OUTER} ${BAND_OUTER} 0 1 1 ${at(BAND_OUTER, -9)}`} />
        <path d={`M${at(BAND_OUTER, 9)}Q0.1 -1.2 0.14 -1.27M${at(BAND_OUTER, -9)}Q-0.1 -1.2 -0.14 -1.27`} />
        {/* The light that runs along the band. */}
        <path
          d={`M${at(1.085, -34)}A1.085 1.085 0 0 0 ${at(1.085, -118)}M${at(1.045, 122)}A1.045 1.045 0 0 0 ${at(1.045, 64)}`}
          strokeOpacity="0.45"
        />
        <path d="M-0.2 -1.3H0.2M-0.16 -1.25H0.16" strokeWidth="0.02" />
        <g transform={`translate(0 ${GIRDLE_Y}) scale(${STONE})`}>
          <Facets facets={BRILLIANT_FROM_THE_SIDE} stroke={0.026} />
        </g>
        <Prong x={-STONE} />
        <Prong x={STONE} />
        <Prong x={0.001} />
      </g>
    </svg>
  );
}
