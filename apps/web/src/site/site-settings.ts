/** What the operator of this installation has set up, as the server wrote it into the page. */
import { NO_SITE_SETTINGS, SITE_SETTINGS_ID, type SiteSettings } from '@filigree/contracts/site';
import { useSyncExternalStore } from 'react';

let settings: SiteSettings | undefined;

/** Read once: they hold for as long as the page is open. A page without them (mock mode) has nothing set up. */
export function siteSettings(): SiteSettings {
  if (settings === undefined) {
    const written = document.getElementById(SITE_SETTINGS_ID)?.textContent;
    settings = written ? (JSON.parse(written) as SiteSettings) : NO_SITE_SETTINGS;
  }
  return settings;
}

/** Tests show pages of several installations. */
export function forgetSiteSettings(): void {
  settings = undefined;
}

const neverChanges = () => () => undefined;

/** The settings, absent while a prerendered page is being taken over: it was built before anybody set anything up. */
export const useSiteSettings = (): SiteSettings =>
  useSyncExternalStore(neverChanges, siteSettings, () => NO_SITE_SETTINGS);
