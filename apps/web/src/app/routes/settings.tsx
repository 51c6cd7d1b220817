import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { SettingsPage } from '../../features/settings/settings-page.tsx';
import { settings } from '../../i18n/en/settings.ts';
import { textsNow } from '../../i18n/texts.ts';
import { selectUser, signedOut } from '../../session/auth-slice.ts';
import { pageMeta } from '../page-meta.ts';
import { forgetDevice } from '../remembered.ts';
import { useServerLogout } from '../session/use-server-logout.ts';
import { useAppDispatch, useAppSelector } from '../store.ts';
import { selectTheme, themeChosen } from '../theme-slice.ts';

export const meta = () => pageMeta(textsNow(settings)('title'), textsNow(settings)('lead'));

export default function SettingsRoute() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const logout = useServerLogout();
  const theme = useAppSelector(selectTheme);

  const depart = async () => {
    // The account's sessions went with it; the logout clears the cookies of this browser, and may fail without harm.
    await logout();
    dispatch(signedOut({ byPerson: true }));
    forgetDevice();
    void navigate('/', { replace: true });
  };
  /** The guard of this page leads to the login, which returns here. */
  const signInAgain = async () => {
    await logout();
    dispatch(signedOut());
  };
  return (
    <SettingsPage
      user={useSelector(selectUser)}
      theme={{ value: theme, apply: (next) => dispatch(themeChosen(next)) }}
      onSignInAgain={() => void signInAgain()}
      onDeparted={() => void depart()}
    />
  );
}
