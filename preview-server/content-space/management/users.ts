import { Router } from 'express';
import { editorName } from '../stories/editor-name.ts';
import { editorId } from '../stories/to-management-story.ts';

/** The one user of the embedded space, mounted at `/v1/users`. */
export function usersRouter(): Router {
  const router = Router();
  router.get('/me', (_request, response) => {
    response.json({
      user: {
        id: editorId,
        userid: editorName,
        username: editorName,
        friendly_name: editorName,
        email: 'redaktion@localhost',
        lang: 'de',
        role: 'admin',
        has_org: false,
        has_partner: false,
        org: {},
      },
    });
  });
  return router;
}
