import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { failureMessage, isApiFailure } from '../../api/failure.ts';
import { desk } from '../../i18n/desk/desk.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FullPageSpinner } from '../../ui/spinner.tsx';
import { deskApi } from './api.ts';
import { DevicePage } from './door/device-page.tsx';
import { SignInPage } from './door/sign-in-page.tsx';
import { WelcomePage } from './door/welcome-page.tsx';
import { DeskFrame } from './frame.tsx';
import { MeContext, useMay } from './me.ts';
import { OrderPage } from './order/order-page.tsx';
import { OrdersPage } from './orders/orders-page.tsx';
import { PeoplePage } from './people/people-page.tsx';
import { TodayPage } from './today/today-page.tsx';
import { TrailPage } from './trail/trail-page.tsx';

interface DeskAppProps {
  /** Light or dark. */
  readonly themeToggle: ReactNode;
  /** What stands where there is nothing: all that strangers see of the desk. */
  readonly nothing: ReactNode;
}

function Nowhere() {
  const t = useTexts(desk);
  return (
    <EmptyState isPage title={t('nowhere')} action={<ButtonLink to="/desk">{t('nav.today')}</ButtonLink>} />
  );
}

function Pages() {
  const may = useMay();
  return (
    <Routes>
      <Route index element={<TodayPage />} />
      <Route path="orders" element={<OrdersPage />} />
      <Route path="orders/:number" element={<OrderPage />} />
      {may('staff.manage') ? <Route path="people" element={<PeoplePage />} /> : null}
      {may('acts.read') ? <Route path="trail" element={<TrailPage />} /> : null}
      <Route path="*" element={<Nowhere />} />
    </Routes>
  );
}

/** Whoever is signed in gets the desk, a known browser its sign-in, and everybody else what stands at no address. */
function Inside({ themeToggle, nothing }: DeskAppProps) {
  const t = useTexts(desk);
  const { data: me, error, isFetching, refetch } = deskApi.useDeskMeQuery();
  if (isApiFailure(error) && error.code === 'UNAUTHENTICATED')
    return <SignInPage themeToggle={themeToggle} />;
  if (isApiFailure(error) && error.status === 404) return nothing;
  if (me) {
    return (
      <MeContext value={me}>
        <DeskFrame themeToggle={themeToggle}>
          <Pages />
        </DeskFrame>
      </MeContext>
    );
  }
  if (!error) return <FullPageSpinner />;
  return (
    <main role="alert" className="grid min-h-dvh place-content-center">
      <EmptyState
        isPage
        title={t('unreachable')}
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t('again')}
          </Button>
        }
      >
        {failureMessage(error, t('later'))}
      </EmptyState>
    </main>
  );
}

/** All of /desk, as the route that it stands at. */
export function DeskApp(props: DeskAppProps) {
  return (
    <Routes>
      <Route path="welcome" element={<WelcomePage {...props} />} />
      <Route path="device" element={<DevicePage {...props} />} />
      <Route path="*" element={<Inside {...props} />} />
    </Routes>
  );
}
