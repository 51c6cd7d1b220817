/**
 * The part of Stripe.js that the payment form uses, spoken to the sandbox on the product's own site: the same
 * component tree serves both. Shapes and behaviour as in https://docs.stripe.com/js
 */
import type { Stripe } from '@stripe/stripe-js';
import { createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type CardForm, SandboxCardForm } from './card-form.tsx';

interface SandboxSettings {
  readonly publishableKey: string;
  readonly sandboxPath: string;
}

interface SandboxIntent {
  readonly id: string;
  readonly status: string;
  readonly next_action: { readonly redirect_to_url?: { readonly url: string } } | null;
}
interface SandboxError {
  readonly type: string;
  readonly message?: string;
  readonly payment_intent?: SandboxIntent;
}
type Listener = (event: unknown) => void;

/** An Element: it mounts the card fields where it is told. */
class SandboxPaymentElement {
  readonly form = createRef<CardForm>();
  private root: Root | undefined;
  private readonly listeners = new Set<Listener>();

  mount(place: HTMLElement): void {
    this.root = createRoot(place);
    this.root.render(<SandboxCardForm ref={this.form} />);
  }
  /** Of the events, only `ready` happens here: nothing has to be fetched, so whoever listens is told at once. */
  on(event: string, listener: Listener): this {
    if (event === 'ready') {
      this.listeners.add(listener);
      queueMicrotask(() => {
        if (this.listeners.has(listener)) listener({ elementType: 'payment' });
      });
    }
    return this;
  }
  off(_event: string, listener: Listener): this {
    this.listeners.delete(listener);
    return this;
  }
  update(): void {
    // Its look is the page's own.
  }
  destroy(): void {
    const { root } = this;
    this.listeners.clear();
    // React does not take a root away while it is rendering another.
    setTimeout(() => root?.unmount());
  }
}

class SandboxElements {
  element: SandboxPaymentElement | null = null;
  readonly clientSecret: string;

  constructor(clientSecret: string) {
    this.clientSecret = clientSecret;
  }
  create(): SandboxPaymentElement {
    this.element = new SandboxPaymentElement();
    return this.element;
  }
  getElement(): SandboxPaymentElement | null {
    return this.element;
  }
  update(): void {
    // The appearance is the page's own.
  }
}

const unsupported = () => {
  throw new Error('The sandbox takes payments by the payment form only.');
};

export function openSandbox({ publishableKey, sandboxPath }: SandboxSettings): Stripe {
  async function confirmPayment({
    elements,
    confirmParams,
  }: {
    elements: SandboxElements;
    confirmParams: { return_url: string };
  }) {
    const entered = elements.element?.form.current?.read();
    if (!entered) throw new Error('The payment form is not shown.');
    if ('problem' in entered) return { error: { type: 'validation_error', message: entered.problem } };
    const { clientSecret } = elements;
    const [id = ''] = clientSecret.split('_secret_');
    const response = await fetch(`${sandboxPath}/v1/payment_intents/${encodeURIComponent(id)}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: publishableKey,
        client_secret: clientSecret,
        return_url: confirmParams.return_url,
        ...entered.data,
      }),
    }).catch(() => undefined);
    if (!response) {
      const message = 'We could not reach the payment provider. Check your connection and try again.';
      return { error: { type: 'api_connection_error', message } };
    }
    const answer = (await response.json()) as SandboxIntent & { error?: SandboxError };
    if (answer.error) return { error: answer.error };
    const bank = answer.next_action?.redirect_to_url?.url;
    if (bank === undefined) return { paymentIntent: answer };
    // The bank's question; it leads to the return address. As with Stripe.js, nobody hears of this call again.
    window.location.assign(bank);
    return new Promise<never>(() => undefined);
  }

  const sandbox = {
    elements: (options: { clientSecret: string }) => new SandboxElements(options.clientSecret),
    confirmPayment,
    // By these react-stripe-js knows a Stripe object.
    createToken: unsupported,
    createPaymentMethod: unsupported,
    confirmCardPayment: unsupported,
  };
  // Stripe.js can do much more; the payment form uses what stands above.
  return sandbox as unknown as Stripe;
}
