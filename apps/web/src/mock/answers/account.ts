/** Signing in, the account and its settings. Nobody is refused, and no mail is sent. */
import { ACCESS_TOKEN_LIFETIME_S } from '@filigree/contracts/constants';
import { type Answers, found, newId, now, Refusal } from '../answer.ts';
import { SHELF } from '../shelf.ts';
import { emptyWorld, letIn, type World } from '../world.ts';

/** Fits the shape of a JWT, and is worth nothing anywhere. */
function tokenOf(subject: string): string {
  const part = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const exp = Math.floor(Date.now() / 1000) + ACCESS_TOKEN_LIFETIME_S;
  return `${part({ alg: 'none' })}.${part({ sub: subject, exp })}.mock`;
}

function personOf({ user }: World) {
  if (!user) throw new Refusal('UNAUTHENTICATED', 'Please log in.');
  return user;
}

const session = (world: World, person: { readonly name: string; readonly email: string }) => {
  const user = letIn(world, person);
  return { user, accessToken: tokenOf(user.id), refreshToken: null };
};
const nameOf = (email: string) => email.split('@')[0] ?? email;
const RECOVERY = { recoveryCodes: ['ABCDEF-ABCDEF-ABCDEF-ABCDEF', 'GHIJKL-GHIJKL-GHIJKL-GHIJKL'] };
const SECRET = 'JBSWY3DPEHPK3PXP';
const NO_PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="#fff"/><path d="M1 1h2v2H1zm4 0h2v2H5zM1 5h2v2H1z"/></svg>')}`;

export const accountAnswers: Answers = {
  login: ({ body }, world) => session(world, { name: nameOf(body.email), email: body.email }),
  register: ({ body }, world) => session(world, body),
  verifyTwoFactor: (_asked, world) => session(world, personOf(world)),
  googleStart: ({ origin }) => ({ authUrl: `${origin}/auth/callback/google?code=mock&state=mock` }),
  googleCallback: (_asked, world) => ({
    ...session(world, { name: 'Mock Google', email: 'google@example.com' }),
    isNewUser: true,
  }),
  logout: (_asked, world) => {
    Object.assign(world, emptyWorld());
    return {};
  },
  refresh: (_asked, { user }) => {
    if (!user) throw new Refusal('REFRESH_REJECTED', 'Please log in again.');
    return { accessToken: tokenOf(user.id) };
  },
  me: (_asked, world) => personOf(world),
  forgotPassword: () => ({}),
  resetPassword: () => ({}),
  verifyEmail: () => ({}),
  resendVerification: () => ({}),
  changePassword: () => ({}),
  updateProfile: ({ body: { name, email, phoneNumber } }, world) => {
    const change = Object.entries({ name, phoneNumber }).filter(([, value]) => value !== undefined);
    const user = personOf(world);
    // No mail is sent that could confirm another address: it stays asked for.
    const isOther = email !== undefined && email.toLowerCase() !== user.email.toLowerCase();
    const pendingEmail = email === undefined ? user.pendingEmail : isOther ? email : null;
    world.user = { ...user, ...Object.fromEntries(change), pendingEmail };
    return world.user;
  },
  twoFactor: (_asked, world) => ({
    enabled: world.twoFactor,
    enabledAt: world.twoFactor ? now() : null,
    recoveryCodesLeft: world.twoFactor ? RECOVERY.recoveryCodes.length : 0,
    hasPassword: true,
  }),
  enrolTwoFactor: () => ({
    secret: SECRET,
    otpauthUrl: `otpauth://totp/Filigree?secret=${SECRET}`,
    qrCode: NO_PICTURE,
  }),
  confirmTwoFactor: (_asked, world) => {
    world.twoFactor = true;
    return RECOVERY;
  },
  renewRecoveryCodes: () => RECOVERY,
  disableTwoFactor: (_asked, world) => {
    world.twoFactor = false;
    return {};
  },
  listSessions: (_asked, world) => {
    const { createdAt } = personOf(world);
    return [{ id: newId(), current: true, userAgent: null, remembered: true, createdAt, lastUsedAt: now() }];
  },
  endSession: () => ({}),
  endOtherSessions: () => ({}),
  getPreferences: (_asked, world) => world.preferences,
  updatePreferences: ({ body }, world) => {
    const { preferences } = world;
    world.preferences = {
      theme: body.theme ?? preferences.theme,
      notifications: { ...preferences.notifications, ...body.notifications },
      display: { ...preferences.display, ...body.display },
    };
    return world.preferences;
  },
  exportData: (_asked, world) => Response.json(world),
  deleteAccount: (_asked, world) => {
    const creditsLost = world.balance;
    Object.assign(world, emptyWorld());
    return { creditsLost };
  },
  listFavorites: (_asked, world) => personOf(world).favorites.map((id) => found(SHELF, id)),
  addFavorite: ({ body }, world) => {
    const user = personOf(world);
    const { id } = found(SHELF, body.pieceId);
    world.user = { ...user, favorites: [id, ...user.favorites.filter((other) => other !== id)] };
    return world.user.favorites;
  },
  removeFavorite: ({ params }, world) => {
    const user = personOf(world);
    world.user = { ...user, favorites: user.favorites.filter((id) => id !== params.id) };
    return world.user.favorites;
  },
};
