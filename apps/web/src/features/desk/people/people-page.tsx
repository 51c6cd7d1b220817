import { deskPeople } from '../../../i18n/desk/desk-people.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { deskApi } from '../api.ts';
import { QueryProblem } from '../query-problem.tsx';
import { Invite } from './invite.tsx';
import { Person } from './person.tsx';

/** Who is on the desk. */
export function PeoplePage() {
  const t = useTexts(deskPeople);
  const query = deskApi.useDeskListStaffQuery();
  const { data, error } = query;
  return (
    <>
      <title>{t('tab')}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="font-display text-heading font-medium">{t('title')}</h1>
          <p className="mt-2 max-w-xl text-ink-soft">{t('lead')}</p>
        </div>
        <Invite />
      </div>
      {data ? (
        <ul className="mt-8 divide-y divide-hairline border-y border-hairline">
          {data.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      ) : null}
      {!data && error ? <QueryProblem title={t('failed')} query={query} /> : null}
      {!data && !error ? (
        <div role="status" aria-label={t('loading')} className="mt-8">
          <Skeleton className="h-64" />
        </div>
      ) : null}
    </>
  );
}
