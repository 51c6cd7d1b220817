import { User } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { DropdownCredits, NavbarCredits } from '../../features/credits/credit-widget.tsx';
import { account } from '../../i18n/en/account.ts';
import { useTexts } from '../../i18n/texts.ts';
import { selectUser } from '../../session/auth-slice.ts';
import { Button } from '../../ui/button.tsx';
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/dropdown-menu.tsx';
import { useLogout } from '../session/use-logout.ts';
import { ACCOUNT_LINKS } from './navigation.ts';

/** What the header shows to somebody who is signed in: the balance and the account menu. */
export default function AccountArea() {
  const user = useSelector(selectUser);
  const logout = useLogout();
  const t = useTexts(account);
  const [open, setOpen] = useState(false);
  const name = user?.name || t('fallbackName');
  return (
    <>
      <NavbarCredits />
      <span className="-me-1 hidden md:block lg:-me-3">
        <DropdownMenu
          open={open}
          onOpenChange={setOpen}
          className="w-72"
          trigger={
            <Button variant="ghost" className="px-1 lg:px-3" aria-label={t('label', { name })}>
              <User className="size-5 max-lg:hidden" strokeWidth={1.5} aria-hidden="true" />
              <span className="max-w-14 truncate lg:max-w-20 xl:max-w-36">{name}</span>
            </Button>
          }
        >
          <MenuLabel className="grid">
            <span className="truncate font-medium">{name}</span>
            <span className="truncate text-xs text-ink-soft">{user?.email}</span>
          </MenuLabel>
          <MenuSeparator />
          <DropdownCredits
            action={
              <MenuItem asChild className="button button-outline button-small w-auto">
                <Link to="/buy-credits">{t('buyMore')}</Link>
              </MenuItem>
            }
          />
          <MenuSeparator />
          {ACCOUNT_LINKS.map(({ to, label }) => (
            <MenuItem key={to} asChild>
              <Link to={to}>{t(label)}</Link>
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem onSelect={() => void logout()}>{t('logout')}</MenuItem>
        </DropdownMenu>
      </span>
    </>
  );
}
