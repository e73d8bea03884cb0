import { z } from 'zod';
import type { ManagementApi } from './management-api.ts';
import { type Answer, read } from './request.ts';
import type { Result } from './result.ts';

const commentSchema = z.object({
  id: z.int(),
  message: z.string(),
  user_id: z.int(),
  author: z.string(),
  created_at: z.string(),
});

const discussionSchema = z.object({
  id: z.int(),
  title: z.string(),
  block_uid: z.string(),
  /** Null while it is open. */
  solved_at: z.string().nullable(),
  comments: z.array(commentSchema),
});

/** What was said of a block, the oldest comment first. */
export type Discussion = z.infer<typeof discussionSchema>;

const listAnswer = z
  .object({ discussions: z.array(discussionSchema) })
  .transform(({ discussions }) => discussions);
const oneAnswer = z.object({ discussion: discussionSchema }).transform(({ discussion }) => discussion);

export const listDiscussions = (api: ManagementApi, story: number): Promise<Result<Discussion[]>> =>
  api.all(`/stories/${story}/discussions`, listAnswer);

type NewDiscussion = { story: number; block: string; component: string; title: string; message: string };

export const openDiscussion = async (
  api: ManagementApi,
  { story, block, component, title, message }: NewDiscussion,
): Promise<Result<Discussion>> =>
  read(
    await api.send(`/stories/${story}/discussions`, {
      method: 'POST',
      body: { discussion: { title, block_uid: block, component, comment: { message } } },
    }),
    oneAnswer,
  );

export const addComment = (
  api: ManagementApi,
  discussion: number,
  message: string,
): Promise<Result<Answer>> =>
  api.send(`/discussions/${discussion}/comments`, { method: 'POST', body: { comment: { message } } });

/** Settles a discussion, or opens it again. */
export const settleDiscussion = (
  api: ManagementApi,
  discussion: number,
  isSolved: boolean,
): Promise<Result<Answer>> =>
  api.send(`/discussions/${discussion}`, {
    method: 'PUT',
    body: { discussion: { solved_at: isSolved ? new Date().toISOString() : null } },
  });

export const removeComment = (
  api: ManagementApi,
  discussion: number,
  comment: number,
): Promise<Result<Answer>> =>
  api.send(`/discussions/${discussion}/comments/${comment}`, { method: 'DELETE' });
