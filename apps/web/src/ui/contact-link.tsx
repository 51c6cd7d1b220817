import { useSiteSettings } from '../site/site-settings.ts';

/** Where customers write to. While the operator has named no address, the words that stand for it. */
export function ContactLink({ words }: { readonly words: string }) {
  const { contactAddress } = useSiteSettings();
  if (contactAddress === null) return words;
  // The address itself: it can be read, copied and written down.
  return (
    <a href={`mailto:${contactAddress}`} className="link">
      {contactAddress}
    </a>
  );
}
