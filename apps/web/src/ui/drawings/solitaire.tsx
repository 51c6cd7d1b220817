import { BRILLIANT_FROM_THE_SIDE, Facets } from './stone.tsx';

/** Units: the finger's radius is 1, its middle the origin, y down. */
const BAND_OUTER = 1.12;
/** Where the stone's girdle stands, and its radius: about a carat on a finger of size 6. */
const GIRDLE_Y = -1.62;
const STONE = 0.5;
/** Directions, from straight up, at which the shoulders leave the band. */
const SHOULDER_DEGREES = 26;

const at = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`;
};

/** A claw as seen from the front: it rises from the gallery, follows the pavilion, and closes over the crown. */
function Claw({ side }: { readonly side: 1 | -1 }) {
  return (
    <path
      transform={`scale(${side} 1)`}
      d={`M.1 -1.14 L${STONE - 0.045} ${GIRDLE_Y + 0.03} C${STONE - 0.01} ${GIRDLE_Y - 0.03} ${STONE - 0.03} ${GIRDLE_Y - 0.08} ${STONE - 0.085} ${GIRDLE_Y - 0.1} C${STONE - 0.02} ${GIRDLE_Y - 0.15} ${STONE + 0.045} ${GIRDLE_Y - 0.1} ${STONE + 0.035} ${GIRDLE_Y + 0.04} L.17 -1.14 Z`}
    />
  );
}

/** A solitaire ring from the front, as a bench drawing. Decoration: it has no words of its own. */
export function SolitaireDrawing({ className }: { readonly className?: string }) {
  const shoulder = at(BAND_OUTER, SHOULDER_DEGREES);
  const mirrored = at(BAND_OUTER, -SHOULDER_DEGREES);
  return (
    <svg viewBox="-1.2 -1.9 2.4 3.08" className={className} aria-hidden="true">
      <g className="engraving">
        <g transform={`translate(0 ${GIRDLE_Y}) scale(${STONE})`}>
          <Facets facets={BRILLIANT_FROM_THE_SIDE} />
        </g>
        <g fill="none">
          <circle r="1" />
          <path d={`M${shoulder}A${BAND_OUTER} ${BAND_OUTER} 0 1 1 ${mirrored}`} />
          <path d={`M${shoulder}Q.2 -1.2 .17 -1.27M${mirrored}Q-.2 -1.2 -.17 -1.27`} />
          {/* The gallery rail under the stone, and the light along the band. */}
          <path d="M-.3 -1.4H.3M-.27 -1.36H.27M-.17 -1.14H.17" />
          <path
            d={`M${at(1.06, -40)}A1.06 1.06 0 0 0 ${at(1.06, -128)}M${at(1.06, 112)}A1.06 1.06 0 0 0 ${at(1.06, 62)}`}
            strokeOpacity="0.4"
          />
        </g>
        <g className="fill-[var(--ground,var(--paper))]">
          <path d={`M-.035 -1.14V${GIRDLE_Y - 0.06}Q0 ${GIRDLE_Y - 0.13} .035 ${GIRDLE_Y - 0.06}V-1.14Z`} />
          <Claw side={1} />
          <Claw side={-1} />
        </g>
      </g>
    </svg>
  );
}
