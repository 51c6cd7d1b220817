import { useMatches } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { CLOSED_SECTIONS } from '../sections.ts';

/** The one page of every section that opens later. */
export default function ClosedSectionPage() {
  const matches = useMatches();
  const section = CLOSED_SECTIONS.find(({ id }) => matches.some((match) => match.id === id));
  if (!section) throw new Error('This page stands at a route without a row in CLOSED_SECTIONS.');
  return (
    <div className="page-width grid min-h-[64dvh] place-content-center justify-items-center py-20 text-center">
      <title>{`${section.title} · Filigree`}</title>
      <p className="eyebrow">Opening soon</p>
      <h1 className="mt-5 font-display text-display font-medium">{section.title}</h1>
      <p className="mt-5 max-w-md text-lg text-ink-soft">{section.sentence}</p>
      <ButtonLink to="/studio" size="large" className="mt-9">
        Go to the Studio
      </ButtonLink>
    </div>
  );
}
