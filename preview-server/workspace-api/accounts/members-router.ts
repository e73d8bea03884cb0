import { editorInvitations } from '@blattwerk/database/tables/editors.ts';
import { eq } from 'drizzle-orm';
import express, { type Response, Router } from 'express';
import { z } from 'zod';
import { authorOf } from '../../content-space/management/author-of.ts';
import { readBody } from '../desk-answers.ts';
import { inviteBody, roleBody } from './account-answers.ts';
import type { Accounts } from './accounts.ts';
import { changeRole, listMembers, type MemberChange, removeMember } from './members.ts';

/** Members and their invitations, mounted at `/workspace`, for administrators alone. */
export function membersRouter({ database, keeper, gate, poke }: Accounts): Router {
  const router = Router();
  router.use(['/members', '/invitations'], gate.require('manage-members'), express.json({ limit: '4kb' }));

  router.get('/members', async (_request, response) => {
    response.set('Cache-Control', 'no-store').json(await listMembers(database));
  });

  router.put('/members/:id', async (request, response) => {
    const given = readBody(roleBody, request, response);
    if (given) await answer(response, await changeRole(database, request.params.id, given.role));
  });

  router.delete('/members/:id', async (request, response) => {
    await answer(response, await removeMember(database, request.params.id));
    poke();
  });

  router.post('/invitations', async (request, response) => {
    const given = readBody(inviteBody, request, response);
    if (!given) return;
    await database.transaction((queries) =>
      keeper.invite(queries, { ...given, invitedBy: authorOf(request) }),
    );
    response.status(201).json(await listMembers(database));
  });

  router.delete('/invitations/:id', async (request, response) => {
    const id = z.uuid().safeParse(request.params.id);
    if (id.success) await database.delete(editorInvitations).where(eq(editorInvitations.id, id.data));
    response.json(await listMembers(database));
  });

  return router;

  async function answer(response: Response, change: MemberChange): Promise<void> {
    if (change === 'done') response.json(await listMembers(database));
    else if (change === 'missing')
      response.status(404).json({ error: 'There is no such member any more; look at the list again.' });
    else
      response
        .status(409)
        .json({ error: 'This is the last administrator: make another member one first.', change });
  }
}
