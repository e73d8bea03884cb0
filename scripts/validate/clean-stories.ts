import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fingerprint } from '../fingerprint.ts';
import { assumedSchema } from './assumptions.ts';
import { keep, readKept } from './kept-file.ts';
import type { Knowledge } from './knowledge.ts';
import { envelopeSchema } from './story-file.ts';

const cleanStorySchema = z.object({ envelope: envelopeSchema, assumed: assumedSchema });

/** What is remembered of a story in which nothing was found; it holds as long as what was assumed is true. */
export type CleanStory = z.infer<typeof cleanStorySchema>;

/** By the digest of their files, so that a story that was moved or copied is known again. */
export type CleanStories = ReadonlyMap<string, CleanStory>;

/** What stories are judged by beside the other stories: the rules, the schema, the catalogue and the assets. */
export function stampOf({ catalogue, assetPaths, languages }: Knowledge): string {
  return createHash('sha256')
    .update(fingerprint(['schemas/**/*.ts', 'scripts/validate/*.ts', 'package-lock.json']))
    .update(JSON.stringify([catalogue, [...assetPaths].sort(), languages]))
    .digest('hex');
}

/** Stories that an earlier run found clean by the same stamp. */
export function readCleanStories(stamp: string): CleanStories {
  return new Map(
    Object.entries(readKept('clean-stories', stamp, z.record(z.string(), cleanStorySchema)) ?? {}),
  );
}

/** @param kept what is kept already, and need not be written once more */
export function keepCleanStories(stamp: string, stories: CleanStories, kept: CleanStories): void {
  if (stories.size === kept.size && [...stories.keys()].every((digest) => kept.has(digest))) return;
  keep('clean-stories', stamp, Object.fromEntries(stories));
}
