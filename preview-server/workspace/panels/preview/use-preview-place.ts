import { usePreviewChoices } from '../../store/server/preview-choices.ts';
import { channelOf, siteOf, useOpenSession } from '../../store/session-store.ts';
import { useSettings } from '../../store/settings-store.ts';
import { type PreviewPlace, previewPlace } from './preview-place.ts';

/** Where the editor has a page previewed; undefined until that is known, and for a page that the shop has no address for. */
export function usePreviewPlace(fullSlug: string): PreviewPlace | undefined {
  const { config } = useOpenSession();
  const locale = useSettings((settings) => settings.locale);
  const { chosen } = usePreviewChoices();
  const channel = channelOf(config, fullSlug);
  return chosen && previewPlace(chosen, channel && siteOf(channel, locale));
}
