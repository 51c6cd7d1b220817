import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router';
import { selectIsAuthenticated } from '../../session/auth-slice.ts';
import { returnLocation } from './return-location.ts';

/**
 * Login and signup, for people who are not signed in. Others go to the page they came for, or home. The form stands
 * while the session is still being looked for, since most who come here have none.
 */
export default function GuestsOnly() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const location = useLocation();
  if (isAuthenticated) {
    const { to, state } = returnLocation(location.state);
    return <Navigate to={to} state={state} replace />;
  }
  return <Outlet />;
}
