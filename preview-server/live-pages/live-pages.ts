import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import type { ContentSpace } from '../content-space/content-space.ts';
import { loadContentVersion } from '../content-space/spaces/content-version.ts';
import type { WebhookEvent } from '../content-space/webhooks/webhook-event.ts';
import type { BrokenPage, LivePages } from './broken-page.ts';
import { judgeLivePages } from './judge-live-pages.ts';
import { loadToldState, saveToldState } from './told-state.ts';

type Checked = LivePages & { contentVersion: number; day: string };

export type LivePagesWatch = {
  /** The published pages that name what the catalogue no longer sells there; judged again after any change of either. */
  current(): Promise<LivePages>;
  /** When no check is under way any more: the database may be closed then. */
  atRest(): Promise<void>;
};

/**
 * Follows the catalogue and what is published. When a new version of the catalogue, or the end of a campaign, breaks pages that were whole,
 * the webhooks are told: `catalogue.pages_broken`, with the number of pages and their addresses. After a crash they are told again rather than not at all.
 */
export function watchLivePages(space: ContentSpace): LivePagesWatch {
  let last: Checked | undefined;
  let checking: Promise<Checked> | undefined;

  async function check(): Promise<Checked> {
    const known = await space.catalogue.current();
    const contentVersion = await loadContentVersion(space.database, space.config.space.id);
    const version = known.state === 'unknown' ? undefined : known.value.version;
    // Campaigns begin and end with a day.
    const day = shopDay(new Date());
    const isSame = last?.version === version && last?.contentVersion === contentVersion && last?.day === day;
    if (last && isSame) return last;
    const broken = version === undefined ? [] : await judgeLivePages(space, known);
    if (version !== undefined) await tellWhatBroke({ catalogueVersion: version, day, broken });
    last = { version, contentVersion, day, broken };
    return last;
  }

  async function tellWhatBroke({
    catalogueVersion,
    day,
    broken,
  }: {
    catalogueVersion: string;
    day: string;
    broken: readonly BrokenPage[];
  }): Promise<void> {
    const { database, config, webhooks } = space;
    const before = await loadToldState(database, config.space.id);
    const isNew = before && (before.catalogueVersion !== catalogueVersion || before.day !== day);
    const news = isNew ? broken.filter(({ id }) => !before.brokenIds.includes(id)) : [];
    if (news.length > 0) await webhooks.settle(await webhooks.queue(database, pagesBroken(news)));
    // Not before: what a crash in between leaves untold is told by the next check.
    const brokenIds = broken.map(({ id }) => id);
    await saveToldState(database, config.space.id, { catalogueVersion, day, brokenIds });
  }

  return {
    async current() {
      // A question that comes during a check may have been asked after a change: it looks once more.
      await checking?.catch(() => undefined);
      checking ??= check().finally(() => {
        checking = undefined;
      });
      const { version, broken } = await checking;
      return { version, broken };
    },
    async atRest() {
      // A question that waited for one check begins the next.
      while (checking) await checking.catch(() => undefined);
    },
  };
}

function pagesBroken(pages: readonly BrokenPage[]): WebhookEvent {
  const count = pages.length === 1 ? '1 live page now shows' : `${pages.length} live pages now show`;
  return {
    topic: 'catalogue',
    action: 'pages_broken',
    text: `${count} something that is not sold there.`,
    fields: { count: pages.length, full_slugs: pages.map(({ fullSlug }) => fullSlug).join(' ') },
  };
}
