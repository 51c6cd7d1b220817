import { SOCIAL_NETWORKS } from '@filigree/contracts/site';
import { configure } from '@testing-library/react';
import { writeSiteSettings } from './site.ts';

// What waits for a page waits as long as a busy machine needs: only what never comes fails.
configure({ asyncUtilTimeout: 15_000 });

// Pages are those of an installation that has everything set up, unless a test says otherwise.
writeSiteSettings({
  google: true,
  contactAddress: 'hello@filigree.example',
  social: SOCIAL_NETWORKS.map((network) => ({ network, url: `https://${network}.example/filigree` })),
});
