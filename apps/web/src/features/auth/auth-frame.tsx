import type { ReactNode } from 'react';
import { PiecePicture } from '../../ui/piece-picture.tsx';
import { halcyonAquamarineRing } from '../../ui/shown/halcyon-aquamarine-ring.ts';

interface AuthFrameProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** The two-sided page of signing in and up: a form, and beside it a piece of ours. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  return (
    <div className="bleed-end lg:min-h-[min(calc(100dvh-var(--header-height)),56rem)]">
      <div className="w-full py-12 md:py-16 lg:self-center">
        <div className="mx-auto w-full max-w-md lg:mx-0">
          <h1 className="font-display text-display font-medium">{title}</h1>
          <p className="mt-3 text-balance text-ink-soft">{lead}</p>
          <div className="mt-8">{children}</div>
        </div>
      </div>
      <div className="max-lg:hidden">
        <PiecePicture
          piece={halcyonAquamarineRing}
          sizes="(min-width: 64rem) 40vw, 1px"
          className="sticky top-(--page-top) h-full max-h-[calc(100dvh-var(--page-top))]"
        />
      </div>
    </div>
  );
}
