import { THEME_STORAGE_KEY } from '@filigree/contracts/constants';
import { HELD_MARK } from '../../forms/held-mark.ts';
import { FIRST_LANGUAGE, LANGUAGE_STORAGE_KEY, LANGUAGES } from '../../i18n/languages.ts';
import { SESSION_HINT_PATTERN } from '../../session/session-hint.ts';

const OTHER_LANGUAGES = new RegExp(
  `^(?:${Object.keys(LANGUAGES)
    .filter((code) => code !== FIRST_LANGUAGE)
    .join('|')})$`,
);

/**
 * A form that is sent before the app listens would be sent by the browser itself, into the address: passwords too.
 * None of our forms is sent that way, later either. One that was is marked, to be sent when the app has it (HELD_MARK).
 */
const HOLD_FORMS = `addEventListener('submit',function(e){if(e.defaultPrevented)return;e.preventDefault();e.target.dataset.${HELD_MARK}=''});`;

/**
 * Runs before the first paint: holds forms back; sets the chosen theme, so that nothing flashes, keeps a prerendered page back that is
 * about to be shown in another language, and marks a device that remembers or hints at a session, so that a prerendered
 * page does not offer to log in before the session is read.
 */
export const FIRST_SCRIPT = `${HOLD_FORMS}try{var r=document.documentElement;if(${SESSION_HINT_PATTERN}.test(document.cookie))r.classList.add('remembered');var t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t==='light'||t==='dark')r.classList.add(t);var l=localStorage.getItem('${LANGUAGE_STORAGE_KEY}');if(${OTHER_LANGUAGES}.test(l)){r.lang=l;r.classList.add('translating')}if(/"isAuthenticated":true/.test(localStorage.getItem('auth')||''))r.classList.add('remembered')}catch(e){}`;
