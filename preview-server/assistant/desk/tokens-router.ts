import type { Database } from '@blattwerk/database/database.ts';
import express, { Router } from 'express';
import { z } from 'zod';
import type { Gate } from '../../content-space/access/gate.ts';
import { whoOf } from '../../content-space/access/who.ts';
import { authorOf } from '../../content-space/management/author-of.ts';
import { readBody } from '../../workspace-api/desk-answers.ts';
import { type ListedToken, listTokens, makeToken, revokeToken } from '../tokens/assistant-tokens.ts';
import { type AssistantToken, type MadeToken, newTokenBody, type TokensAnswer } from './assistant-answers.ts';

type Parts = {
  database: Database;
  gate: Gate;
  /** Where programs reach the server. */
  address: string;
};

/** Tokens of assistants, kept by administrators: listed, made, revoked; mounted at `/workspace/assistants/tokens`. */
export function tokensRouter({ database, gate, address }: Parts): Router {
  const router = Router();
  router.use(gate.require('administer'), express.json({ limit: '4kb' }));
  const list = async (): Promise<TokensAnswer> => ({
    address,
    tokens: (await listTokens(database)).map(toAnswer),
  });

  router.get('/', async (_request, response) => {
    response.set('Cache-Control', 'no-store').json(await list());
  });

  router.post('/', async (request, response) => {
    const given = readBody(newTokenBody, request, response);
    if (!given) return;
    const who = whoOf(request);
    const editorId = who?.kind === 'member' ? who.id : null;
    const { token } = await makeToken(database, { ...given, createdBy: authorOf(request), editorId });
    const answer: MadeToken = { ...(await list()), token };
    response.status(201).set('Cache-Control', 'no-store').json(answer);
  });

  router.delete('/:id', async (request, response) => {
    const id = z.uuid().safeParse(request.params.id);
    if (id.success && (await revokeToken(database, id.data))) response.json(await list());
    else response.status(404).json({ error: 'There is no such token, or it is revoked already.' });
  });

  return router;
}

const toAnswer = ({
  createdAt,
  expiresAt,
  lastUsedAt,
  revokedAt,
  ...token
}: ListedToken): AssistantToken => ({
  ...token,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
});
