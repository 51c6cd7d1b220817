import { type DragEvent, type ReactNode, useState } from 'react';
import { boards as texts } from '../../i18n/en/boards.ts';
import { useTexts } from '../../i18n/texts.ts';

interface DropAreaProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Takes pictures that are dropped on it. The button beside does the same for everybody else. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const t = useTexts(texts);
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the shorter way of the upload button.
    <div
      className="relative"
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver ? (
        <div className="pointer-events-none absolute -inset-3 grid place-items-center border border-dashed border-ink bg-paper/85">
          <p className="font-display text-title font-medium">{t('upload.drop')}</p>
        </div>
      ) : null}
    </div>
  );
}
