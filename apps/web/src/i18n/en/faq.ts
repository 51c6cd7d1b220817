import { namespace } from '../namespace.ts';

/** Answers have paragraphs, divided by empty lines. */
export const faq = namespace('faq', {
  title: 'Questions and answers',
  lead: 'How designing with Filigree works, what it costs, and what happens to what you make.',
  'group.designing': 'Designing',
  'write.question': 'What should I write?',
  'write.answer':
    'Whatever you would tell a jeweler. “A slim rose gold ring with a 1.5 carat oval sapphire” is a good sentence: it names a type, a metal, a stone, a cut and a size. You can be vaguer, and you can say what you do not want (“no halo”). The Design Guide beside the prompt sets the same things with a click.',
  'time.question': 'How long does it take?',
  'time.answer':
    'Typically {{fastest}}-{{slowest}} seconds for {{pictures}} pictures. You see them resolve, you can cancel, and if you close the page the work goes on and is there when you come back.',
  'words.question': 'What happens when a word is not understood?',
  'words.answer':
    'The Studio shows what it read from your words before you generate, and names what it could not use. If your request is not one for jewelry, you get a clear message and nothing is charged.',
  'change.question': 'Can I change a design afterwards?',
  'change.answer':
    'Yes. Select a variation and say what should change. The variation stays, its earlier versions are kept, and any of them can be brought back. Any piece of our collection can be opened in the Studio and changed in the same way.',
  'exact.question': 'Are the weights and sizes exact?',
  'exact.answer':
    'They are estimates of an unmade piece, which is why they read “about 1 ct” or “estimated 2.8 g”. A finished piece differs a little, as handmade things do. Whether a stone is natural or lab-grown, and whether a metal is plated, is always stated.',
  'group.credits': 'Credits',
  'pay.question': 'What do credits pay for?',
  'pay.answer':
    'Generation. A click for {{pictures}} pictures costs {{credits}} credits, a refinement {{each}}. The cost stands beside the button. Browsing, saving and reading what was understood are free.',
  'fail.question': 'What if a generation fails or I cancel it?',
  'fail.answer':
    'Then nothing is charged. Credits are held while the work runs and returned if it does not finish.',
  'expire.question': 'Do credits expire?',
  'expire.answer': 'No. Credits never expire and can be used anytime. New accounts start with some.',
  'group.ordering': 'Ordering',
  'made.question': 'Can I have my design made?',
  'made.answer':
    'Yes. Add it to the cart and check out, like any piece of the collection; it is crafted and delivered in {{soonest}}-{{latest}} weeks. Designs that you are still thinking about wait as drafts in your <profile>profile</profile>.',
  'card.question': 'How do I pay?',
  'card.answer':
    'By card, on a page of our payment provider. Your card number never reaches our servers, and we do not store it.',
  'group.account': 'Your account',
  'who.question': 'Who can see my designs?',
  'who.answer':
    'You. Designs, drafts and credits belong to your account. A picture has an address that cannot be guessed; whoever you give that address to can see that picture.',
  'password.question': 'I forgot my password.',
  'password.answer': 'Ask for a link on the <password>password page</password>.',
  'else.question': 'Something else?',
  'else.answer': 'Write to <contact>us</contact>. A person answers.',
});
