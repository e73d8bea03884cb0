import { z } from 'zod';

const sentence = z.object({ de: z.string(), en: z.string() });
const count = z.int().min(0);

export const healthSorts = ['name', 'address', 'errors', 'warnings', 'fixes', 'changed'] as const;
export type HealthSort = (typeof healthSorts)[number];

/** Query of `GET /workspace/space-health`. */
export const healthQuerySchema = z.object({
  sort: z.enum(healthSorts).default('errors'),
  direction: z.enum(['up', 'down']).default('down'),
  /** Part of a name or an address. */
  search: z.string().trim().max(200).default(''),
  /** Only pages in which this rule found something. */
  code: z.string().max(100).optional(),
  show: z.enum(['all', 'findings', 'fixes']).default('all'),
  page: z.coerce.number().int().min(1).default(1),
});
export type HealthQuery = z.infer<typeof healthQuerySchema>;

export const pagesPerAnswer = 25;

const row = z.object({
  id: z.int(),
  name: z.string(),
  fullSlug: z.string(),
  isPublished: z.boolean(),
  changedAt: z.string(),
  errors: count,
  warnings: count,
  hints: count,
  /** Findings that a program can put right. */
  fixes: count,
});
export type HealthRow = z.infer<typeof row>;

/** Body of the answer; `rules` counts over all pages that the search takes, whatever rule is chosen. */
export const healthAnswerSchema = z.object({
  rows: z.array(row),
  total: count,
  rules: z.array(z.object({ code: z.string(), title: sentence, pages: count, fixes: count })),
});
export type HealthAnswer = z.infer<typeof healthAnswerSchema>;

const path = z.array(z.union([z.string(), z.number()]));
const fix = z.object({
  label: sentence,
  loss: sentence.optional(),
  isSafe: z.boolean(),
  changes: z.array(z.object({ path, from: z.unknown().optional(), to: z.unknown().optional() })),
});

/** A page, and what one kind of fix would do in it; in the order of the page. */
const fixedPage = z.object({
  id: z.int(),
  name: z.string(),
  fullSlug: z.string(),
  version: z.int(),
  fixes: z.array(z.object({ message: sentence, fix })),
});
export type FixedPage = z.infer<typeof fixedPage>;

/** Query of `GET /workspace/space-health/fixes`, and what it answers: the ways to put a rule's findings right, each with its pages. */
export const fixesQuerySchema = z.object({
  code: z.string().min(1).max(100),
  search: z.string().trim().max(200).default(''),
});
export type FixesQuery = z.infer<typeof fixesQuerySchema>;
export const mostFixedPages = 100;
export const fixesAnswerSchema = z.object({
  ways: z.array(
    z.object({ label: sentence, loss: sentence.optional(), pages: z.array(fixedPage), total: count }),
  ),
});
export type FixesAnswer = z.infer<typeof fixesAnswerSchema>;
export type FixWay = FixesAnswer['ways'][number];
