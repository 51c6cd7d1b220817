/** The live 3D view. Loaded lazily: it brings three with it. */

import { Canvas } from '@react-three/fiber';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { NeutralToneMapping } from 'three';
import { viewer } from '../../i18n/en/viewer.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { OrbitHandle } from './orbit.tsx';
import { Stage } from './stage.tsx';
import { quietThreeConsole } from './three-console.ts';
import { useModelBytes } from './use-model-bytes.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';
import { hasWebGl2 } from './webgl.ts';

export interface ModelViewerProps {
  /** Address of the GLB; another address loads another model. */
  readonly modelUrl: string;
  /** What the piece is, for people who do not see it. */
  readonly title: string;
  /** Fetches the GLB with the session's token. */
  readonly fetchModel: (modelUrl: string, signal: AbortSignal) => Promise<ArrayBuffer>;
  /** The picture, shown where the live view cannot be. */
  readonly fallback: ReactNode;
}

quietThreeConsole();

const TURN_RADIANS = Math.PI / 16;
const ZOOM_STEP = 1.2;
/** How often a browser that took its graphics away is asked for them again. */
const ASK_EVERY_MS = 2_000;

const KEYS: Record<string, (orbit: OrbitHandle) => void> = {
  ArrowLeft: (orbit) => orbit.turn(-TURN_RADIANS, 0),
  ArrowRight: (orbit) => orbit.turn(TURN_RADIANS, 0),
  ArrowUp: (orbit) => orbit.turn(0, TURN_RADIANS),
  ArrowDown: (orbit) => orbit.turn(0, -TURN_RADIANS),
  '+': (orbit) => orbit.zoom(ZOOM_STEP),
  '=': (orbit) => orbit.zoom(ZOOM_STEP),
  '-': (orbit) => orbit.zoom(1 / ZOOM_STEP),
  '0': (orbit) => orbit.reset(),
};

function Still({ fallback, words, retry }: { fallback: ReactNode; words: string; retry?: () => void }) {
  const t = useTexts(viewer);
  return (
    <div className="relative size-full">
      {fallback}
      <div className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-3 bg-card/90 px-4 py-2">
        <p role="status" className="text-xs text-ink-soft">
          {words}
        </p>
        {retry ? (
          <Button variant="link" size="small" onClick={retry}>
            {t('again')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

export function ModelViewer({ modelUrl, title, fetchModel, fallback }: ModelViewerProps) {
  const t = useTexts(viewer);
  const [canDraw] = useState(hasWebGl2);
  const { bytes, failed, retry, fail } = useModelBytes(canDraw ? modelUrl : null, fetchModel);
  const [isReady, setReady] = useState(false);
  const [rotating, setRotating] = useState(false);
  const [lost, setLost] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const orbit = useRef<OrbitHandle | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another model starts hidden, like the first.
  useEffect(() => setReady(false), [bytes]);
  const onReady = useCallback(() => setReady(true), []);
  const onTouch = useCallback(() => setRotating(false), []);
  const onLost = useCallback(() => {
    setReady(false);
    setLost(true);
  }, []);
  const comeBack = useCallback(() => setLost(false), []);
  useEffect(() => {
    if (!lost) return;
    const timer = setInterval(() => {
      if (hasWebGl2()) comeBack();
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [lost, comeBack]);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = KEYS[event.key];
    if (!act || !orbit.current || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setRotating(false);
    act(orbit.current);
  };

  if (!canDraw) return <Still fallback={fallback} words={t('noWebgl')} />;
  if (lost) return <Still fallback={fallback} words={t('interrupted')} retry={comeBack} />;
  if (failed) return <Still fallback={fallback} words={t('failed')} retry={retry} />;
  return (
    <div ref={frame} className="viewer-backdrop relative size-full">
      <div
        role="application"
        aria-label={t('scene', { title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the view is worked with the keyboard.
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="size-full touch-none focus-visible:-outline-offset-4"
      >
        {bytes ? (
          <Canvas
            frameloop="demand"
            dpr={[1, 2]}
            gl={{ antialias: true, alpha: true, toneMapping: NeutralToneMapping, toneMappingExposure: 1 }}
            camera={{ fov: 26 }}
            className={isReady ? 'animate-fade-in' : 'opacity-0'}
            aria-hidden="true"
          >
            <Stage
              bytes={bytes}
              rotating={rotating}
              handle={orbit}
              onTouch={onTouch}
              onReady={onReady}
              onFailed={fail}
              onLost={onLost}
            />
          </Canvas>
        ) : null}
      </div>
      {isReady ? null : (
        <div className="pointer-events-none absolute inset-0 grid place-items-center text-[1.75rem] text-ink-soft">
          <Spinner label={t('loading')} />
        </div>
      )}
      <ViewerToolbar
        orbit={orbit}
        frame={frame}
        rotating={rotating}
        onRotate={() => setRotating((now) => !now)}
        zoomStep={ZOOM_STEP}
      />
    </div>
  );
}
