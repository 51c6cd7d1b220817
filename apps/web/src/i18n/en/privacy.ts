import { namespace } from '../namespace.ts';

/** Paragraphs are divided by empty lines; lines that begin with a dash are a list. */
export const privacy = namespace('privacy', {
  title: 'Privacy Policy',
  lead: 'What we know about you, why, and what you can do about it.',
  'short.title': 'In short',
  'short.text':
    '- We keep what the product needs to work, and nothing else.\n- There are no advertising or analytics trackers on this site, and no third-party fonts on its pages; the only scripts of others are those of the payment provider, on the pages where you pay.\n- Your card number never reaches our servers.\n- We do not sell personal data.\n- You can have a copy of your data, and you can have it deleted.',
  'what.title': 'What we keep, and why',
  'what.text':
    '<strong>Your account:</strong> name, email address, a phone number if you give one, and your password as a one-way hash. We need them to let you in, and to write to you about your account and orders.\n\n<strong>Your work:</strong> the words you write, the choices of the Design Guide, the designs and pictures made from them with their earlier versions, drafts, collections, boards and favorites. They are the product.\n\n<strong>Your credits and purchases:</strong> a ledger of credits received and spent, orders, and the shipping address of an order. We need them to charge correctly, to deliver, and to meet the duties of bookkeeping.\n\n<strong>Technical records:</strong> the time, address and outcome of requests, and for each session the time it was last used. They keep the service running and safe, contain no passwords or tokens, and are deleted when they are no longer needed for that.',
  'device.title': 'Cookies and storage on your device',
  'device.text':
    'We set three cookies. One keeps you signed in, is sent only to the part of our server that renews your session, and cannot be read by scripts. The other says only that the first is there, so that our pages know whether to renew a session. The third says that you have signed in on this device, so that strangers who try your password elsewhere do not lock you out; it stays for a year after you last signed in, and signs nobody in. They are necessary, so we do not ask about them.\n\nYour browser also remembers, on your device: your name and email, the work open in the Studio, the contents of your cart, what you shared on the wall of inspiration, and which theme and language you like. Logging out removes all of it except the last two.',
  'pictures.title': 'Pictures and their addresses',
  'pictures.text':
    'A picture of your design is served from an address that cannot be guessed. We show it to nobody else; whoever has the address can open the picture, so share it as you would share the picture itself.',
  'others.title': 'Who else is involved',
  'others.text':
    '<strong>Design engine.</strong> Designs are computed on our own servers. Should you choose a hosted image model where one is offered, the words of that request are sent to its provider to make the picture; your name and email are not.\n\n<strong>Payments.</strong> A card payment provider receives your card details directly from your browser or on its own page. We receive whether the payment succeeded, its amount, and a reference.\n\n<strong>Sign-in with Google.</strong> If you choose it, Google tells us your name, email address and whether the address is verified, and learns that you signed in here.\n\n<strong>Hosting, storage and mail</strong> may be run for us by companies that act on our instructions only. We hand data to authorities only where the law obliges us.',
  'rights.title': 'Your rights',
  'rights.text':
    'You may see, correct, export and delete your data, object to a use of it, or ask us to restrict one. Settings has the export and the deletion; for anything else write to <contact>us</contact>, from the address of your account, and we answer within a month. You may also complain to the data protection authority of the place where you live.\n\nWhere the law asks for a ground: we process account, work and purchases to fulfil the <terms>agreement with you</terms>, technical records in our legitimate interest in a safe service, accounting records because the law requires it, and anything promotional only with your consent, which you can take back.',
  'how-long.title': 'How long we keep it',
  'how-long.text':
    'As long as your account exists. When it is deleted, your profile, words, designs and pictures are deleted with it. Invoices and the records behind them stay as long as tax and commercial law demands, separated from everything else.',
  'safety.title': 'How we protect it',
  'safety.text':
    'Connections are encrypted, passwords are hashed with a memory-hard function, session cookies change with each use, uploads are decoded and written anew, and what belongs to you answers to your account only. If something goes wrong in a way that matters to you, we tell you.',
  'children.title': 'Children, and changes',
  'children.text':
    'Filigree is not meant for children under 16, and we do not knowingly keep data about them.\n\nIf this policy changes in a way that matters, we tell you by email before it applies.',
});
