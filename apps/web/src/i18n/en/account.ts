import { namespace } from '../namespace.ts';

/** The account menu, the mobile sheet, and leaving: comes with the first person who is signed in, or the first tap. */
export const account = namespace('account', {
  menu: 'Menu',
  fallbackName: 'My Account',
  label: 'Account: {{name}}',
  profile: 'Profile',
  orders: 'Orders',
  settings: 'Settings',
  logout: 'Logout',
  buyMore: 'Buy More',
  appearance: 'Appearance',
  'logout.failed': 'Logout failed',
  'logout.failed.text': 'There was an error logging you out. Please try again.',
  'logout.done': 'Logged out successfully',
  'logout.done.text': 'You have been logged out of your account.',
});
