import { useSelector } from 'react-redux';
import { Link, NavLink } from 'react-router';
import { DropdownCredits } from '../../features/credits/credit-widget.tsx';
import { account } from '../../i18n/en/account.ts';
import { frame } from '../../i18n/en/frame.ts';
import { useTexts } from '../../i18n/texts.ts';
import { selectIsAuthenticated, selectUser } from '../../session/auth-slice.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { useLogout } from '../session/use-logout.ts';
import { LanguageSelect } from './language-select.tsx';
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
  const t = useTexts(frame);
  const own = useTexts(account);
  const close = () => onOpenChange(false);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={own('menu')} hideTitle>
      <nav aria-label={t('nav.main')} className="mt-8">
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
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 flex items-center justify-between border-t border-hairline pt-3">
        <span className="text-sm text-ink-soft">{own('appearance')}</span>
        <span className="-me-2.5">
          <ThemeToggle />
        </span>
      </div>
      <LanguageSelect className="mt-1 justify-between" />
      {isAuthenticated ? (
        <div className="mt-3 border-t border-hairline pt-4 [&>*]:-mx-3.5">
          <p className="truncate px-3.5 text-sm font-medium">{user?.name || own('fallbackName')}</p>
          <p className="truncate px-3.5 text-xs text-ink-soft">{user?.email}</p>
          <div className="mt-2">
            <DropdownCredits
              action={
                <ButtonLink to="/buy-credits" variant="outline" size="small" onClick={close}>
                  {own('buyMore')}
                </ButtonLink>
              }
            />
          </div>
          <ul className="mt-1">
            {ACCOUNT_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} onClick={close} className="menu-item">
                  {own(label)}
                </Link>
              </li>
            ))}
            <li>
              <Button
                variant="ghost"
                className="menu-item justify-start border-0 font-normal"
                onClick={() => {
                  close();
                  void logout();
                }}
              >
                {own('logout')}
              </Button>
            </li>
          </ul>
        </div>
      ) : (
        <div className="mt-3 grid gap-3 border-t border-hairline pt-5">
          <ButtonLink to="/signup" onClick={close}>
            {t('nav.signup')}
          </ButtonLink>
          <ButtonLink to="/login" variant="outline" onClick={close}>
            {t('nav.login')}
          </ButtonLink>
        </div>
      )}
    </Sheet>
  );
}
