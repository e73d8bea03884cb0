import { ownTitles } from '@blattwerk/schemas/shop/pages/page-names.generated.ts';
import type { PageHead } from '../../../page/document/page-head.ts';
import type { PageData, Program } from '../../../page/request/page-data.ts';
import { pageUrls } from '../../../page/request/page-urls.ts';

/** A configurator without a design leads to the designs. */
type OwnPage = Program | 'configurator';

/** The title of a page that is no story, in the page's language. */
export function ownTitle(shown: OwnPage, page: PageData): string {
  return `${ownTitles[page.language][shown]} | ${page.siteName}`;
}

/** Title and address of a page that is no story; search engines have no use for it. */
export function programHead(program: Program, { page, path }: { page: PageData; path: string }): PageHead {
  return {
    title: ownTitle(program, page),
    description: '',
    robots: 'noindex,nofollow',
    canonical: `${page.origin}${pageUrls(page).to(path)}`,
    images: [],
    alternates: [],
    structuredData: [],
  };
}
