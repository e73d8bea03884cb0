import type { Database } from '@blattwerk/database/database.ts';
import { mails } from '@blattwerk/database/tables/mails.ts';
import { desc, eq, lt } from 'drizzle-orm';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import { areasOf } from '../areas/areas.ts';
import { isLocal, type PreviewServerConfig } from '../config.ts';
import { type Gate, refuseAction } from '../content-space/access/gate.ts';
import { limitGuesses } from '../content-space/access/limit-guesses.ts';
import { isSameSecret } from '../content-space/access/same-secret.ts';
import { may } from '../roles/roles.ts';
import { attachmentOf } from './outbox-attachment.ts';
import {
  listPage,
  messageDocument,
  messagePolicy,
  messageView,
  type OutboxReader,
  outboxPolicy,
  unknownPage,
} from './outbox-page.ts';
import type { OutboxLanguage } from './outbox-texts.ts';

const pageSize = 100;
const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);
const languageSchema = z.enum(['de', 'en']);

/**
 * `/outbox`: messages to customers, and what each looks like. They hold addresses and links that open accounts:
 * elsewhere than on the machine itself the management token is asked for.
 */
export function outboxRouter(database: Database, config: PreviewServerConfig, gate: Gate): Router {
  const desks = {
    hasOrderDesk: config.orderDesk !== undefined,
    hasDesignDesk: config.designDesk !== undefined,
    hasFlagDesk: config.flagDesk !== undefined,
    hasFigures: config.figures !== undefined,
  };
  // Those who may read here may go everywhere.
  const areas = areasOf(desks, () => true);
  const reader = (request: Request): OutboxReader => ({ language: languageOf(request), areas });
  const router = Router();
  router.use('/outbox', requireOwner(config, gate), neverKept);
  router.get('/outbox', async (request, response) => {
    const before = idSchema.safeParse(request.query.before);
    const found = await database
      .select()
      .from(mails)
      .where(before.success ? lt(mails.id, before.data) : undefined)
      .orderBy(desc(mails.id))
      .limit(pageSize + 1);
    const shown = found.slice(0, pageSize);
    const olderThan = found.length > pageSize ? shown.at(-1)?.id : undefined;
    sendPage(response, listPage(shown, reader(request), olderThan));
  });
  router.get('/outbox/:id', async (request, response) => {
    const mail = await findMail(database, request.params.id);
    if (!mail) {
      sendPage(response.status(404), unknownPage(reader(request)));
      return;
    }
    const attachment = await attachmentOf(database, mail);
    sendPage(response, messageView(mail, reader(request), attachment?.fileName));
  });
  router.get('/outbox/:id/attachment', async (request, response) => {
    const mail = await findMail(database, request.params.id);
    const attachment = mail && (await attachmentOf(database, mail));
    if (!attachment) {
      sendPage(response.status(404), unknownPage(reader(request)));
      return;
    }
    response.attachment(attachment.fileName).type('application/pdf').send(Buffer.from(attachment.content));
  });
  router.get('/outbox/:id/html', async (request, response) => {
    const mail = await findMail(database, request.params.id);
    if (!mail) {
      sendPage(response.status(404), unknownPage(reader(request)));
      return;
    }
    response.set({ 'Content-Security-Policy': messagePolicy, 'X-Frame-Options': 'SAMEORIGIN' });
    response.type('html').send(messageDocument(mail));
  });
  return router;
}

async function findMail(database: Database, id: string | undefined) {
  const known = idSchema.safeParse(id);
  if (!known.success) return undefined;
  const [mail] = await database.select().from(mails).where(eq(mails.id, known.data));
  return mail;
}

function sendPage(response: Response, html: string): void {
  response.set('Content-Security-Policy', outboxPolicy).type('html').send(html);
}

const neverKept: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  next();
};

/** The one asked for, else the browser's, else German as in the workspace. */
function languageOf(request: Request): OutboxLanguage {
  const asked = languageSchema.safeParse(request.query.language);
  if (asked.success) return asked.data;
  const preferred = languageSchema.safeParse(request.acceptsLanguages('de', 'en'));
  return preferred.success ? preferred.data : 'de';
}

/** The token stands in `Authorization` as it is, or is the password of the browser's own dialog. */
function requireOwner(config: PreviewServerConfig, gate: Gate): RequestHandler {
  if (isLocal(config)) return (_request, _response, next) => next();
  const limit = limitGuesses({ guesses: 10, seconds: 15 * 60 });
  return async (request, response, next) => {
    const who = request.headers.authorization
      ? undefined
      : await gate.identify(request, 'anyone who opens it');
    if (who?.kind === 'member') {
      if (may(who.role, 'read-mail')) next();
      else refuseAction(response, 'read-mail');
      return;
    }
    const address = request.ip ?? '';
    const seconds = limit.secondsToWait(address);
    if (seconds > 0) {
      response.status(429).set('Retry-After', String(seconds));
      response.json({ error: `Too many wrong tokens: try again in ${Math.ceil(seconds / 60)} minutes.` });
      return;
    }
    const given = request.headers.authorization ?? '';
    const [, basic] = /^Basic ([\w+/=]+)$/i.exec(given) ?? [];
    const password =
      basic &&
      Buffer.from(basic, 'base64')
        .toString()
        .replace(/^[^:]*:/, '');
    if (isSameSecret(password ?? given, config.tokens.management)) {
      next();
      return;
    }
    // A browser asks without any first.
    if (given !== '') limit.countGuess(address);
    response
      .status(401)
      .set('WWW-Authenticate', 'Basic realm="Blattwerk", charset="UTF-8"')
      .json({ error: 'Give the management token as the password.' });
  };
}
