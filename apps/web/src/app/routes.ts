import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { CLOSED_SECTIONS } from './sections.ts';

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
      route('profile', 'routes/profile.tsx'),
      ...CLOSED_SECTIONS.map(({ id, path }) => route(path, 'routes/closed-section.tsx', { id })),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
