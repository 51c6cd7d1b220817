import { useSelector } from 'react-redux';
import { Link, NavLink } from 'react-router';
import { DropdownCredits } from '../../features/credits/credit-widget.tsx';
import { selectIsAuthenticated, selectUser } from '../../session/auth-slice.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { useLogout } from '../session/use-logout.ts';
import { ACCOUNT_LINKS, MAIN_LINKS } from './navigation.ts';
import { ThemeToggle } from './theme-toggle.tsx';

interface MobileSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The navigation of small screens. */
export default function MobileSheet({ open, onOpenChange }: MobileSheetProps) {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const user = useSelector(selectUser);
  const logout = useLogout();
  const close = () => onOpenChange(false);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Menu" hideTitle>
      <nav aria-label="Main" className="mt-8">
        <ul>
          {MAIN_LINKS.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/'}
                onClick={close}
                className={({ isActive }) =>
                  classNames(
                    'flex min-h-13 items-center font-display text-[1.75rem] leading-none font-medium',
                    isActive ? 'text-ink' : 'text-ink-soft',
                  )
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 flex items-center justify-between border-t border-hairline pt-3">
        <span className="text-sm text-ink-soft">Appearance</span>
        <ThemeToggle />
      </div>
      {isAuthenticated ? (
        <div className="mt-3 border-t border-hairline pt-4 [&>*]:-mx-3.5">
          <p className="truncate px-3.5 text-sm font-medium">{user?.name || 'My Account'}</p>
          <p className="truncate px-3.5 text-xs text-ink-soft">{user?.email}</p>
          <div className="mt-2">
            <DropdownCredits
              action={
                <ButtonLink to="/buy-credits" variant="outline" size="small" onClick={close}>
                  Buy More
                </ButtonLink>
              }
            />
          </div>
          <ul className="mt-1">
            {ACCOUNT_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} onClick={close} className="menu-item">
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <Button
                variant="ghost"
                className="menu-item justify-start font-normal"
                onClick={() => {
                  close();
                  void logout();
                }}
              >
                Logout
              </Button>
            </li>
          </ul>
        </div>
      ) : (
        <div className="mt-3 grid gap-3 border-t border-hairline pt-5">
          <ButtonLink to="/signup" onClick={close}>
            Sign Up
          </ButtonLink>
          <ButtonLink to="/login" variant="outline" onClick={close}>
            Login
          </ButtonLink>
        </div>
      )}
    </Sheet>
  );
}
