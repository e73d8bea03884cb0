import { defineField } from '@storyblok/schema';

/** Form tab for how a block looks; fields in no tab stand in the first one, Inhalt. */
export function appearanceTab(keys: string[]) {
  return defineField('tab-appearance', { type: 'tab', display_name: 'Aussehen', keys });
}

/** Form tab for search engines and shared links. */
export function sharingTab(keys: string[]) {
  return defineField('tab-sharing', { type: 'tab', display_name: 'Suche & Teilen', keys });
}

/** Form tab for when a page runs, and what it says before and afterwards. */
export function campaignTab(keys: string[]) {
  return defineField('tab-campaign', { type: 'tab', display_name: 'Aktion', keys });
}

/** What the English interface calls the tabs of forms, by their names. */
export const tabsInEnglish: Readonly<Record<string, string>> = {
  'tab-appearance': 'Look',
  'tab-sharing': 'SEO',
  'tab-campaign': 'Campaign',
};
