const STEPS = [
  {
    title: 'Say it',
    text: 'A sentence is enough: the metal, the stone, the feeling. The Design Guide is there when you want to be exact about cut, setting, finish or budget.',
  },
  {
    title: 'Watch it take shape',
    text: 'Four ideas resolve before your eyes. You see what was understood from your words and what the click costs, before you click.',
  },
  {
    title: 'Make it yours',
    text: 'Ask for a slimmer band or a warmer gold. Every version is kept, so you can always go back to the one you loved.',
  },
] as const;

export function HowItWorks() {
  return (
    <section id="how-it-works" className="page-width pb-20 md:pb-28">
      <div className="grid gap-10 border-t border-hairline pt-10 md:pt-14 lg:grid-cols-12">
        <h2 className="font-display text-heading font-medium lg:col-span-4">From a sentence to a piece</h2>
        <ol className="grid gap-x-10 gap-y-9 md:grid-cols-3 lg:col-span-8">
          {STEPS.map(({ title, text }, index) => (
            <li key={title}>
              <p className="figures font-display text-title leading-none text-ink-soft" aria-hidden="true">
                {index + 1}
              </p>
              <h3 className="mt-3 font-medium">{title}</h3>
              <p className="mt-2 text-sm text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
