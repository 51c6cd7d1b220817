import { terms } from '../../i18n/en/terms.ts';
import { useTexts } from '../../i18n/texts.ts';
import { InfoDocument, Prose } from './prose.tsx';

const SECTIONS = [
  'agreement',
  'account',
  'designs',
  'use',
  'credits',
  'estimates',
  'orders',
  'service',
  'ending',
  'changes',
] as const;

export function Terms() {
  const t = useTexts(terms);
  return (
    <InfoDocument
      title={t('title')}
      lead={t('lead')}
      updated="2026-11-22"
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`${id}.title`),
        body: <Prose text={t(`${id}.text`)} />,
      }))}
    />
  );
}
