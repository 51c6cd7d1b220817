export const PROMPT_ID = 'studio-prompt';

/** Where the keyboard goes when the control it was on is gone. */
export const focusPrompt = (): void => document.getElementById(PROMPT_ID)?.focus();
