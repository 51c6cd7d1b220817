/** What the studio writes to somebody who has asked to be told. */
import type { Language, Letter } from '../mail/index.ts';

interface About {
  readonly name: string;
  readonly language: Language;
  readonly kind: 'generate' | 'refine';
  readonly link: string;
}

const ASKED_FOR = {
  en: 'You have asked for this mail in the Studio, for these designs alone.',
  es: 'Has pedido este correo en el Estudio, solo para estos diseños.',
} as const;

const FINISHED = {
  en: {
    generate: {
      subject: 'Your designs are ready',
      words: (designs: number) => `Your ${designs} designs are finished, and wait for you in the Studio.`,
      action: 'See my designs',
    },
    refine: {
      subject: 'Your refined design is ready',
      words: () => 'Your design has been changed as you asked, and waits for you in the Studio.',
      action: 'See my design',
    },
  },
  es: {
    generate: {
      subject: 'Tus diseños están listos',
      words: (designs: number) => `Tus ${designs} diseños están terminados y te esperan en el Estudio.`,
      action: 'Ver mis diseños',
    },
    refine: {
      subject: 'Tu diseño refinado está listo',
      words: () => 'Tu diseño ha cambiado como pediste y te espera en el Estudio.',
      action: 'Ver mi diseño',
    },
  },
} as const;

export function finishedLetter({
  name,
  language,
  kind,
  link,
  designs,
}: About & { readonly designs: number }): Letter {
  const { subject, words, action } = FINISHED[language][kind];
  return {
    language,
    subject,
    name,
    paragraphs: [words(designs)],
    action: { label: action, link },
    afterwords: [ASKED_FOR[language]],
  };
}

const UNFINISHED = {
  en: {
    subject: { generate: 'Your designs could not be finished', refine: 'Your design could not be changed' },
    notMakeable: 'What you asked for cannot be made as it is. Please say it otherwise in the Studio.',
    fault: 'Something went wrong while we were at it. It was not your words: please try again.',
    back: (credits: number) =>
      credits === 1
        ? 'Nothing was charged: your credit is back.'
        : `Nothing was charged: your ${credits} credits are back.`,
    action: 'Open the Studio',
  },
  es: {
    subject: {
      generate: 'No hemos podido terminar tus diseños',
      refine: 'No hemos podido cambiar tu diseño',
    },
    notMakeable: 'Lo que pediste no se puede fabricar tal cual. Dilo de otra forma en el Estudio.',
    fault: 'Algo ha fallado mientras trabajábamos. No fueron tus palabras: inténtalo de nuevo.',
    back: (credits: number) =>
      credits === 1
        ? 'No se ha cobrado nada: has recuperado tu crédito.'
        : `No se ha cobrado nada: has recuperado tus ${credits} créditos.`,
    action: 'Abrir el Estudio',
  },
} as const;

export function unfinishedLetter({
  name,
  language,
  kind,
  link,
  credits,
  isMakeable,
}: About & { readonly credits: number; readonly isMakeable: boolean }): Letter {
  const words = UNFINISHED[language];
  return {
    language,
    subject: words.subject[kind],
    name,
    paragraphs: [isMakeable ? words.fault : words.notMakeable, words.back(credits)],
    action: { label: words.action, link },
    afterwords: [ASKED_FOR[language]],
  };
}
