import { useFrame, useThree } from '@react-three/fiber';
import { useRef } from 'react';

/** Frames slower than this, in a row, lower the resolution: turning must stay a turning. */
const SLOW_S = 0.045;
const SLOW_FRAMES = 4;
/** Pauses between drawings on demand are no slow frames. */
const PAUSE_S = 1.5;
const LOWEST_DPR = 0.5;

/** Gives resolution away on machines that cannot keep up. */
export function SteadyPace() {
  const setDpr = useThree((state) => state.setDpr);
  const slow = useRef(0);
  useFrame(({ viewport }, delta) => {
    if (delta > PAUSE_S) return;
    slow.current = delta > SLOW_S ? slow.current + 1 : 0;
    if (slow.current < SLOW_FRAMES || viewport.dpr <= LOWEST_DPR) return;
    slow.current = 0;
    setDpr(Math.max(LOWEST_DPR, viewport.dpr * 0.75));
  });
  return null;
}
