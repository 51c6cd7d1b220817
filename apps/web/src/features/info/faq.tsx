import {
  CREDITS_PER_PICTURE,
  DELIVERY_WEEKS,
  GENERATION_DURATION_S,
  GENERATION_PICTURES,
} from '@filigree/contracts/constants';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ContactLink } from './contact.tsx';
import { InfoDocument } from './prose.tsx';

interface Question {
  readonly question: string;
  readonly answer: ReactNode;
}

const GROUPS: readonly {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}[] = [
  {
    id: 'designing',
    title: 'Designing',
    questions: [
      {
        question: 'What should I write?',
        answer: (
          <p>
            Whatever you would tell a jeweler. &ldquo;A slim rose gold ring with a 1.5 carat oval
            sapphire&rdquo; is a good sentence: it names a type, a metal, a stone, a cut and a size. You can
            be vaguer, and you can say what you do not want (&ldquo;no halo&rdquo;). The Design Guide beside
            the prompt sets the same things with a click.
          </p>
        ),
      },
      {
        question: 'How long does it take?',
        answer: (
          <p>
            Typically {GENERATION_DURATION_S.min}-{GENERATION_DURATION_S.max} seconds for{' '}
            {GENERATION_PICTURES} pictures. You see them resolve, you can cancel, and if you close the page
            the work goes on and is there when you come back.
          </p>
        ),
      },
      {
        question: 'What happens when a word is not understood?',
        answer: (
          <p>
            The Studio shows what it read from your words before you generate, and names what it could not
            use. If your request is not one for jewelry, or is for a type we cannot draw yet, you get a clear
            message and nothing is charged.
          </p>
        ),
      },
      {
        question: 'Can I change a design afterwards?',
        answer: (
          <p>
            Yes. Select a variation and say what should change. The variation stays, its earlier versions are
            kept, and any of them can be brought back.
          </p>
        ),
      },
      {
        question: 'Are the weights and sizes exact?',
        answer: (
          <p>
            They are estimates of an unmade piece, which is why they read &ldquo;about 1 ct&rdquo; or
            &ldquo;estimated 2.8 g&rdquo;. A finished piece differs a little, as handmade things do. Whether a
            stone is natural or lab-grown, and whether a metal is plated, is always stated.
          </p>
        ),
      },
    ],
  },
  {
    id: 'credits',
    title: 'Credits',
    questions: [
      {
        question: 'What do credits pay for?',
        answer: (
          <p>
            Generation. A picture costs {CREDITS_PER_PICTURE} credit, so a click for {GENERATION_PICTURES}{' '}
            pictures costs {GENERATION_PICTURES * CREDITS_PER_PICTURE}. The cost stands beside the button.
            Browsing, saving and reading what was understood are free.
          </p>
        ),
      },
      {
        question: 'What if a generation fails or I cancel it?',
        answer: (
          <p>
            Then nothing is charged. Credits are held while the work runs and returned if it does not finish.
          </p>
        ),
      },
      {
        question: 'Do credits expire?',
        answer: <p>No. Credits never expire and can be used anytime. New accounts start with some.</p>,
      },
    ],
  },
  {
    id: 'ordering',
    title: 'Ordering',
    questions: [
      {
        question: 'Can I have my design made?',
        answer: (
          <p>
            Ordering opens soon. Pieces will be crafted and delivered in {DELIVERY_WEEKS.min}-
            {DELIVERY_WEEKS.max} weeks. Until then, save the designs you like as drafts; they wait in your{' '}
            <Link to="/profile#drafts" className="link">
              profile
            </Link>
            .
          </p>
        ),
      },
      {
        question: 'How will I pay?',
        answer: (
          <p>
            By card, on a page of our payment provider. Your card number never reaches our servers, and we do
            not store it.
          </p>
        ),
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    questions: [
      {
        question: 'Who can see my designs?',
        answer: (
          <p>
            You. Designs, drafts and credits belong to your account. A picture has an address that cannot be
            guessed; whoever you give that address to can see that picture.
          </p>
        ),
      },
      {
        question: 'I forgot my password.',
        answer: (
          <p>
            Ask for a link on the{' '}
            <Link to="/forgot-password" className="link">
              password page
            </Link>
            .
          </p>
        ),
      },
      {
        question: 'Something else?',
        answer: (
          <p>
            Write to <ContactLink />. A person answers.
          </p>
        ),
      },
    ],
  },
];

export function Faq() {
  return (
    <InfoDocument
      title="Questions and answers"
      lead="How designing with Filigree works, what it costs, and what happens to what you make."
      sections={GROUPS.map(({ id, title, questions }) => ({
        id,
        title,
        body: (
          <div className="divide-y divide-hairline border-y border-hairline">
            {questions.map(({ question, answer }) => (
              <details key={question} className="group">
                <summary className="flex min-h-12 list-none items-center justify-between gap-6 py-3 font-medium text-ink [&::-webkit-details-marker]:hidden">
                  {question}
                  <span
                    aria-hidden="true"
                    className="text-title leading-none font-light text-ink-soft transition-transform group-open:rotate-45"
                  >
                    +
                  </span>
                </summary>
                <div className="pb-5">{answer}</div>
              </details>
            ))}
          </div>
        ),
      }))}
    />
  );
}
