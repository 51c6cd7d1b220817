import type { Appearance } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

const TOKENS = ['card', 'ink', 'ink-soft', 'edge', 'destructive'] as const;

/** The tokens as plain colours: the provider's frame knows neither our variables nor light-dark(). */
function resolved(): Record<(typeof TOKENS)[number], string> {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  const colours = TOKENS.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colours) as ReturnType<typeof resolved>;
}

/** The look of the page, in the words of https://docs.stripe.com/elements/appearance-api */
function appearanceNow(): Appearance {
  const colour = resolved();
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: colour.ink,
      colorBackground: colour.card,
      colorText: colour.ink,
      colorTextSecondary: colour['ink-soft'],
      colorTextPlaceholder: colour['ink-soft'],
      colorDanger: colour.destructive,
      fontFamily: 'Figtree, ui-sans-serif, system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '2px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${colour.edge}`, boxShadow: 'none' },
      '.Input:focus': { borderColor: colour.ink, outline: `2px solid ${colour.ink}`, boxShadow: 'none' },
      '.Input--invalid': { borderColor: colour.destructive, boxShadow: 'none' },
      '.Tab': { border: `1px solid ${colour.edge}`, boxShadow: 'none' },
      '.Tab--selected': { borderColor: colour.ink, boxShadow: 'none' },
      '.Label': { fontSize: '15px', fontWeight: '500' },
    },
  };
}

/** Follows the theme: the class on <html>, and the system's choice where there is none. */
export function useAppearance(): Appearance {
  const [appearance, setAppearance] = useState(appearanceNow);
  useEffect(() => {
    const follow = () => setAppearance(appearanceNow());
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { attributeFilter: ['class'] });
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', follow);
    return () => {
      observer.disconnect();
      system.removeEventListener('change', follow);
    };
  }, []);
  return appearance;
}
