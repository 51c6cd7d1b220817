/** What docs/engine.md shows of the walk of one request is what the engine does. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explainRequest } from './explain-request.ts';
import { printExplanation } from './print-explanation.ts';

const document = readFileSync(new URL('../../docs/engine.md', import.meta.url), 'utf8');
const [, request = ''] = /npm run explain -- "([^"]+)"/.exec(document) ?? [];
const blocks = [...document.matchAll(/```explain\n(.*?)```/gs)].map(([, block = '']) => block.trim());

/** Columns are as wide as what stands in them. */
const narrow = (text: string): string[] => text.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' '));

/** Lines that follow one another, as one text. */
const joined = (lines: readonly string[]): string => `\n${lines.join('\n')}\n`;

describe('the walk of a request in docs/engine.md', async () => {
  const printed = joined(narrow(printExplanation(await explainRequest(request, 0))));

  it('has output to compare', () => {
    expect(blocks.length).toBeGreaterThan(4);
  });

  it.each(blocks)('is what is printed: %s', (block) => {
    let from = 0;
    for (const stretch of block.split(/^\.\.\.$/m)) {
      const lines = joined(narrow(stretch.trim()));
      const at = printed.indexOf(lines, from);
      expect(at === -1 ? lines : null, 'these lines are not printed there').toBeNull();
      // The line break that ends a stretch may begin the next.
      from = at + lines.length - 1;
    }
  });
});
