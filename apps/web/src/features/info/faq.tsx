import {
  CREDITS_PER_PICTURE,
  DELIVERY_WEEKS,
  GENERATION_DURATION_S,
  GENERATION_PICTURES,
} from '@filigree/contracts/constants';
import { faq } from '../../i18n/en/faq.ts';
import { useTexts } from '../../i18n/texts.ts';
import { InfoDocument, Prose } from './prose.tsx';

const GROUPS = [
  { id: 'designing', questions: ['write', 'time', 'words', 'change', 'exact'] },
  { id: 'credits', questions: ['pay', 'fail', 'expire'] },
  { id: 'ordering', questions: ['made', 'card'] },
  { id: 'account', questions: ['who', 'password', 'else'] },
] as const;

/** What the answers count with. */
const VALUES = {
  fastest: GENERATION_DURATION_S.min,
  slowest: GENERATION_DURATION_S.max,
  pictures: GENERATION_PICTURES,
  credits: GENERATION_PICTURES * CREDITS_PER_PICTURE,
  each: CREDITS_PER_PICTURE,
  soonest: DELIVERY_WEEKS.min,
  latest: DELIVERY_WEEKS.max,
} as const;

export function Faq() {
  const t = useTexts(faq);
  return (
    <InfoDocument
      title={t('title')}
      lead={t('lead')}
      sections={GROUPS.map(({ id, questions }) => ({
        id,
        title: t(`group.${id}`),
        body: (
          <div className="divide-y divide-hairline border-y border-hairline">
            {questions.map((question) => (
              <details key={question} className="group">
                <summary className="flex min-h-12 list-none items-center justify-between gap-6 py-3 font-medium text-ink [&::-webkit-details-marker]:hidden">
                  {t(`${question}.question`)}
                  <span
                    aria-hidden="true"
                    className="text-title leading-none font-light text-ink-soft transition-transform group-open:rotate-45"
                  >
                    +
                  </span>
                </summary>
                <div className="pb-5">
                  <Prose text={t(`${question}.answer`, VALUES)} />
                </div>
              </details>
            ))}
          </div>
        ),
      }))}
    />
  );
}
