import { Link } from 'react-router';
import type { Marks } from '../../i18n/rich.tsx';
import { ContactLink } from '../../ui/contact-link.tsx';

const leadsTo = (to: string) => (words: string) => (
  <Link to={to} className="link">
    {words}
  </Link>
);

/** What the marks of these pages' texts draw. */
export const MARKS: Marks = {
  strong: (words) => <strong>{words}</strong>,
  contact: (words) => <ContactLink words={words} />,
  terms: leadsTo('/terms'),
  privacy: leadsTo('/privacy'),
  profile: leadsTo('/profile#drafts'),
  password: leadsTo('/forgot-password'),
};
