import type { Variation } from '@filigree/contracts';
import { VARIATION_PRICE_USD } from '@filigree/contracts/constants';
import type { ReactNode } from 'react';
import { dollars } from '../words.ts';
import { Checks } from './checks.tsx';
import { Versions } from './versions.tsx';

type Estimate = NonNullable<Variation['estimate']>;

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-1 border-t border-hairline py-4 sm:grid-cols-[9rem_1fr] sm:gap-6">
      <dt className="eyebrow pt-0.5">{name}</dt>
      <dd className="figures text-sm">{children}</dd>
    </div>
  );
}

const stoneWords = ({ count, gemstone, cut, size, about }: Estimate['stones'][number]) => (
  <li key={`${gemstone}-${cut}-${size}`}>
    {count > 1 ? `${count} × ` : ''}
    {gemstone}, {cut.toLowerCase()}, {size} <span className="text-ink-soft">({about})</span>
  </li>
);

function EstimateRows({ estimate }: { readonly estimate: Estimate }) {
  const { metals, stones, priceUsd, note, pricesOf } = estimate;
  return (
    <>
      {metals.length > 0 ? (
        <Row name="Metal">
          <ul className="grid gap-1">
            {metals.map(({ alloy, text }) => (
              <li key={alloy}>
                {alloy} <span className="text-ink-soft">({text})</span>
              </li>
            ))}
          </ul>
        </Row>
      ) : null}
      {stones.length > 0 ? (
        <Row name="Stones">
          <ul className="grid gap-1">{stones.map(stoneWords)}</ul>
        </Row>
      ) : null}
      <Row name="Estimate">
        <p>
          <span className="font-display text-title leading-none font-medium">
            {dollars(priceUsd.low)} – {dollars(priceUsd.high)}
          </span>
        </p>
        <p className="mt-1.5 max-w-[60ch] text-xs text-ink-soft">
          {note} Prices of {pricesOf}. In the cart this design is reserved at {dollars(VARIATION_PRICE_USD)}.
        </p>
      </Row>
    </>
  );
}

/** What the selected piece is, of what it is made, what it may cost and how it will wear. */
export function PieceDetails({ variation }: { readonly variation: Variation }) {
  return (
    <section aria-label="About this piece" className="pt-8">
      <h2 className="max-w-[30ch] font-display text-heading font-medium text-balance">{variation.title}</h2>
      <p className="mt-2 text-sm text-ink-soft">
        {variation.version > 1 && variation.changes.length > 0
          ? `Version ${variation.version}: ${variation.changes.join(', ')}`
          : `“${variation.prompt}”`}
      </p>
      <dl className="mt-6">
        {variation.estimate ? <EstimateRows estimate={variation.estimate} /> : null}
        {variation.checks.length > 0 ? (
          <Row name="Checks">
            <Checks checks={variation.checks} />
          </Row>
        ) : null}
        <Versions variation={variation} />
      </dl>
    </section>
  );
}
