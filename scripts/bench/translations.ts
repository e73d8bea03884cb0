import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { spaces } from '@blattwerk/database/tables/spaces.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import {
  createTranslations,
  type Translations,
} from '@blattwerk/preview-server/translations/translations.ts';
import { translationsQuerySchema } from '@blattwerk/preview-server/translations/translations-answer.ts';
import { eq, sql } from 'drizzle-orm';
import { coreTime } from './core-time.ts';
import { quantile } from './statistics.ts';

const space = { id: 1, name: 'Blattwerk', languages: ['en', 'es', 'fr', 'it', 'nl'] };
const rounds = 20;
const chunk = 200;
const blocksPerStory = 20;
/** Stories that editors have saved between two looks at the list. */
const savedBetween = 3;

/** What an editor asks of the list, as the workspace asks it. */
const questions = {
  open: {},
  'last page': { page: 'last' },
  'one language': { language: 'fr', state: 'missing' },
  older: { state: 'older' },
  search: { search: 'seite 77' },
  folder: { folder: 'blattwerk/ordner-3', sort: 'share', direction: 'up' },
  'by name': { sort: 'name', direction: 'up' },
} as const;

export type TranslationFigures = { question: string; milliseconds: number; found: number }[];

/** p95 of the milliseconds of a core in which the list of so many stories answers, some saved before each look. */
export async function benchTranslations(count: number): Promise<TranslationFigures> {
  const database = await openTestDatabase();
  await database.insert(spaces).values({ ...space, domain: '', contentVersion: 1, languageCodes: [] });
  for (let start = 0; start < count; start += chunk) {
    const rows = Array.from({ length: Math.min(chunk, count - start) }, (_, at) => storyRow(start + at));
    await database.insert(stories).values(rows);
  }
  const translations = createTranslations({ database, config: { space } });
  const figures: TranslationFigures = [];
  const first = await coreTime(() => ask(translations, {}));
  figures.push({ question: 'the first look, all counted', milliseconds: first, found: count });
  for (const [question, asked] of Object.entries(questions)) {
    const query = 'page' in asked ? { page: Math.ceil(count / 25) } : asked;
    const durations: number[] = [];
    let found = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (let each = 1; each <= savedBetween; each += 1)
        await database
          .update(stories)
          .set({ version: sql`${stories.version} + 1` })
          .where(eq(stories.id, ((round * savedBetween + each) % count) + 1));
      durations.push(
        await coreTime(async () => {
          found = await ask(translations, query);
        }),
      );
    }
    figures.push({ question, milliseconds: quantile(durations, 0.95), found });
  }
  await database.close();
  return figures;
}

const ask = async (translations: Translations, query: object): Promise<number> =>
  (await translations.list(translationsQuerySchema.parse(query))).total;

function storyRow(at: number) {
  const slug = `seite-${at}`;
  return {
    ...{ spaceId: space.id, uuid: randomUUID(), groupId: randomUUID(), name: `Seite ${at}`, slug },
    fullSlug: `blattwerk/ordner-${at % 20}/${slug}`,
    lastAuthor: 'Ida',
    content: {
      ...{ component: 'page', _uid: `p${at}`, title: `Karten ${at}`, title__i18n__en: `Cards ${at}` },
      body: Array.from({ length: blocksPerStory }, (_, block) => blockOf(at, block)),
    },
  };
}

/** Each story lacks some texts in some languages. */
function blockOf(at: number, block: number) {
  const text = `Einladungskarten auf feinem Papier, Absatz ${block}, mit Namen und Ort und allem, was dazugehört. `;
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: text.repeat(3) }] };
  const translated = space.languages.filter((_, language) => (at + block + language) % 7 !== 0);
  return {
    ...{ component: 'newsletter', _uid: `b${at}-${block}`, headline: `Absatz ${block}` },
    text: { type: 'doc', content: [paragraph] },
    ...Object.fromEntries(
      translated.flatMap((language) => [
        [`headline__i18n__${language}`, `Paragraph ${block}`],
        [`text__i18n__${language}`, { type: 'doc', content: [paragraph] }],
      ]),
    ),
  };
}
