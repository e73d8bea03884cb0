import type { ContentSpace } from '../content-space/content-space.ts';
import { confirmTexts, pageDoubts } from './confirm-texts.ts';
import { countStories } from './count-stories.ts';
import { listTranslations } from './list-translations.ts';
import type {
  Confirmation,
  ConfirmedAnswer,
  DoubtsAnswer,
  TranslationsAnswer,
  TranslationsQuery,
} from './translations-answer.ts';

/** How far the pages of the space are translated. */
export type Translations = {
  list(query: TranslationsQuery): Promise<TranslationsAnswer>;
  /** What is doubted of one page; undefined for a page there is not. */
  page(storyId: number): Promise<DoubtsAnswer | undefined>;
  confirm(storyId: number, confirmation: Confirmation): Promise<ConfirmedAnswer | undefined>;
};

type Place = Pick<ContentSpace, 'database'> & {
  config: { space: { id: number; languages: readonly string[] } };
};

export function createTranslations({ database, config }: Place): Translations {
  const { id, languages } = config.space;
  let counting = Promise.resolve();
  return {
    async list(query) {
      // One after the other: two that count the same stories would only wait for each other.
      const counted = counting.then(() => countStories(database, id, languages));
      counting = counted.catch(() => undefined);
      await counted;
      return listTranslations(database, id, languages, query);
    },
    page: (storyId) => pageDoubts(database, id, storyId),
    confirm: (storyId, confirmation) => confirmTexts(database, id, storyId, confirmation),
  };
}
