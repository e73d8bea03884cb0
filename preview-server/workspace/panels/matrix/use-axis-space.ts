import { useMemo } from 'react';
import { useStore } from 'zustand';
import { testVersions } from '../../base/content/page-tests.ts';
import { type AxisSpace, forAll, today, type View, versionKey } from '../../base/matrix/axes.ts';
import { daysAhead } from '../../base/matrix/days-ahead.ts';
import { useMatrix } from '../../store/matrix-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { useDeferredContent } from '../../store/page/use-deferred-content.ts';
import { previewStore, usePreviewDay } from '../../store/preview-store.ts';
import { usePlanned } from '../../store/server/schedulings.ts';
import { channelOf, siteOf, useOpenSession } from '../../store/session-store.ts';
import { useSettings } from '../../store/settings-store.ts';

/** What the page can be compared in, and how the one preview shows it; undefined for pages that the shop has no address for. */
export function useAxisSpace(): { space: AxisSpace; now: View } | undefined {
  const { config } = useOpenSession();
  const fullSlug = useDocument(({ story }) => story.full_slug);
  const locale = useSettings((settings) => settings.locale);
  const width = useSettings(({ deviceWidth }) => deviceWidth);
  const version = useStore(previewStore, (state) => state.version);
  const content = useDeferredContent();
  const day = usePreviewDay();
  const ticked = useMatrix(({ ticks }) => ticks?.day);
  const { planned } = usePlanned();
  return useMemo(() => {
    const channel = fullSlug === undefined ? undefined : channelOf(config, fullSlug);
    const site = channel && siteOf(channel, locale);
    if (!site) return undefined;
    const moments = planned.map(({ publish_at }) => new Date(publish_at));
    const asked = [...(ticked ?? []), ...(day === undefined ? [] : [day])];
    return {
      space: {
        channels: config.channels,
        tests: content ? testVersions(content) : [],
        days: daysAhead(asked, moments, new Date()),
      },
      now: {
        channel: channel.id,
        country: site.country,
        language: site.language,
        width: width === 'full' || width === 'pair' ? 'desktop' : String(width),
        version: version ? versionKey(version) : forAll,
        customer: 'private',
        day: day ?? today,
      },
    };
  }, [config, fullSlug, locale, width, version, content, day, ticked, planned]);
}
