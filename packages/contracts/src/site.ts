/** What the operator of an installation has set up and pages show. The server writes it into every page it serves. */
export interface SiteSettings {
  /** Whether people can sign in with Google. */
  readonly google: boolean;
  /** Where customers write to; null: nowhere yet. */
  readonly contactAddress: string | null;
  /** Addresses of the house's own pages at networks, in the order of the footer. */
  readonly social: readonly { readonly network: SocialNetwork; readonly url: string }[];
}

/** The photo, short-post and professional networks of the specification's footer. */
export const SOCIAL_NETWORKS = ['Instagram', 'X', 'LinkedIn'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export const NO_SITE_SETTINGS: SiteSettings = { google: false, contactAddress: null, social: [] };

/** The id of the script element (of data, never run) that holds them as JSON. */
export const SITE_SETTINGS_ID = 'site-settings';
