import type { Variation } from '@filigree/contracts';
import { failureMessage } from '../../../api/failure.ts';
import { useMeasures } from '../../../api/use-measurement-system.ts';
import { failures } from '../../../i18n/en/failures.ts';
import { studio } from '../../../i18n/en/studio.ts';
import { textsNow, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useListVersionsQuery, useRestoreVersionMutation } from '../api.ts';
import { studioActions } from '../model/studio-slice.ts';
import { useStudio, useStudioDispatch } from '../use-studio.ts';

interface VersionProps {
  readonly version: Variation;
  readonly isCurrent: boolean;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
}

function Version({ version, isCurrent, isBusy, onRestore }: VersionProps) {
  const t = useTexts(studio);
  const measured = useMeasures();
  const picture = version.images[0];
  const what = version.changes.length > 0 ? version.changes.map(measured).join(', ') : t('version.first');
  return (
    <li className="w-32 shrink-0">
      {picture ? (
        <Picture
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes="128px"
          className="rounded-sm"
        />
      ) : null}
      <p className="mt-2 text-xs font-medium">{t('version', { version: version.version })}</p>
      <p className="line-clamp-2 text-xs text-ink-soft">{what}</p>
      {isCurrent ? (
        <p className="mt-1 text-xs text-accent">{t('bench')}</p>
      ) : (
        <Button
          variant="link"
          className="mt-1 min-h-11 text-xs font-normal md:min-h-6"
          aria-label={t('restore.label', { version: version.version })}
          disabled={isBusy}
          onClick={onRestore}
        >
          {t('restore')}
        </Button>
      )}
    </li>
  );
}

/** Every version of a refined piece; an earlier one can be brought back as the newest. */
export function Versions({ variation }: { readonly variation: Variation }) {
  const t = useTexts(studio);
  const dispatch = useStudioDispatch();
  const isWorking = useStudio(({ isGenerating, isRefining }) => isGenerating || isRefining);
  const { data: versions, isError } = useListVersionsQuery(variation.id, { skip: variation.version < 2 });
  const [restore, { isLoading }] = useRestoreVersionMutation();
  if (variation.version < 2 || isError) return null;

  const bringBack = async (version: number) => {
    const { data, error } = await restore({ id: variation.id, version });
    if (data) {
      dispatch(studioActions.variationReplaced(data));
      notify({ about: 'work', title: t('restored', { version }) });
    } else {
      const description = failureMessage(error, textsNow(failures)('unexpected'));
      notify({ about: 'work', title: t('error'), description, tone: 'destructive' });
    }
  };

  return (
    <div className="border-t border-hairline py-4">
      <dt className="eyebrow">{t('versions')}</dt>
      <dd className="mt-3">
        {versions ? (
          <ul className="-mx-1 flex gap-4 overflow-x-auto px-1 pb-2">
            {versions.toReversed().map((version) => (
              <Version
                key={version.version}
                version={version}
                isCurrent={version.version === variation.version}
                isBusy={isWorking || isLoading}
                onRestore={() => void bringBack(version.version)}
              />
            ))}
          </ul>
        ) : (
          <Skeleton className="h-44 w-32" />
        )}
      </dd>
    </div>
  );
}
