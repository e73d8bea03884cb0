import type { CommentRow } from '@blattwerk/database/tables/discussions.ts';
import { type Request, type Response, Router } from 'express';
import * as z from 'zod';
import { mayAlso } from '../access/gate.ts';
import type { ContentSpace } from '../content-space.ts';
import { commentBody, discussionBody, solvingBody } from '../discussions/discussion-input.ts';
import {
  addComment,
  changeComment,
  type Discussion,
  findDiscussion,
  listDiscussions,
  openDiscussion,
  removeComment,
  settleDiscussion,
} from '../discussions/discussions.ts';
import { pageParameters, setPagingHeaders } from '../http/paging.ts';
import { notFound } from '../http/problems.ts';
import { readBody, readId, readQuery } from '../http/read-input.ts';
import { authorNumber, authorOf } from './author-of.ts';

const listParameters = z.object({
  by_status: z.enum(['solved', 'unsolved']).optional(),
  ...pageParameters(),
});

/** What is said of a story's blocks, mounted at `/v1/spaces/{id}/stories/{id}/discussions`. */
export function storyDiscussionsRouter({ database, config }: ContentSpace): Router {
  const router = Router({ mergeParams: true });

  router.get('/', async (request: Request<{ storyId: string }>, response) => {
    const query = readQuery(listParameters, request, response);
    const storyId = readId(request.params.storyId);
    if (!query) return;
    const all =
      storyId === undefined ? [] : await listDiscussions(database, config.space.id, storyId, query.by_status);
    setPagingHeaders(response, all.length, query.per_page);
    const start = (query.page - 1) * query.per_page;
    response.json({ discussions: all.slice(start, start + query.per_page).map(toDiscussion) });
  });

  router.post('/', async (request: Request<{ storyId: string }>, response) => {
    const body = readBody(discussionBody, request, response);
    if (!body) return;
    const storyId = readId(request.params.storyId) ?? 0;
    const opened = await openDiscussion(
      database,
      config.space.id,
      storyId,
      body.discussion,
      speakerOf(request),
    );
    if (opened) response.status(201).json({ discussion: toDiscussion(opened) });
    else notFound(response);
  });
  return router;
}

/** One discussion and its comments, mounted at `/v1/spaces/{id}/discussions`. */
export function discussionsRouter({ database, config }: ContentSpace): Router {
  const router = Router();
  const find = async (request: Request<{ id: string }>, response: Response) => {
    const found = await findDiscussion(database, config.space.id, readId(request.params.id) ?? 0);
    if (!found) notFound(response);
    return found;
  };

  router.get('/:id', async (request, response) => {
    const found = await find(request, response);
    if (found) response.json({ discussion: toDiscussion(found) });
  });

  router.put('/:id', async (request, response) => {
    const body = readBody(solvingBody, request, response);
    const found = body && (await find(request, response));
    if (!found) return;
    await settleDiscussion(database, found.row.id, body.discussion.solved_at);
    const settled = await find(request, response);
    if (settled) response.json({ discussion: toDiscussion(settled) });
  });

  router.get('/:id/comments', async (request, response) => {
    const found = await find(request, response);
    if (!found) return;
    setPagingHeaders(response, found.comments.length, Math.max(found.comments.length, 1));
    response.json({ comments: found.comments.map(toComment) });
  });

  router.post('/:id/comments', async (request, response) => {
    const body = readBody(commentBody, request, response);
    const found = body && (await find(request, response));
    if (!found) return;
    const added = await addComment(database, found.row.id, body.comment, speakerOf(request));
    response.status(201).json({ comment: added && toComment(added) });
  });

  /** A comment is its author's to change; administrators may take out any. */
  const own = async (
    request: Request<{ id: string; commentId: string }>,
    response: Response,
    { orAdministrator }: { orAdministrator: boolean },
  ): Promise<CommentRow | undefined> => {
    const found = await find(request, response);
    if (!found) return undefined;
    const comment = found.comments.find(({ id }) => id === readId(request.params.commentId));
    if (!comment) notFound(response);
    else if (
      comment.authorNumber === authorNumber(request) ||
      (orAdministrator && mayAlso(request, 'administer'))
    )
      return comment;
    else response.status(403).json({ error: 'Only who wrote a comment changes it; answer it instead.' });
    return undefined;
  };

  router.put('/:id/comments/:commentId', async (request, response) => {
    const body = readBody(commentBody, request, response);
    const comment = body && (await own(request, response, { orAdministrator: false }));
    if (!comment) return;
    const changed = await changeComment(database, comment, body.comment);
    response.json({ comment: changed && toComment(changed) });
  });

  router.delete('/:id/comments/:commentId', async (request, response) => {
    const comment = await own(request, response, { orAdministrator: true });
    if (!comment) return;
    await removeComment(database, comment);
    response.status(204).end();
  });
  return router;
}

const speakerOf = (request: Request<Record<string, string>>) => ({
  author: authorOf(request),
  authorNumber: authorNumber(request),
});

/** The vendor's shape, and beyond it all comments and who wrote them: a panel asks once. */
function toDiscussion({ row, comments }: Discussion) {
  const last = comments.at(-1);
  return {
    id: row.id,
    uuid: row.uuid,
    title: row.title,
    block_uid: row.blockUid,
    component: row.component,
    fieldname: row.fieldname,
    lang: row.lang,
    solved_at: row.solvedAt?.toISOString() ?? null,
    last_comment: last ? toComment(last) : null,
    comments: comments.map(toComment),
  };
}

function toComment(row: CommentRow) {
  return {
    id: row.id,
    uuid: row.uuid,
    message: row.message,
    message_json: row.messageJson,
    user_id: row.authorNumber,
    author: row.author,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
