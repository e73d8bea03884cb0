import { hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { pageTitle } from '@blattwerk/schemas/rules/model/page-title.ts';
import { z } from 'zod';

/** What is read of a story as the CMS's command line pulls it; `content` is judged later. */
const storyFileSchema = z.object({
  id: z.int(),
  uuid: z.string().min(1),
  name: z.string(),
  slug: z.string(),
  full_slug: z.string().min(1),
  is_folder: z.boolean().optional(),
  is_startpage: z.boolean().nullish(),
  parent_id: z.int().nullish(),
  published: z.boolean().nullish(),
  publish_at: z.unknown().optional(),
  expire_at: z.unknown().optional(),
  first_published_at: z.unknown().optional(),
  sort_by_date: z.unknown().optional(),
  content: z.unknown(),
});
export type StoryFile = z.infer<typeof storyFileSchema>;

/** What the other stories need to know of one. */
export const envelopeSchema = storyFileSchema.pick({ id: true, uuid: true, full_slug: true }).extend({
  parentId: z.int().nullish(),
  isFolder: z.boolean(),
  isStartPage: z.boolean(),
  /** Where a file does not say, it is. */
  isPublished: z.boolean(),
  /** Of a page. */
  title: z.string().optional(),
});
export type Envelope = z.infer<typeof envelopeSchema>;

type FileProblem = {
  code: 'file_unreadable' | 'file_too_large' | 'file_not_json' | 'file_not_story';
  message: string;
};
/** `digest` is a hash of what the file holds. */
export type StoryFileResult =
  | { ok: true; story: StoryFile; digest: string }
  | { ok: false; problem: FileProblem };

/** Far above any story, and far below what would fill the memory. */
const maxBytes = 20_000_000;

/**
 * Reads one story file; an error is one sentence that names the file. Synchronous, because thousands
 * of small files take three times as long through the thread pool and nothing else is waiting.
 */
export function readStoryFile(file: string): StoryFileResult {
  const read = readBytes(file);
  if (!read.ok) return read;
  const json = parseJson(read.bytes.toString());
  if (!json.ok) {
    return problem('file_not_json', `${file} is no JSON (${json.reason}): pull it again or mend it by hand.`);
  }
  const parsed = storyFileSchema.safeParse(json.value);
  if (parsed.success) return { ok: true, story: parsed.data, digest: hash('sha256', read.bytes) };
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'the file';
  return problem(
    'file_not_story',
    `${file} holds no story (${where}: ${issue?.message}): pull it again or delete it.`,
  );
}

/** A hash of what a file holds; `undefined` for one that cannot be read. */
export function digestOf(file: string): string | undefined {
  const read = readBytes(file);
  return read.ok ? hash('sha256', read.bytes) : undefined;
}

/** Names and address of a story; `undefined` for a file that holds none. */
export function readEnvelope(file: string): Envelope | undefined {
  const read = readStoryFile(file);
  return read.ok ? envelopeOf(read.story) : undefined;
}

export function envelopeOf(story: StoryFile): Envelope {
  const { id, uuid, full_slug, parent_id } = story;
  return {
    id,
    uuid,
    full_slug,
    parentId: parent_id,
    isFolder: story.is_folder ?? false,
    isStartPage: story.is_startpage ?? false,
    isPublished: story.published ?? true,
    title: pageTitle(story.content),
  };
}

type BytesResult = { ok: true; bytes: Buffer } | { ok: false; problem: FileProblem };

/** Holds one story after the other; one that does not fit is read into memory of its own. */
const shared = Buffer.allocUnsafeSlow(400_000);

/** What a file holds, until the next one is read. */
function readBytes(file: string): BytesResult {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const read = readSync(descriptor, shared, 0, shared.length, 0);
      // Rarely, a system gives less than there is.
      if (read < shared.length && readSync(descriptor, shared, read, 1, read) === 0) {
        return { ok: true, bytes: shared.subarray(0, read) };
      }
      if (fstatSync(descriptor).size > maxBytes) {
        return problem(
          'file_too_large',
          `${file} is larger than ${maxBytes / 1_000_000} MB: split the story.`,
        );
      }
      return { ok: true, bytes: readFileSync(file) };
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    return problem('file_unreadable', `${file} cannot be read (${reasonOf(error)}): check its permissions.`);
  }
}

type JsonResult = { ok: true; value: unknown } | { ok: false; reason: string };

function parseJson(text: string): JsonResult {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, reason: reasonOf(error).replace(/\s+/g, ' ').slice(0, 120) };
  }
}

function problem(code: FileProblem['code'], message: string): { ok: false; problem: FileProblem } {
  return { ok: false, problem: { code, message } };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
