import { Maximize, Minus, Plus, RefreshCw, Rotate3d } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { viewer } from '../../i18n/en/viewer.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import type { OrbitHandle } from './orbit.tsx';

interface ViewerToolbarProps {
  readonly orbit: RefObject<OrbitHandle | null>;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly rotating: boolean;
  readonly onRotate: () => void;
  readonly zoomStep: number;
}

const ICON = { className: 'size-4', strokeWidth: 1.5, 'aria-hidden': true } as const;

function Tool({ name, onSelect, children }: { name: string; onSelect: () => void; children: ReactNode }) {
  return (
    <Button variant="ghost" size="icon-small" aria-label={name} title={name} onClick={onSelect}>
      {children}
    </Button>
  );
}

/** What fingers and the mouse do, as buttons. */
export function ViewerToolbar({ orbit, frame, rotating, onRotate, zoomStep }: ViewerToolbarProps) {
  const t = useTexts(viewer);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === frame.current && isFullScreen());
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [frame]);
  const toggleFull = () => {
    const change = isFullScreen() ? document.exitFullscreen() : frame.current?.requestFullscreen();
    // A browser may refuse; then the view stays as it is.
    change?.catch(() => setFull(isFullScreen()));
  };
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar')}
      className="absolute end-2 bottom-2 flex flex-col gap-0.5 md:flex-row rounded-md border border-hairline bg-card p-0.5"
    >
      <Button
        variant="ghost"
        size="icon-small"
        aria-label={t('rotate')}
        title={t('rotate')}
        aria-pressed={rotating}
        className={rotating ? 'text-accent' : ''}
        onClick={onRotate}
      >
        <Rotate3d {...ICON} />
      </Button>
      <Tool name={t('zoomIn')} onSelect={() => orbit.current?.zoom(zoomStep)}>
        <Plus {...ICON} />
      </Tool>
      <Tool name={t('zoomOut')} onSelect={() => orbit.current?.zoom(1 / zoomStep)}>
        <Minus {...ICON} />
      </Tool>
      <Tool name={t('first')} onSelect={() => orbit.current?.reset()}>
        <RefreshCw {...ICON} />
      </Tool>
      {typeof document.documentElement.requestFullscreen === 'function' ? (
        <Tool name={isFull ? t('full.leave') : t('full')} onSelect={toggleFull}>
          <Maximize {...ICON} />
        </Tool>
      ) : null}
    </div>
  );
}

const isFullScreen = () => document.fullscreenElement !== null;
