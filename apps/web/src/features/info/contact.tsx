export const CONTACT_ADDRESS = 'hello@filigree.example';

export function ContactLink() {
  return (
    <a href={`mailto:${CONTACT_ADDRESS}`} className="link">
      {CONTACT_ADDRESS}
    </a>
  );
}
