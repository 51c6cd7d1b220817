import type { Interpretation } from '@filigree/contracts';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMeasures } from '../../../api/use-measurement-system.ts';
import { studio } from '../../../i18n/en/studio.ts';
import { usePhrases } from '../../../i18n/phrases.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useVocabulary } from '../../../i18n/vocabulary.ts';
import { list } from '../chat/answer.ts';
import { Clamped } from './clamped.tsx';
import { byName } from './understood-fields.ts';

interface UnderstoodProps {
  readonly interpretation: Pick<Interpretation, 'understood' | 'notUnderstood' | 'conflicts' | 'offTopic'>;
  /** A change is not about jewelry as such: "thinner" is no reason to refuse. */
  readonly isRefinement: boolean;
}

/** Fields that hold the customer's words, in whatever language they are. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  'otherMetals',
  'otherFigures',
  'customGemstone',
  'customCut',
  'engraving',
  'recipient',
]);

function Remark({ children }: { readonly children: ReactNode }) {
  return (
    <span className="flex gap-1.5">
      <CircleAlert className="mt-0.5 size-3.5 shrink-0 text-accent" strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}

/** What the bench read from the words, what it could not read, and where words and guide disagree. */
export function Understood({ interpretation, isRefinement }: UnderstoodProps) {
  const t = useTexts(studio);
  const vocabulary = useVocabulary();
  const phrase = usePhrases();
  const measured = useMeasures();
  const said = (field: string, value: string) => {
    if (value === 'yes') return t('field.yes');
    if (value === 'no stones') return t('field.noStones');
    if (OWN_WORDS.has(field)) return value;
    // By its field: a box is one thing among chains and another among clasps.
    const asked = `${field}: ${value}`;
    const words = phrase(asked);
    return words === asked ? vocabulary(value) : words;
  };
  const { understood, notUnderstood, conflicts, offTopic } = interpretation;
  if (offTopic !== null && !isRefinement) return <Remark>{phrase(offTopic)}</Remark>;
  return (
    <span className="grid gap-1">
      {understood.length > 0 ? (
        <Clamped>
          <span className="text-ink-soft">{t('understood')} </span>
          {byName(understood).map(({ name, values, source }, index) => (
            <span key={name} className={source === 'guide' ? 'text-ink-soft' : 'text-ink'}>
              {index > 0 ? <span className="text-edge"> · </span> : null}
              <span className="text-ink-soft">{t(name)}: </span>
              {measured(values.map(({ field, value }) => said(field, value)).join(', '))}
            </span>
          ))}
        </Clamped>
      ) : null}
      {conflicts.map(({ field, message }) => (
        <Remark key={field}>{phrase(message)}</Remark>
      ))}
      {notUnderstood.length > 0 ? (
        <span className="text-ink-soft">
          {t('notUnderstood', { words: list(notUnderstood.map((words) => `“${phrase(words)}”`)) })}
        </span>
      ) : null}
    </span>
  );
}
