import { namespace } from '../namespace.ts';

/** The balance and its history. */
export const credits = namespace('credits', {
  error: 'Error',
  loading: 'Loading...',
  'low.short': 'low',
  credits: 'Credits',
  low: 'Low',
  available_one: '{{balance}} credit available',
  available_other: '{{balance}} credits available',
  'available.low_one': '{{balance}} credit available, running low',
  'available.low_other': '{{balance}} credits available, running low',
  'history.failed': 'Your credit history could not be loaded',
  again: 'Try again',
  later: 'Please try again later',
  empty: 'No transactions yet',
  buy: 'Buy Credits',
  'history.lead': 'What came into your account and what designs took from it.',
  buyMore: 'Buy More',
  history: 'Credit history',
  transaction: 'Transaction',
  balance: 'Balance',
  older: 'Show older',
});
