import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router';
import { selectIsAuthenticated, selectLoggedOut, selectSessionLoading } from '../../session/auth-slice.ts';
import { FullPageSpinner } from '../../ui/spinner.tsx';
import type { ReturnState } from './return-location.ts';

/**
 * Waits for the session, then shows the page or leads to /login, which returns here. Somebody who logs out while the
 * page is open is not asked to log in again, but led home.
 */
export default function MembersOnly() {
  const loading = useSelector(selectSessionLoading);
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const loggedOut = useSelector(selectLoggedOut);
  const location = useLocation();
  const [wasShown, setWasShown] = useState(false);
  if (loading) return <FullPageSpinner />;
  if (isAuthenticated) {
    if (!wasShown) setWasShown(true);
    return <Outlet />;
  }
  if (wasShown && loggedOut) return <Navigate to="/" replace />;
  return <Navigate to="/login" replace state={{ from: location } satisfies ReturnState} />;
}
