import { LogOut, MonitorSmartphone, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Link, NavLink, useLocation } from 'react-router';
import { failureMessage } from '../../api/failure.ts';
import { desk } from '../../i18n/desk/desk.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/dropdown-menu.tsx';
import { Notices } from '../../ui/notices.tsx';
import { notify } from '../../ui/notify.ts';
import { deskApi } from './api.ts';
import { useMay, useMe } from './me.ts';

export function DeskMark() {
  const t = useTexts(desk);
  return (
    <Link to="/desk" className="inline-flex min-h-11 items-baseline gap-2.5" aria-label={t('mark')}>
      <span className="self-center font-display text-[1.625rem] leading-none font-semibold tracking-[-0.01em]">
        Filigree
      </span>
      <span className="eyebrow self-center border-s border-edge ps-2.5">{t('name')}</span>
    </Link>
  );
}

function Navigation() {
  const t = useTexts(desk);
  const may = useMay();
  const links = [
    { to: '/desk', label: t('nav.today'), end: true },
    { to: '/desk/orders', label: t('nav.orders'), end: false },
    ...(may('staff.manage') ? [{ to: '/desk/people', label: t('nav.people'), end: false }] : []),
    ...(may('acts.read') ? [{ to: '/desk/trail', label: t('nav.trail'), end: false }] : []),
  ];
  return (
    <nav aria-label={t('nav')} className="overflow-x-auto">
      <ul className="flex items-center gap-5 lg:gap-8">
        {links.map(({ to, label, end }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className={({ isActive }) =>
                classNames(
                  'inline-flex min-h-11 items-center border-b text-sm transition-colors hover:text-ink',
                  isActive ? 'border-ink text-ink' : 'border-transparent text-ink-soft',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OwnMenu() {
  const t = useTexts(desk);
  const { name, email, role } = useMe();
  const dispatch = useDispatch();
  const [sendLink] = deskApi.useDeskDeviceLinkMutation();
  const [signOut] = deskApi.useDeskSignOutMutation();
  const another = async () => {
    const { error } = await sendLink();
    if (error) {
      const description = failureMessage(error, t('later'));
      notify({ about: 'desk-device', tone: 'destructive', title: t('device.failed'), description });
    } else {
      notify({ about: 'desk-device', title: t('device.sent'), description: t('device.sentTo', { email }) });
    }
  };
  const leave = async () => {
    const { error } = await signOut();
    if (error) notify({ about: 'desk', tone: 'destructive', title: failureMessage(error, t('later')) });
    else dispatch(deskApi.util.resetApiState());
  };
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="small" className="max-w-52">
          <UserRound className="size-4 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          <span className="truncate">{name}</span>
        </Button>
      }
    >
      <MenuLabel>
        <span className="block font-medium break-words">{email}</span>
        <span className="text-ink-soft">{t(`role.${role}`)}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem onSelect={() => void another()}>
        <MonitorSmartphone className="size-4" strokeWidth={1.5} aria-hidden="true" />
        {t('device.another')}
      </MenuItem>
      <MenuItem onSelect={() => void leave()}>
        <LogOut className="size-4" strokeWidth={1.5} aria-hidden="true" />
        {t('signOut')}
      </MenuItem>
    </DropdownMenu>
  );
}

/** Moves the focus to the new page after a navigation, so that the keyboard and the screen reader follow. */
function usePageFocus() {
  const { pathname } = useLocation();
  const page = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    page.current?.focus({ preventScroll: true });
  }, [pathname]);
  return page;
}

/** What stands about every page of whoever is signed in. */
export function DeskFrame({
  themeToggle,
  children,
}: {
  readonly themeToggle: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useTexts(desk);
  const page = usePageFocus();
  return (
    <div lang="en" className="flex min-h-dvh flex-col">
      <a
        href="#page"
        className="button button-primary fixed start-4 top-2 z-50 -translate-y-20 focus-visible:translate-y-0"
      >
        {t('skip')}
      </a>
      <header className="sticky top-0 z-30 border-b border-hairline bg-paper">
        <div className="page-width flex h-(--header-height) items-center gap-6 lg:gap-10">
          <DeskMark />
          <Navigation />
          <div className="-me-3.5 ms-auto flex shrink-0 items-center gap-1">
            {themeToggle}
            <OwnMenu />
          </div>
        </div>
      </header>
      <div className="sticky top-(--header-height) z-20">
        <Notices />
      </div>
      <main ref={page} id="page" tabIndex={-1} className="page-width grow pt-8 pb-20 outline-none md:pt-10">
        {children}
      </main>
    </div>
  );
}
