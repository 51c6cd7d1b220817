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
    <div className="page-width grid gap-12 py-12 md:py-20 lg:grid-cols-2 lg:gap-20">
      <div className="mx-auto w-full max-w-md lg:mx-0 lg:justify-self-end">
        <h1 className="font-display text-display font-medium">{title}</h1>
        <p className="mt-3 text-ink-soft">{lead}</p>
        <div className="mt-8">{children}</div>
      </div>
      <PiecePicture
        piece={halcyonAquamarineRing}
        sizes="(min-width: 64rem) 36rem, 1px"
        className="max-h-[40rem] min-h-[32rem] max-lg:hidden"
      />
    </div>
  );
}
