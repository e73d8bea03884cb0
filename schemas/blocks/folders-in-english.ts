import * as folders from './folders.ts';

/** What the English interface calls the folders of the editors' palette, by their names in the content space. */
export const foldersInEnglish: Readonly<Record<string, string>> = {
  [folders.contentFolder.name]: 'Content',
  [folders.teasersFolder.name]: 'Teasers',
  [folders.overviewsFolder.name]: 'Listings',
  [folders.detailsFolder.name]: 'Product pages',
  [folders.commerceFolder.name]: 'Service and sales',
  [folders.navigationFolder.name]: 'Navigation',
  [folders.testsFolder.name]: 'Tests',
  [folders.rootsFolder.name]: 'Page types',
};
