import { formStore } from '../../store/form-store.ts';
import { openingStore } from '../../store/opening-store.ts';
import { documentStore } from '../../store/page/document.ts';
import { channelOf, requireSession } from '../../store/session-store.ts';
import { settingsStore } from '../../store/settings-store.ts';
import { translationStore } from '../../store/translation-store.ts';
import { openStory } from '../opening/open-story.ts';
import { showSite } from '../preview/show-site.ts';

/** Opens the open page for translation, at its first text that is not done. */
export function translatePage(language?: string): void {
  const { storyId } = openingStore.getState();
  translationStore.setState({ isOpen: true, wantsFirst: storyId, notConfirmed: 0 });
  translateInto(language ?? languageOfDesk());
}

/** Opens a page and translates it. */
export async function translateStory(id: number, language: string | undefined): Promise<void> {
  if (await openStory(id)) translatePage(language);
}

export const leaveTranslation = (): void =>
  translationStore.setState({ isOpen: false, wantsFirst: undefined });

/** The language that was last translated into, or the first one there is. */
function languageOfDesk(): string | undefined {
  const { languages } = requireSession().config;
  const others = languages.filter(({ code }) => code !== 'default');
  const { language } = formStore.getState();
  return (others.find(({ code }) => code === language) ?? others[0])?.code;
}

/** Chooses the language that is translated into; the preview shows it, in the country it shows where that speaks it. */
export function translateInto(language: string | undefined): void {
  if (language === undefined) return;
  formStore.setState({ language });
  followLanguage();
}

/** Shows the page in the language that is translated into: in the country that is shown, else in the language's own. */
export function followLanguage(): void {
  const { language } = formStore.getState();
  const { open } = documentStore.getState();
  const channel = open && channelOf(requireSession().config, open.story.full_slug);
  if (!channel) return;
  const { locale } = settingsStore.getState();
  const shown = channel.sites.find((site) => site.locale === locale);
  if (shown?.language === language) return;
  const speaking = channel.sites.filter((site) => site.language === language);
  const site =
    speaking.find(({ country }) => country === shown?.country) ??
    speaking.find(({ country }) => country === language?.toUpperCase()) ??
    speaking[0];
  if (site) showSite(channel, site.locale);
}
