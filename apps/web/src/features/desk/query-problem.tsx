import { failureMessage } from '../../api/failure.ts';
import { desk } from '../../i18n/desk/desk.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface QueryProblemProps {
  readonly title: string;
  readonly query: { readonly error?: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Stands where something could not be loaded, with a way to try again. */
export function QueryProblem({ title, query: { error, isFetching, refetch } }: QueryProblemProps) {
  const t = useTexts(desk);
  return (
    <div role="alert">
      <EmptyState
        title={title}
        action={
          <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
            {t('again')}
          </Button>
        }
      >
        {failureMessage(error, t('later'))}
      </EmptyState>
    </div>
  );
}
