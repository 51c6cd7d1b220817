import type { info as english } from '../en/info.ts';
import type { Translation } from '../namespace.ts';

export const info: Translation<typeof english> = {
  faq: 'Preguntas frecuentes',
  'faq.page': 'Cómo se diseña con Filigree, qué pagan los créditos y más.',
  about: 'Nosotros',
  'about.page': 'Por qué existe Filigree, en qué cree y qué viene para los talleres.',
  terms: 'Términos del servicio',
  'terms.page': 'Las reglas de Filigree, en palabras que se pueden leer.',
  privacy: 'Política de privacidad',
  'privacy.page': 'Qué sabe Filigree de ti, por qué, y qué puedes hacer al respecto.',
  'document.contents': 'Contenido',
  'document.updated': 'Última actualización: {{day}}',
};
