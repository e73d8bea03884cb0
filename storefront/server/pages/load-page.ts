import {
  type Asked,
  type LoadedPage,
  notMine,
  type PageRequest,
  type Resolve,
  type Sources,
} from './loading/asked.ts';
import { fetchStories } from './loading/fetch-stories.ts';
import { pageDataOf } from './loading/page-data.ts';
import { resolveAccount } from './outcomes/account.ts';
import { resolveBusiness } from './outcomes/business.ts';
import { resolveConfigurator } from './outcomes/configurator.ts';
import { resolveInvitation } from './outcomes/invitation.ts';
import { resolveMissing } from './outcomes/missing.ts';
import { resolveProduct } from './outcomes/product.ts';
import { resolvePurchase } from './outcomes/purchase.ts';
import { resolveRedirect } from './outcomes/redirect.ts';
import { resolveStory } from './outcomes/story.ts';
import { resolveTheme } from './outcomes/theme.ts';
import { resolveUnavailable } from './outcomes/unavailable.ts';

/** The ways a request can end, in the order in which they are tried; what none of them takes is missing. */
const resolvers: readonly Resolve[] = [
  resolveRedirect,
  resolveConfigurator,
  resolveAccount,
  resolveBusiness,
  resolvePurchase,
  resolveInvitation,
  resolveUnavailable,
  resolveProduct,
  resolveTheme,
  resolveStory,
];

/** Fetches what a page shows and says how the request ends; never rejects for what the content space does. */
export async function loadPage(request: PageRequest, sources: Sources): Promise<LoadedPage> {
  const page = pageDataOf(request);
  let stories: ReturnType<Asked['stories']> | undefined;
  const asked: Asked = {
    request,
    page,
    sources,
    stories: () => {
      stories ??= fetchStories(request, page, sources.source);
      return stories;
    },
  };
  for (const resolve of resolvers) {
    const loaded = await resolve(asked);
    if (loaded !== notMine) return loaded;
  }
  return resolveMissing(asked);
}
