import { Router } from 'express';
import { roleOf, whoOf } from '../access/who.ts';
import { editorId } from '../stories/to-management-story.ts';
import { editorName } from '../story-shape/editor-name.ts';

const tokenUser = { number: editorId, name: editorName, email: 'redaktion@localhost' };

/** Who asks: a member, or the one user that all who hold the token are; mounted at `/v1/users`. */
export function usersRouter(): Router {
  const router = Router();
  router.get('/me', (request, response) => {
    const who = whoOf(request);
    const { number, name, email } = who?.kind === 'member' ? who : tokenUser;
    response.json({
      user: {
        id: number,
        userid: name,
        username: name,
        friendly_name: name,
        email,
        lang: 'de',
        // The vendor's word for who keeps a space.
        role: who === undefined || roleOf(who) === 'administrator' ? 'admin' : roleOf(who),
        has_org: false,
        has_partner: false,
        org: {},
      },
    });
  });
  return router;
}
