import { ArrowLeft } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { To } from 'react-router';
import { failureMessage, isApiFailure } from '../api/failure.ts';
import { Button, ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { TileGridSkeleton } from './picture-tile.tsx';
import { Skeleton } from './skeleton.tsx';

interface OwnedPageProps<T> {
  readonly query: {
    readonly data?: T | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly title: string;
  readonly back: { readonly to: To; readonly label: string };
  readonly picture: ReactNode;
  readonly words: {
    readonly loading: string;
    readonly failed: string;
    readonly later: string;
    readonly retry: string;
    readonly missing: string;
    readonly missingText: string;
    readonly missingAction: string;
  };
  readonly children: (thing: T) => ReactNode;
}

/** The page of one thing that one owns: itself, or that it is not there, cannot be loaded, or still loads. */
export function OwnedPage<T>({ query, title, back, picture, words, children }: OwnedPageProps<T>) {
  const { data, error, isFetching, refetch } = query;
  // An address that cannot be one is answered with 400, somebody else's with 404: neither is here.
  const isMissing = isApiFailure(error) && (error.status === 404 || error.status === 400);
  return (
    <div className="page-width pt-6 pb-20 md:pt-8">
      <title>{`${title} · Filigree`}</title>
      <ButtonLink to={back.to} variant="back">
        <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden="true" />
        {back.label}
      </ButtonLink>
      {data !== undefined && !isMissing ? children(data) : null}
      {isMissing || (error && data === undefined) ? (
        <div role="alert">
          <EmptyState
            isPage
            title={isMissing ? words.missing : words.failed}
            picture={picture}
            action={
              isMissing ? (
                <ButtonLink to={back.to}>{words.missingAction}</ButtonLink>
              ) : (
                <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
                  {words.retry}
                </Button>
              )
            }
          >
            {isMissing ? words.missingText : failureMessage(error, words.later)}
          </EmptyState>
        </div>
      ) : null}
      {data === undefined && !error ? (
        <div role="status" aria-label={words.loading}>
          <Skeleton className="mt-8 h-14 w-80 max-w-full" />
          <Skeleton className="mt-4 mb-16 h-4 w-48" />
          <TileGridSkeleton />
        </div>
      ) : null}
    </div>
  );
}

interface OwnedHeaderProps {
  readonly name: string;
  readonly description: string;
  readonly note: ReactNode;
  /** Takes the focus when what had it is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Buttons. */
  readonly children: ReactNode;
}

/** Name, description and what can be done to it. */
export function OwnedHeader({ name, description, note, heading, children }: OwnedHeaderProps) {
  return (
    <header className="mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 border-b border-hairline pb-8 md:mt-6">
      <div className="min-w-0 max-w-2xl">
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-display text-display font-medium break-words outline-none"
        >
          {name}
        </h1>
        {description ? (
          <p className="mt-4 break-words whitespace-pre-line text-ink-soft">{description}</p>
        ) : null}
        <p className="figures mt-4 text-sm text-ink-soft" aria-live="polite">
          {note}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </header>
  );
}
