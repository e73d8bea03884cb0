import { localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { defaultRobots } from '@blattwerk/schemas/shop/pages/page-metadata.ts';
import { businessDescriptions, pagePaths } from '@blattwerk/schemas/shop/pages/page-names.generated.ts';
import { businessNotices } from '@blattwerk/schemas/shop/visitors/business-notices.ts';
import { businessTextsIn } from '../../../page/business/business-texts.ts';
import type { PageHead } from '../../../page/document/page-head.ts';
import { alternatesOf } from '../head/alternates.ts';
import { programHead } from '../head/program-head.ts';
import { type Asked, type LoadedPage, notMine } from '../loading/asked.ts';
import { shownSettings } from '../loading/fetch-stories.ts';

/** What businesses get, and the form by which they become customers. Unlike other programs, search engines may show it. */
export async function resolveBusiness({
  request: { address, query, site },
  page,
  stories,
}: Asked): Promise<LoadedPage | typeof notMine> {
  if (page.route.program !== 'businessCustomer') return notMine;
  const { settings } = await stories();
  const notice = businessNotices.find((known) => known === query.get('notice'));
  const head: PageHead = {
    ...programHead('businessCustomer', { page, path: address.path }),
    description: businessDescriptions[page.language],
    robots: site.isIndexed ? 'index,follow' : defaultRobots,
    alternates: alternatesOf(site, [], (urls, locale) =>
      urls.to(pagePaths[localeTable[locale].language].businessCustomer),
    ),
  };
  const texts = businessTextsIn[page.language];
  const outcome = { kind: 'account', shown: 'business', notice, texts, head } as const;
  return {
    content: { page, settings: shownSettings(settings), outcome },
    isComplete: settings.ok,
    reads: (name) => name === 'notice',
  };
}
