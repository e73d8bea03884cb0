import {
  commerceFolder,
  contentFolder,
  detailsFolder,
  navigationFolder,
  overviewsFolder,
  rootsFolder,
  teasersFolder,
  testsFolder,
} from './folders.ts';

/** The folders as editors meet them when they choose a block: what is used most comes first. */
export const foldersInOrder: readonly string[] = [
  teasersFolder,
  contentFolder,
  overviewsFolder,
  commerceFolder,
  detailsFolder,
  testsFolder,
  navigationFolder,
  rootsFolder,
].map(({ name }) => name);
