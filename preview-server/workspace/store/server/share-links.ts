import { useQuery } from '@tanstack/react-query';
import type { ShareLink } from '../../../workspace-api/share-links/share-links-answer.ts';
import { orThrow } from '../../base/api/result.ts';
import { listShareLinks, type SharedPlace } from '../../base/api/share-links-api.ts';
import { useDocument } from '../page/document.ts';
import { channelOf, siteOf, useOpenSession } from '../session-store.ts';
import { useSettings } from '../settings-store.ts';
import { queryClient } from './queries.ts';

const keyOf = (place: SharedPlace | undefined) => ['share-links', place];

/** Links to the open page's draft, for the country and language that are previewed; asked anew each time, they count. */
export function useShareLinks() {
  const { config, token } = useOpenSession();
  const story = useDocument((open) => open.story.id);
  const fullSlug = useDocument((open) => open.story.full_slug) ?? '';
  const locale = useSettings((settings) => settings.locale);
  const channel = channelOf(config, fullSlug);
  const site = channel && siteOf(channel, locale);
  const place: SharedPlace | undefined =
    site && story !== undefined
      ? { story, host: new URL(site.origin).host, language: site.language }
      : undefined;
  const query = useQuery({
    queryKey: keyOf(place),
    queryFn: async () => (place ? orThrow(await listShareLinks(token, place)) : []),
    staleTime: 0,
  });
  return { query, place };
}

/** Shows the list that came back with a change. */
export const noteShareLinks = (place: SharedPlace, links: ShareLink[]): void =>
  void queryClient.setQueryData(keyOf(place), links);
