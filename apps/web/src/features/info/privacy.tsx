import { Link } from 'react-router';
import { ContactLink } from './contact.tsx';
import { type DocumentSection, InfoDocument } from './prose.tsx';

const SECTIONS: readonly DocumentSection[] = [
  {
    id: 'short',
    title: 'In short',
    body: (
      <ul>
        <li>We keep what the product needs to work, and nothing else.</li>
        <li>
          There are no advertising or analytics trackers on this site, and no third-party fonts or scripts on
          its pages.
        </li>
        <li>Your card number never reaches our servers.</li>
        <li>We do not sell personal data.</li>
        <li>You can have a copy of your data, and you can have it deleted.</li>
      </ul>
    ),
  },
  {
    id: 'what',
    title: 'What we keep, and why',
    body: (
      <>
        <p>
          <strong>Your account:</strong> name, email address, a phone number if you give one, and your
          password as a one-way hash. We need them to let you in, and to write to you about your account and
          orders.
        </p>
        <p>
          <strong>Your work:</strong> the words you write, the choices of the Design Guide, the designs and
          pictures made from them with their earlier versions, drafts, collections and favorites. They are the
          product.
        </p>
        <p>
          <strong>Your credits and purchases:</strong> a ledger of credits received and spent, orders, and the
          shipping address of an order. We need them to charge correctly, to deliver, and to meet the duties
          of bookkeeping.
        </p>
        <p>
          <strong>Technical records:</strong> the time, address and outcome of requests, and for each session
          the time it was last used. They keep the service running and safe, contain no passwords or tokens,
          and are deleted when they are no longer needed for that.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'Cookies and storage on your device',
    body: (
      <>
        <p>
          We set two cookies. One keeps you signed in, is sent only to the part of our server that renews your
          session, and cannot be read by scripts. The other says only that the first is there, so that our
          pages know whether to renew a session. They are necessary, so we do not ask about them.
        </p>
        <p>
          Your browser also remembers, on your device: your name and email, the work open in the Studio, the
          contents of your cart, and whether you like light or dark. Logging out removes all of it except the
          last.
        </p>
      </>
    ),
  },
  {
    id: 'pictures',
    title: 'Pictures and their addresses',
    body: (
      <p>
        A picture of your design is served from an address that cannot be guessed. We show it to nobody else;
        whoever has the address can open the picture, so share it as you would share the picture itself.
      </p>
    ),
  },
  {
    id: 'others',
    title: 'Who else is involved',
    body: (
      <>
        <p>
          <strong>Design engine.</strong> Designs are computed on our own servers. Should you choose a hosted
          image model where one is offered, the words of that request are sent to its provider to make the
          picture; your name and email are not.
        </p>
        <p>
          <strong>Payments.</strong> A card payment provider receives your card details directly from your
          browser or on its own page. We receive whether the payment succeeded, its amount, and a reference.
        </p>
        <p>
          <strong>Sign-in with Google.</strong> If you choose it, Google tells us your name, email address and
          whether the address is verified, and learns that you signed in here.
        </p>
        <p>
          <strong>Hosting, storage and mail</strong> may be run for us by companies that act on our
          instructions only. We hand data to authorities only where the law obliges us.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You may see, correct, export and delete your data, object to a use of it, or ask us to restrict one.
          Write to <ContactLink />, from the address of your account, and we answer within a month. You may
          also complain to the data protection authority of the place where you live.
        </p>
        <p>
          Where the law asks for a ground: we process account, work and purchases to fulfil the{' '}
          <Link to="/terms" className="link">
            agreement with you
          </Link>
          , technical records in our legitimate interest in a safe service, accounting records because the law
          requires it, and anything promotional only with your consent, which you can take back.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <p>
        As long as your account exists. When it is deleted, your profile, words, designs and pictures are
        deleted with it. Invoices and the records behind them stay as long as tax and commercial law demands,
        separated from everything else.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'How we protect it',
    body: (
      <p>
        Connections are encrypted, passwords are hashed with a memory-hard function, session cookies change
        with each use, uploads are decoded and written anew, and what belongs to you answers to your account
        only. If something goes wrong in a way that matters to you, we tell you.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children, and changes',
    body: (
      <>
        <p>Filigree is not meant for children under 16, and we do not knowingly keep data about them.</p>
        <p>If this policy changes in a way that matters, we tell you by email before it applies.</p>
      </>
    ),
  },
];

export function Privacy() {
  return (
    <InfoDocument
      title="Privacy Policy"
      lead="What we know about you, why, and what you can do about it."
      updated="20 November 2026"
      sections={SECTIONS}
    />
  );
}
