import type { DeskAct } from '@filigree/contracts/desk';
import { Link } from 'react-router';
import { deskPeople } from '../../../i18n/desk/desk-people.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { formatMoment } from '../words.ts';
import { actInWords, changesInWords } from './act-words.ts';

interface ActsProps {
  readonly acts: readonly DeskAct[];
  /** Names what each was done to. */
  readonly withSubject?: boolean;
}

function Subject({ act: { subject, subjectKind } }: { readonly act: DeskAct }) {
  if (subjectKind === 'order') {
    return (
      <Link to={`/desk/orders/${subject}`} className="link figures">
        {subject}
      </Link>
    );
  }
  return <span className="break-all">{subject}</span>;
}

/** What was done, one act a line, newest first. */
export function Acts({ acts, withSubject = false }: ActsProps) {
  const t = useTexts(deskPeople);
  return (
    <ul className="mt-4 divide-y divide-hairline border-y border-hairline text-sm">
      {acts.map((act) => (
        <li key={act.id} className="grid gap-x-6 gap-y-0.5 py-3 md:grid-cols-[8.5rem_minmax(0,1fr)]">
          <p className="figures text-ink-soft">{formatMoment(act.at)}</p>
          <div className="min-w-0">
            <p>
              <span className="font-medium">{act.by?.name ?? t('trail.command')}</span> {actInWords(act)}
              {withSubject ? (
                <>
                  {' · '}
                  <Subject act={act} />
                </>
              ) : null}
            </p>
            {changesInWords(act).map((words) => (
              <p key={words} className="break-words text-ink-soft">
                {words}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
