import { expect, test } from 'vitest';
import { shopperPath } from '../../../workspace-api/preview-url.ts';
import { storefrontSites } from '../../../workspace-api/storefront-sites.ts';
import { pageOfPath } from './page-of-path.ts';

test.each(['home', 'hochzeit', 'service/versand'])('%s is found by its path in every country', (slug) => {
  for (const channel of storefrontSites('http://localhost:3000')) {
    const fullSlug = `${channel.folder}/${slug}`;
    for (const site of channel.sites)
      expect(pageOfPath(shopperPath(fullSlug, channel, site), channel)).toBe(fullSlug);
  }
});
