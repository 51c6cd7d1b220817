/** The hosted pages' paper: plain HTML, no script, their own policy. */
import { createHash } from 'node:crypto';
import type { SandboxResponse } from '../http/exchange.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character]!);
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1c1a17; --soft: #6b635b; --paper: #fbfaf8; --card: #ffffff; --line: #d9d3cb; --edge: #8a8178; --bad: #a4262c; --accent: #1f4d46; --on-accent: #ffffff; --note: #fff3d6; --on-note: #5b4300; }
@media (prefers-color-scheme: dark) { :root { --ink: #f3efe9; --soft: #b3aaa0; --paper: #161412; --card: #211e1b; --line: #46403a; --edge: #8d8378; --bad: #ff9a94; --accent: #8fd0c4; --on-accent: #10211e; --note: #40340f; --on-note: #ffe7a3; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
.test { margin: 0; padding: .5rem 1rem; background: var(--note); color: var(--on-note); text-align: center; font-size: .875rem; }
.test strong { text-transform: uppercase; letter-spacing: .06em; }
main { display: grid; gap: 2rem; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
@media (min-width: 48rem) { main.two { grid-template-columns: 1fr 1fr; gap: 4rem; padding-top: 4rem; } }
h1 { margin: 0 0 .75rem; font-size: 1.125rem; font-weight: 600; }
.amount { margin: 0 0 1.5rem; font-size: 2.25rem; font-weight: 650; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
td { padding: .625rem 0; border-top: 1px solid var(--line); vertical-align: top; }
td:last-child { text-align: right; white-space: nowrap; }
tr.total td { font-weight: 600; }
small, .soft { color: var(--soft); font-size: .875rem; }
form { display: grid; gap: 1rem; }
label { display: grid; gap: .25rem; font-size: .875rem; font-weight: 500; }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: .375rem; background: var(--card); color: inherit; font: inherit; font-size: 1rem; }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
button { min-height: 3rem; border: 0; border-radius: .375rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
button.plain { background: none; border: 1px solid var(--edge); color: inherit; }
a { color: inherit; }
.error { margin: 0; padding: .75rem 1rem; border: 1px solid var(--bad); border-radius: .375rem; color: var(--bad); }
.narrow { max-width: 26rem; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

export interface PageOptions {
  readonly title: string;
  readonly main: string;
  readonly layout: 'two' | 'narrow';
  readonly status?: number;
  /** Other sites that the answer to the page's form may lead to. */
  readonly leadsTo?: readonly (string | null)[];
}

export function page({ title, main, layout, status = 200, leadsTo = [] }: PageOptions): SandboxResponse {
  const origins = leadsTo.flatMap((url) => (url !== null && URL.canParse(url) ? [new URL(url).origin] : []));
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<p class="test"><strong>Test Mode</strong> No real card is charged. Use 4242 4242 4242 4242, any future date and any code.</p>
<main class="${layout}">
${main}
</main>
</body>
</html>
`;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'sha256-${STYLE_HASH}'`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
        // Browsers hold the policy against where a form's answer redirects, too.
        ["form-action 'self'", ...new Set(origins)].join(' '),
      ].join('; '),
    },
    body,
  };
}

/** After a form: the browser goes on with GET. */
export function seeOther(location: string): SandboxResponse {
  return {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    body: '',
  };
}

/** Cents as people read them. */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(
    cents / 100,
  );
}
