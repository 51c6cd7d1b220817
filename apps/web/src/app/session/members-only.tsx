import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router';
import { selectIsAuthenticated, selectSessionLoading } from '../../session/auth-slice.ts';
import { FullPageSpinner } from '../../ui/spinner.tsx';
import type { ReturnState } from './return-location.ts';

/** Waits for the session, then shows the page or leads to /login, which returns here. */
export default function MembersOnly() {
  const loading = useSelector(selectSessionLoading);
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const location = useLocation();
  if (loading) return <FullPageSpinner />;
  if (!isAuthenticated) {
    return <Navigate to="/login" replace state={{ from: location } satisfies ReturnState} />;
  }
  return <Outlet />;
}
