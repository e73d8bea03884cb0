import { usePreviewChoices } from '../../store/server/preview-choices.ts';
import { channelOf, siteOf, useOpenSession } from '../../store/session-store.ts';
import { useSettings } from '../../store/settings-store.ts';
import { type PreviewPlace, previewPlace } from './preview-place.ts';

/**
 * Where the editor has a page previewed; undefined until that is known, and for a page that the shop has no address for.
 * In another language than there, it is the first country that reads it.
 */
export function usePreviewPlace(fullSlug: string, language?: string): PreviewPlace | undefined {
  const { config } = useOpenSession();
  const locale = useSettings((settings) => settings.locale);
  const { chosen } = usePreviewChoices();
  const channel = channelOf(config, fullSlug);
  const site = channel && siteOf(channel, locale);
  const reads = language === undefined || site?.language === language;
  const other = reads ? undefined : channel?.sites.find((each) => each.language === language);
  return chosen && previewPlace(chosen, other ?? site);
}
