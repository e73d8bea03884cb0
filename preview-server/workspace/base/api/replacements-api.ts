import { z } from 'zod';
import { releaseSchema } from '../../../content-space/releases/release-answers.ts';
import {
  replacedPageSchema,
  replacementChoiceSchema,
} from '../../../content-space/releases/replacing/replacement-answers.ts';
import type { ManagementApi } from './management-api.ts';
import { read } from './request.ts';

const path = '/replacements';

const choicesAnswer = z
  .object({ choices: z.array(replacementChoiceSchema) })
  .transform(({ choices }) => choices);
const pagesAnswer = z.object({ pages: z.array(replacedPageSchema) }).transform(({ pages }) => pages);
const releaseAnswer = z.object({ release: releaseSchema }).transform(({ release }) => release);

export const replacementKinds = ['words', 'product', 'theme', 'asset'] as const;
export type ReplacementKind = (typeof replacementKinds)[number];

/** What is to be put in another's place on all pages; themes and files by their number. */
export type ReplacementWish =
  | { kind: 'words'; from: string; to: string; isWhole: boolean }
  | { kind: 'product'; from: string; to: string }
  | { kind: 'theme' | 'asset'; from: number; to: number };

/** @param of what is replaced; undefined asks for what pages use */
export const listChoices = async (
  api: ManagementApi,
  kind: Exclude<ReplacementKind, 'words'>,
  of: string | undefined,
  search: string,
) => {
  const query = new URLSearchParams({ kind, search, ...(of !== undefined && { of }) });
  return read(await api.send(`${path}/choices?${query}`), choicesAnswer);
};

export const previewReplacement = async (
  api: ManagementApi,
  replacement: ReplacementWish,
  signal: AbortSignal,
) => read(await api.send(`${path}/preview`, { method: 'POST', body: { replacement }, signal }), pagesAnswer);

type NewReplacement = { replacement: ReplacementWish; name: string; storyIds: readonly number[] };

export const createReplacement = async (
  api: ManagementApi,
  { replacement, name, storyIds }: NewReplacement,
) => {
  const body = { replacement, release: { name }, story_ids: storyIds };
  return read(await api.send(path, { method: 'POST', body }), releaseAnswer);
};
