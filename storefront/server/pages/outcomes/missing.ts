import { askBestsellers } from '../../../page/questions/ask-bestsellers.ts';
import { askMeant, meantWords } from '../../../page/questions/ask-meant.ts';
import { pageUrls } from '../../../page/request/page-urls.ts';
import { asksForShared } from '../../security/read-share.ts';
import type { Asked, LoadedPage } from '../loading/asked.ts';
import { shownSettings } from '../loading/fetch-stories.ts';
import { findNewPath } from '../old-addresses.ts';

/** An address without a page: an old one leads on, any other is not found and shows what it may have meant, or what others buy. */
export async function resolveMissing({ request, page, sources, stories }: Asked): Promise<LoadedPage> {
  const { site, address, pathname, query } = request;
  const [{ settings }, moved] = await Promise.all([stories(), findNewPath(site, address, sources.source)]);
  const shared = { page, settings: shownSettings(settings) };
  if (moved.path !== undefined) {
    const location = pageUrls({ channel: site.channel, pathPrefix: address.pathPrefix }).to(moved.path);
    return { content: { ...shared, outcome: { kind: 'redirect', location } }, isComplete: settings.ok };
  }
  const words = meantWords(address.path);
  const meant =
    words === undefined
      ? undefined
      : await sources.shopData.answer(askMeant(words, page.route.product?.kind), { page, query });
  const isMeant = (meant?.data?.length ?? 0) > 0;
  const liked = meant && isMeant ? meant : await sources.shopData.answer(askBestsellers(), { page, query });
  // The query of a preview or a shared draft carries its token.
  const fullPath =
    request.preview || asksForShared(query) || query.size === 0 ? pathname : `${pathname}?${query}`;
  const message = `Page not found: ${fullPath}`;
  return {
    content: {
      ...shared,
      outcome: {
        kind: 'error',
        status: 404,
        message,
        ...(liked.data && { liked: liked.data }),
        ...(isMeant && { isMeant }),
      },
    },
    isComplete: moved.isKnown && settings.ok && liked.isFresh && meant?.isFresh !== false,
  };
}
