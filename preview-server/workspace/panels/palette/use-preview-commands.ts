import { useMemo } from 'react';
import { showSite } from '../../actions/preview/show-site.ts';
import { countryName, languageOfLocale } from '../../base/schema/place-names.ts';
import { useDocument } from '../../store/page/document.ts';
import { channelOf, useOpenSession } from '../../store/session-store.ts';
import { deviceWidths, settingsStore } from '../../store/settings-store.ts';
import { useMessages } from '../messages/messages.ts';
import { widthLabel } from '../messages/width-label.ts';
import type { Command } from './use-commands.ts';

/** Commands that show the open page in another country, language or width. */
export function usePreviewCommands(): Command[] {
  const say = useMessages();
  const { config } = useOpenSession();
  const fullSlug = useDocument(({ story }) => story.full_slug);
  return useMemo(() => {
    if (fullSlug === undefined) return [];
    const channel = channelOf(config, fullSlug);
    const sites = (channel?.sites ?? []).map((site) => ({
      id: `site ${site.locale}`,
      label: `${countryName(site.country, say.language)}, ${languageOfLocale(site.locale, say.language)}`,
      detail: say('palette.preview'),
      run: () => channel && showSite(channel, site.locale),
    }));
    const widths = deviceWidths.map((deviceWidth) => ({
      id: `width ${deviceWidth}`,
      label: say('palette.width', { width: widthLabel(say, deviceWidth) }),
      detail: say('palette.preview'),
      run: () => settingsStore.setState({ deviceWidth }),
    }));
    return [...sites, ...widths];
  }, [say, config, fullSlug]);
}
