import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('layout/shell.tsx', [
    index('routes/home.tsx'),
    route('about', 'routes/about.tsx'),
    route('faq', 'routes/faq.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('verify-email', 'routes/verify-email.tsx'),
    route('auth/callback/google', 'routes/google-callback.tsx', { id: 'google-callback' }),
    route('auth/callback', 'routes/google-callback.tsx', { id: 'google-callback-short' }),
    layout('session/guests-only.tsx', [
      route('login', 'routes/login.tsx'),
      route('signup', 'routes/signup.tsx'),
    ]),
    layout('session/members-only.tsx', [
      route('studio', 'routes/studio.tsx'),
      route('pieces', 'routes/pieces.tsx'),
      route('pieces/:id', 'routes/piece.tsx'),
      route('inspo', 'routes/inspo.tsx'),
      route('collections', 'routes/collections.tsx'),
      route('collections/:id', 'routes/collection.tsx'),
      route('boards/:id', 'routes/board.tsx'),
      route('settings', 'routes/settings.tsx'),
      route('profile', 'routes/profile.tsx'),
      route('cart', 'routes/cart.tsx'),
      route('checkout', 'routes/checkout.tsx'),
      route('order-success', 'routes/order-success.tsx'),
      route('orders/:id', 'routes/order.tsx'),
      route('buy-credits', 'routes/buy-credits.tsx'),
      route('credit-checkout', 'routes/credit-checkout.tsx'),
      route('payment-success', 'routes/payment-success.tsx'),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
