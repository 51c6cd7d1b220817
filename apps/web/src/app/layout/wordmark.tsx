import { Link } from 'react-router';

export function Wordmark() {
  return (
    <Link
      to="/"
      aria-label="Filigree, home"
      className="inline-flex min-h-11 items-center font-display text-[1.625rem] leading-none font-semibold tracking-[-0.01em]"
    >
      Filigree
    </Link>
  );
}
