import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';

const folder = 'schemas/languages';
const kindNames = z.object({
  one: z.string(),
  many: z.string(),
  listings: z.record(z.string(), z.string()).optional(),
});
const languageSchema = z.object({
  shops: z.record(z.string(), z.string()),
  home: z.string(),
  pages: z.object({
    home: z.string(),
    titles: z.unknown(),
    businessDescription: z.string(),
    paths: z.record(z.string(), z.string()),
  }),
  words: z.record(z.string(), z.record(z.string(), z.string())),
  kinds: z.record(z.string(), kindNames).default({}),
});

type NamedLanguage = z.infer<typeof languageSchema> & { code: string };

/** The languages of the shop, each a file that exports an object of its name, by their codes. */
export const languageFiles: readonly NamedLanguage[] = await Promise.all(
  globSync('*.ts', { cwd: folder })
    .map((file) => basename(file, '.ts'))
    .filter((name) => /^[a-z]{2}$/.test(name))
    .toSorted()
    .map(async (code) => {
      const file: Record<string, unknown> = await import(`../../${folder}/${code}.ts`);
      const language = languageSchema.safeParse(file[code]);
      if (language.success) return { code, ...language.data };
      throw new Error(
        `${folder}/${code}.ts must export ${code}, a LanguageFile: ${z.prettifyError(language.error)}`,
      );
    }),
);

export const languageCodes = languageFiles.map(({ code }) => code);
