import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import type { WithAuth } from '../../session/auth-slice.ts';
import { takeClick } from '../../session/remembered-click.ts';
import type { AppStore } from '../store.ts';

/** On these somebody is still on the way to where they came from. */
const ON_THE_WAY = /^\/(?:login|signup|auth\/)/;

/** Whether calls can be made in somebody's name: what is remembered of a user alone is not enough. */
const selectCanCall = ({ auth }: WithAuth) => auth.user !== null && auth.token !== null;

/** Does what a visitor meant to do before the login, once somebody has signed in and is back. Shows nothing. */
export function RememberedClicks() {
  const store = useStore() as AppStore;
  const canCall = useSelector(selectCanCall);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!canCall || ON_THE_WAY.test(pathname)) return;
    const click = takeClick();
    if (!click) return;
    if (click.kind === 'studio') {
      // The way back leads there by itself, unless it went over another site.
      if (pathname !== '/studio') void navigate('/studio', { state: { pieceId: click.pieceId } });
      return;
    }
    import('./do-click.ts')
      .then(({ doClick }) => doClick(store, click, () => void navigate('/cart')))
      // Without its code nothing was done: the piece is still there to be clicked.
      .catch(() => undefined);
  }, [canCall, pathname, navigate, store]);
  return null;
}
