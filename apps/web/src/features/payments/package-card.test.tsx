import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PackageCard } from './package-card.tsx';
import { testPackage } from './testing.ts';

afterEach(cleanup);

const show = (changes: Parameters<typeof testPackage>[0] = {}, selected = false) => {
  const onSelect = vi.fn();
  render(
    <ul>
      <PackageCard creditPackage={testPackage(changes)} selected={selected} onSelect={onSelect} />
    </ul>,
  );
  return onSelect;
};

describe('a package', () => {
  it('names what it holds, what it costs and what each credit costs', () => {
    show();
    const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(facts.slice(1)).toEqual([
      '50 credits',
      expect.stringMatching(/^\$0\.\d+ per credit$/),
      'Never expires',
      'Use anytime',
    ]);
    expect(screen.getByRole('heading', { name: 'Starter' })).toBeTruthy();
    expect(screen.getByText('$9.99')).toBeTruthy();
    expect(screen.getByText('Perfect for trying out the platform')).toBeTruthy();
  });

  it.each(['Popular', 'Best Value', 'Save 20%'])('carries the badge "%s"', (badge) => {
    show({ badge });
    const shown = ['Popular', 'Best Value', 'Save 20%'].filter((words) => screen.queryByText(words));
    expect(shown).toEqual([badge]);
  });

  it('has no badge where the server names none', () => {
    show({ badge: null });
    expect(screen.queryByText(/Popular|Best Value|Save/)).toBeNull();
  });

  it('reads "Select Package", or "Selected" once it is', async () => {
    const onSelect = show();
    await userEvent.click(screen.getByRole('button', { name: 'Select Package' }));
    expect(onSelect).toHaveBeenCalledOnce();
    cleanup();
    show({}, true);
    expect(screen.getByRole('button', { name: 'Selected' }).getAttribute('aria-pressed')).toBe('true');
  });
});
