import type { ReactNode } from 'react';
import { PiecePicture } from '../../../ui/piece-picture.tsx';
import { aspisRubyRing } from '../../../ui/shown/aspis-ruby-ring.ts';
import { DeskMark } from '../frame.tsx';

interface DoorFrameProps {
  readonly tab: string;
  readonly title: string;
  readonly lead: ReactNode;
  readonly themeToggle: ReactNode;
  readonly children: ReactNode;
}

/** The two-sided page of coming in: a form, and beside it a piece of the house. */
export function DoorFrame({ tab, title, lead, themeToggle, children }: DoorFrameProps) {
  return (
    <div lang="en" className="flex min-h-dvh flex-col">
      <title>{tab}</title>
      <header className="border-b border-hairline bg-paper">
        <div className="page-width flex h-(--header-height) items-center justify-between">
          <DeskMark />
          <div className="-me-2.5">{themeToggle}</div>
        </div>
      </header>
      <main className="bleed-end grow">
        <div className="w-full py-10 md:py-14 lg:self-center">
          <div className="mx-auto w-full max-w-md lg:mx-0">
            <h1 className="font-display text-display font-medium">{title}</h1>
            <p className="mt-3 text-balance text-ink-soft">{lead}</p>
            <div className="mt-8">{children}</div>
          </div>
        </div>
        <PiecePicture
          piece={aspisRubyRing}
          sizes="(min-width: 64rem) 40vw, 1px"
          className="h-full max-lg:hidden"
        />
      </main>
    </div>
  );
}
