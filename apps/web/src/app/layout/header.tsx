import { Menu, ShoppingBag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, NavLink } from 'react-router';
import { selectCartCount } from '../../api/cart-slice.ts';
import { useCartOfOtherTabs } from '../../api/use-cart-of-other-tabs.ts';
import { frame } from '../../i18n/en/frame.ts';
import { useTexts } from '../../i18n/texts.ts';
import { selectIsAuthenticated } from '../../session/auth-slice.ts';
import { loadPart } from '../../session/load-code.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { MAIN_LINKS } from './navigation.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { Wordmark } from './wordmark.tsx';

/** Menus and tooltips come with the first person who is signed in, the sheet with the first tap. */
const AccountArea = lazy(() => loadPart(() => import('./account-area.tsx')));
const MobileSheet = lazy(() => loadPart(() => import('./mobile-sheet.tsx')));

function CartLink() {
  useCartOfOtherTabs();
  const t = useTexts(frame);
  const count = useSelector(selectCartCount);
  return (
    <Link
      to="/cart"
      className="button button-ghost button-icon"
      aria-label={count > 0 ? t('nav.cartWith', { count }) : t('nav.cart')}
    >
      <ShoppingBag className="size-5" strokeWidth={1.5} aria-hidden="true" />
      {count > 0 ? (
        <span className="figures absolute end-0.5 top-0.5 grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-full bg-ink px-1 text-[0.6875rem] leading-none font-semibold text-paper">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </Link>
  );
}

export function Header() {
  const t = useTexts(frame);
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [sheetWanted, setSheetWanted] = useState(false);
  return (
    <header className="sticky top-0 z-30 border-b border-hairline bg-paper">
      <div className="page-width flex h-(--header-height) items-center gap-4">
        <Wordmark />
        <nav aria-label={t('nav.main')} className="ms-2 hidden md:block lg:ms-6">
          <ul className="flex items-center gap-2.5 lg:gap-6 xl:gap-7">
            {MAIN_LINKS.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  className={({ isActive }) =>
                    classNames(
                      'inline-flex min-h-11 items-center border-b text-[0.8125rem] transition-colors lg:text-sm hover:text-ink',
                      isActive ? 'border-ink text-ink' : 'border-transparent text-ink-soft',
                    )
                  }
                >
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-1">
          <span className="hidden md:block">
            <ThemeToggle />
          </span>
          <CartLink />
          {isAuthenticated ? (
            <Suspense fallback={<span className="block h-11 w-24" />}>
              <AccountArea />
            </Suspense>
          ) : (
            <span className="for-guests hidden items-center gap-2 ps-2 md:flex">
              <ButtonLink to="/login" variant="ghost" size="small">
                {t('nav.login')}
              </ButtonLink>
              <ButtonLink to="/signup" size="small">
                {t('nav.signup')}
              </ButtonLink>
            </span>
          )}
          <Button
            variant="ghost"
            size="icon"
            className="-me-2.5 md:hidden"
            aria-label={t('nav.openMenu')}
            aria-haspopup="dialog"
            onClick={() => {
              setSheetWanted(true);
              setSheetOpen(true);
            }}
          >
            <Menu className="size-6" strokeWidth={1.5} aria-hidden="true" />
          </Button>
        </div>
      </div>
      {sheetWanted ? (
        <Suspense fallback={null}>
          <MobileSheet open={sheetOpen} onOpenChange={setSheetOpen} />
        </Suspense>
      ) : null}
    </header>
  );
}
