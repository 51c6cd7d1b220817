import { CONFETTI } from '@filigree/contracts/constants';
import { useEffect } from 'react';

/** Gold leaf and paper, by day and by night. */
const COLOURS = ['#86682f', '#d4b36a', '#e9d8a6', '#b08d4c', '#f3eee6'];
/** How long the last pieces fall. */
const FALL_MS = 4_000;

/**
 * Throws confetti for about three seconds from both sides. Whoever asked for less motion sees none. Returns how to
 * sweep it away.
 */
export function throwConfetti(): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:60';
  let interval: ReturnType<typeof setInterval> | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;
  let swept = false;
  const sweep = () => {
    swept = true;
    clearInterval(interval);
    clearTimeout(end);
    canvas.remove();
  };
  const begin = async () => {
    const { create } = (await import('canvas-confetti')).default;
    if (swept) return;
    document.body.append(canvas);
    const fire = create(canvas, { resize: true, disableForReducedMotion: true });
    const startedMs = performance.now();
    const burst = () => {
      const left = 1 - (performance.now() - startedMs) / CONFETTI.durationMs;
      if (left <= 0) {
        clearInterval(interval);
        end = setTimeout(sweep, FALL_MS);
        return;
      }
      for (const side of [0, 1]) {
        void fire({
          particleCount: Math.ceil(26 * left),
          angle: side === 0 ? 60 : 120,
          spread: 65,
          startVelocity: 48,
          ticks: 160,
          gravity: 0.9,
          scalar: 0.8,
          shapes: ['square'],
          colors: COLOURS,
          origin: { x: side, y: 0.72 },
        });
      }
    };
    burst();
    interval = setInterval(burst, CONFETTI.intervalMs);
  };
  // Without its code there is no confetti; what is celebrated stands in words.
  begin().catch(sweep);
  return sweep;
}

/** Throws confetti once `celebrating` becomes true. */
export function useConfetti(celebrating: boolean): void {
  useEffect(() => (celebrating ? throwConfetti() : undefined), [celebrating]);
}
