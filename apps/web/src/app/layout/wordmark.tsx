import { Link } from 'react-router';
import { frame } from '../../i18n/en/frame.ts';
import { useTexts } from '../../i18n/texts.ts';

export function Wordmark() {
  const t = useTexts(frame);
  return (
    <Link
      to="/"
      aria-label={t('home.label')}
      className="inline-flex min-h-11 items-center font-display text-[1.625rem] leading-none font-semibold tracking-[-0.01em]"
    >
      Filigree
    </Link>
  );
}
