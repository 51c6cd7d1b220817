import { THEME_STORAGE_KEY } from '@filigree/contracts/constants';
import { SESSION_HINT_PATTERN } from '../../session/session-hint.ts';

/**
 * Runs before the first paint: sets the chosen theme, so that nothing flashes, and marks a device that remembers
 * or hints at a session, so that a prerendered page does not offer to log in before the session is read.
 */
export const THEME_SCRIPT = `try{var r=document.documentElement;if(${SESSION_HINT_PATTERN}.test(document.cookie))r.classList.add('remembered');var t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t==='light'||t==='dark')r.classList.add(t);if(/"isAuthenticated":true/.test(localStorage.getItem('auth')||''))r.classList.add('remembered')}catch(e){}`;
