import { privacy } from '../../i18n/en/privacy.ts';
import { useTexts } from '../../i18n/texts.ts';
import { InfoDocument, Prose } from './prose.tsx';

const SECTIONS = [
  'short',
  'what',
  'device',
  'pictures',
  'others',
  'rights',
  'how-long',
  'safety',
  'children',
] as const;

export function Privacy() {
  const t = useTexts(privacy);
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
