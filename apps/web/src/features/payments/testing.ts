/** Packages for tests. */
import type { CreditPackage } from '@filigree/contracts';

export function testPackage(changes: Partial<CreditPackage> = {}): CreditPackage {
  return {
    id: '0193c000-0000-7000-8000-000000000001',
    name: 'Starter',
    credits: 50,
    priceUSD: 9.99,
    discount: null,
    popular: false,
    description: 'Perfect for trying out the platform',
    pricePerCredit: 0.1998,
    badge: null,
    ...changes,
  };
}
