import type { ChannelConfig } from '../../../workspace-api/workspace-config.ts';
import { formStore } from '../../store/form-store.ts';
import { settingsStore } from '../../store/settings-store.ts';

/** Shows the page in another country or language; the form follows to the translation. */
export function showSite(channel: ChannelConfig, locale: string): void {
  const chosen = channel.sites.find((each) => each.locale === locale);
  settingsStore.setState({ locale });
  if (chosen && chosen.language !== 'default') formStore.setState({ language: chosen.language });
}
