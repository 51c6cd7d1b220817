import { ButtonLink } from '../../ui/button.tsx';
import { PiecePicture } from '../../ui/piece-picture.tsx';
import { marenTrilogy } from '../../ui/shown/maren-trilogy.ts';
import { ContactLink } from './contact.tsx';

const VALUES = [
  {
    title: 'Craftsmanship',
    text: 'A design is more than a picture. Behind each one stand real dimensions: a band a finger can wear, prongs that hold, a stone whose facets meet at the angles cutters use.',
  },
  {
    title: 'Creativity',
    text: 'You bring the idea in your own words. Ask for Art Deco with a serpent, or for nothing but a plain band with perfect proportions; both deserve the same care.',
  },
  {
    title: 'Quality',
    text: 'Metal and stone are rendered from measured colours and refractive indices, so rose gold looks like rose gold and a sapphire bends light like a sapphire.',
  },
  {
    title: 'Transparency',
    text: 'You see what was understood, what a click costs, and which numbers are estimates. When something cannot be made, we say so and charge nothing.',
  },
] as const;

export function About() {
  return (
    <>
      <section className="border-b border-hairline">
        <div className="bleed-end">
          <div className="py-14 md:py-24">
            <p className="eyebrow">Our story</p>
            <h1 className="mt-5 max-w-[15ch] font-display text-display font-medium">
              The drawing comes first, and it should be yours
            </h1>
            <div className="mt-8 grid max-w-[58ch] gap-4 text-lg text-ink-soft">
              <p>
                Every piece of jewelry begins as a conversation. Someone describes what they see in their
                mind; a jeweler listens, reaches for a pencil, and a line becomes a ring. For most people that
                conversation never happens, because they do not know a jeweler, or do not know the words.
              </p>
              <p>
                Filigree is that conversation, open to anyone. You speak plainly. Our design engine knows the
                trade: alloys and cuts, settings and proportions, what can be cast and what can be worn. It
                answers with pictures, and keeps listening until the piece is right.
              </p>
            </div>
          </div>
          <PiecePicture
            piece={marenTrilogy}
            sizes="(min-width: 64rem) 50vw, 100vw"
            className="aspect-square lg:aspect-auto"
          />
        </div>
      </section>

      <section className="page-width py-16 md:py-24">
        <div className="grid gap-10 lg:grid-cols-12">
          <h2 className="font-display text-heading font-medium lg:col-span-4">What we hold to</h2>
          <dl className="grid gap-x-12 sm:grid-cols-2 lg:col-span-8">
            {VALUES.map(({ title, text }) => (
              <div key={title} className="border-t border-hairline py-7">
                <dt className="font-display text-title font-medium">{title}</dt>
                <dd className="mt-2 text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>

      <section className="border-y border-hairline bg-mist">
        <div className="page-width grid gap-10 py-16 md:py-20 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <p className="eyebrow">Coming soon</p>
            <h2 className="mt-4 font-display text-heading font-medium">For manufacturers</h2>
          </div>
          <div className="grid max-w-[62ch] gap-4 text-ink-soft lg:col-span-8">
            <p>
              We are preparing a network of workshops that will make what you design, close to where you live,
              with the metal and stones you chose.
            </p>
            <p>
              We are also working on design reservations recorded on-chain, so that a design can be shown to
              have been yours first. Neither is open yet. If you run a workshop and would like to be among the
              first, write to <ContactLink />.
            </p>
          </div>
        </div>
      </section>

      <section className="page-width grid justify-items-center py-20 text-center md:py-28">
        <h2 className="max-w-[18ch] font-display text-display font-medium">What would you like to wear?</h2>
        <div className="mt-9 flex flex-wrap items-center justify-center gap-x-7 gap-y-4">
          <ButtonLink to="/studio" variant="accent" size="large">
            Start Designing
          </ButtonLink>
          <span className="text-ink-soft">
            or write to <ContactLink />
          </span>
        </div>
      </section>
    </>
  );
}
