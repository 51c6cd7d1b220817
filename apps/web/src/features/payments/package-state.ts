import type { CreditPackage } from '@filigree/contracts';

/** Navigation state of /credit-checkout: the package that was chosen on /buy-credits. */
export interface PackageState {
  readonly creditPackage: CreditPackage;
}

/** The package that a page was opened with, or null. What stands there may be old, or another page's. */
export function packageOf(state: unknown): CreditPackage | null {
  const given = (state as Partial<PackageState> | null)?.creditPackage as
    | Partial<Record<keyof CreditPackage, unknown>>
    | undefined;
  const isPackage =
    typeof given?.id === 'string' &&
    typeof given.name === 'string' &&
    typeof given.credits === 'number' &&
    typeof given.priceUSD === 'number';
  return isPackage ? ((state as PackageState).creditPackage satisfies CreditPackage) : null;
}
