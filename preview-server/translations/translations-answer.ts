import { z } from 'zod';

const count = z.int().min(0);

export const translationSorts = ['name', 'share', 'missing', 'older', 'changed'] as const;
export type TranslationSort = (typeof translationSorts)[number];

export const pageStates = ['all', 'open', 'missing', 'older', 'done'] as const;
export type PageState = (typeof pageStates)[number];

/** Query of `GET /workspace/translations`. */
export const translationsQuerySchema = z.object({
  /** Counts this language alone; else all together. */
  language: z.string().max(20).optional().meta({ description: 'Counts one language alone, such as fr' }),
  state: z.enum(pageStates).default('all').meta({
    description: 'Pages where something is missing or older (open), only one of these, or nothing (done)',
  }),
  folder: z.string().max(500).default('').meta({ description: 'Pages in a folder, by its full slug' }),
  search: z.string().trim().max(200).default('').meta({ description: 'Part of a name or an address' }),
  sort: z.enum(translationSorts).default('missing').meta({ description: 'What the pages are sorted by' }),
  direction: z.enum(['up', 'down']).default('down').meta({ description: 'Smallest first, or largest' }),
  page: z.coerce.number().int().min(1).max(100_000).default(1).meta({ description: 'Part of the list' }),
});
export type TranslationsQuery = z.infer<typeof translationsQuerySchema>;

export const pagesPerAnswer = 25;

const languageCount = z.object({ language: z.string(), texts: count, missing: count, older: count });
export type LanguageCount = z.infer<typeof languageCount>;

/** Body of the answer; `languages` sums up all pages that folder and search take, whatever language and state are chosen. */
export const translationsAnswerSchema = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      fullSlug: z.string(),
      isPublished: z.boolean(),
      changedAt: z.string(),
      languages: z.array(languageCount),
    }),
  ),
  total: count,
  languages: z.array(languageCount),
});
export type TranslationsAnswer = z.infer<typeof translationsAnswerSchema>;

const named = {
  language: z.string().min(1).max(20).meta({ description: 'Code of the language' }),
  uid: z.string().min(1).max(200).meta({ description: '_uid of the block' }),
  key: z.string().min(1).max(1000).meta({ description: 'The text within its block' }),
};
const doubt = z.object({ ...named, kind: z.enum(['older', 'copied']), source: z.unknown().optional() });

/** Body of `GET /workspace/translations/{story}`: what is doubted of the translations of its draft. */
export const doubtsAnswerSchema = z.object({ version: z.int(), doubts: z.array(doubt) });
export type DoubtsAnswer = z.infer<typeof doubtsAnswerSchema>;

const mostConfirmed = 5000;

/** Body of `POST /workspace/translations/{story}/confirmations`: translations that are right for these sources. */
export const confirmationSchema = z.object({
  texts: z
    .array(
      z.object({
        ...named,
        source: z.unknown().optional().meta({ description: 'The source that was looked at' }),
      }),
    )
    .min(1)
    .max(mostConfirmed)
    .meta({ description: 'Translations that are right as they are' }),
});
export type Confirmation = z.infer<typeof confirmationSchema>;

/** What it answers; `changed` counts those whose source is another one by now: they stay doubted. */
export const confirmedAnswerSchema = doubtsAnswerSchema.extend({ changed: count });
export type ConfirmedAnswer = z.infer<typeof confirmedAnswerSchema>;
