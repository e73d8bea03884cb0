import { publicAnd } from '@blattwerk/server-kit/http/reachable-networks.ts';
import type { Router } from 'express';
import { isLocal } from './config.ts';
import { libraryRouter } from './content-space/assets/library/library-router.ts';
import type { ContentSpace } from './content-space/content-space.ts';
import { authorOf } from './content-space/management/author-of.ts';
import { listShareLinks, makeShareLink, revokeShareLink } from './content-space/sharing/share-links.ts';
import { findStory } from './content-space/stories/find-stories.ts';
import { loadFolders, localizedPaths, pathToFolder } from './content-space/stories/folder-tree.ts';
import { createLinkChecks } from './link-check/link-checks.ts';
import type { LivePagesWatch } from './live-pages/live-pages.ts';
import { loadPreviewAddresses } from './preview-addresses/space-addresses.ts';
import { createSpaceHealth } from './space-health/space-health.ts';
import { createTranslations } from './translations/translations.ts';
import { listMembers } from './workspace-api/accounts/members.ts';
import type { NewsParts } from './workspace-api/news/news-router.ts';
import { workspaceApi } from './workspace-api/router.ts';

/** The workspace's own questions, answered from this content space. */
export function workspaceApiFor(space: ContentSpace, livePages: LivePagesWatch, news: NewsParts): Router {
  const { config, database, catalogue, gate } = space;
  const sharing = { queries: database, spaceId: config.space.id, secret: config.tokens.preview };
  return workspaceApi({
    spaceId: config.space.id,
    previewToken: config.tokens.preview,
    managementToken: config.tokens.management,
    isLocal: isLocal(config),
    gate,
    storefrontOrigin: config.storefrontOrigin,
    ...(config.fieldPlugins && { fieldPluginsOrigin: config.fieldPlugins.origin }),
    publicHostname: new URL(config.origin).hostname,
    usage: space.usage,
    library: libraryRouter(space, { authorOf, onWritten: news.streams.poke }),
    hasOrderDesk: config.orderDesk !== undefined,
    hasDesignDesk: config.designDesk !== undefined,
    hasFlagDesk: config.flagDesk !== undefined,
    hasFigures: config.figures !== undefined,
    hasAssistants: config.assistants !== undefined,
    spaceBlocks: config.spaceBlocks,
    catalogue,
    ...(config.catalogue && { backEnd: config.catalogue.origin }),
    livePages,
    spaceHealth: createSpaceHealth(space),
    translations: createTranslations(space),
    checkLinks: createLinkChecks(publicAnd([])),
    news,
    shareLinks: {
      make: (link) => makeShareLink(sharing, link),
      list: (storyId) => listShareLinks(sharing, storyId),
      revoke: (id) => revokeShareLink(sharing, id),
    },
    colleagues: async () =>
      config.accounts ? (await listMembers(database)).members.map(({ name, role }) => ({ name, role })) : [],
    accounts: config.accounts && {
      database,
      keeper: config.accounts.keeper,
      gate,
      poke: news.streams.poke,
    },
    previewAddresses: () => loadPreviewAddresses(database, config),
    findStory: async (id) => {
      const found = await findStory(database, config.space.id, id);
      if (!found) return undefined;
      const { uuid, fullSlug, path, contentType } = found.row;
      const folders = pathToFolder(await loadFolders(database, config.space.id), found.row.parentId);
      const translated = localizedPaths(folders, found.row, config.space.languages);
      return {
        ...{ id, uuid, fullSlug, path, component: contentType },
        translatedSlugs: new Map(translated.map(({ lang, path }) => [lang, path])),
      };
    },
  });
}
