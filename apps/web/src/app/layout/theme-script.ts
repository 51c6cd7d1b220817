import { THEME_STORAGE_KEY } from '@filigree/contracts/constants';
import { FIRST_LANGUAGE, LANGUAGE_STORAGE_KEY, LANGUAGES } from '../../i18n/languages.ts';
import { SESSION_HINT_PATTERN } from '../../session/session-hint.ts';

const OTHER_LANGUAGES = new RegExp(
  `^(?:${Object.keys(LANGUAGES)
    .filter((code) => code !== FIRST_LANGUAGE)
    .join('|')})$`,
);

/**
 * Runs before the first paint: sets the chosen theme, so that nothing flashes, keeps a prerendered page back that is
 * about to be shown in another language, and marks a device that remembers or hints at a session, so that a prerendered
 * page does not offer to log in before the session is read.
 */
export const THEME_SCRIPT = `try{var r=document.documentElement;if(${SESSION_HINT_PATTERN}.test(document.cookie))r.classList.add('remembered');var t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t==='light'||t==='dark')r.classList.add(t);var l=localStorage.getItem('${LANGUAGE_STORAGE_KEY}');if(${OTHER_LANGUAGES}.test(l)){r.lang=l;r.classList.add('translating')}if(/"isAuthenticated":true/.test(localStorage.getItem('auth')||''))r.classList.add('remembered')}catch(e){}`;
