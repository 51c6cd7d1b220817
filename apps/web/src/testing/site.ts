import { SITE_SETTINGS_ID, type SiteSettings } from '@filigree/contracts/site';
import { forgetSiteSettings } from '../site/site-settings.ts';

/** Makes the page one of an installation with these settings, as the server writes them. */
export function writeSiteSettings(settings: SiteSettings): void {
  document.getElementById(SITE_SETTINGS_ID)?.remove();
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = SITE_SETTINGS_ID;
  element.textContent = JSON.stringify(settings);
  document.head.append(element);
  forgetSiteSettings();
}
