import express, { type Response, Router } from 'express';
import type { z } from 'zod';
import type { GuessLimit } from '../../content-space/access/limit-guesses.ts';
import { limitGuesses } from '../../content-space/access/limit-guesses.ts';
import { roles } from '../../roles/roles.ts';
import { readBody } from '../desk-answers.ts';
import {
  type acceptAnswerSchema,
  acceptBody,
  type letterAnswerSchema,
  letterBody,
  passwordLetterBody,
  type sessionAnswerSchema,
  signInBody,
} from './account-answers.ts';
import type { Accounts } from './accounts.ts';
import { memberByEmail, toMember } from './members.ts';

const quarter = { seconds: 15 * 60 };

/** Signing in and out, and what letters open, mounted at `/workspace`. Wrong passwords and letters are counted by address. */
export function sessionRouter({ database, keeper, gate }: Accounts): Router {
  const byAddress = limitGuesses({ guesses: 10, ...quarter });
  // More than a member types wrong, few enough against guesses from many places.
  const byAccount = limitGuesses({ guesses: 40, ...quarter });
  const letters = limitGuesses({ guesses: 20, ...quarter });
  const router = Router();
  router.use(
    ['/session', '/invitation', '/password-letter'],
    express.json({ limit: '4kb' }),
    (_request, response, next) => {
      response.set('Cache-Control', 'no-store');
      next();
    },
  );

  router.get('/session', async (request, response) => {
    const who = await gate.identify(request);
    const answer: z.input<typeof sessionAnswerSchema> = {
      member: who?.kind === 'member' ? toMember(who) : null,
    };
    response.json(answer);
  });

  router.post('/session', async (request, response) => {
    const given = readBody(signInBody, request, response);
    if (!given) return;
    const address = request.ip ?? '';
    const email = given.email.trim().toLowerCase();
    if (isHeldUp(response, byAddress, address) || isHeldUp(response, byAccount, email)) return;
    const cookies = await keeper.signIn(database, email, given.password);
    const member = cookies ? await memberByEmail(database, email) : undefined;
    if (!cookies || !member) {
      byAddress.countGuess(address);
      byAccount.countGuess(email);
      response.status(401).json({ error: 'E-mail address or password is wrong.' });
      return;
    }
    response.set('Set-Cookie', cookies).json({ member });
  });

  router.delete('/session', async (request, response) => {
    const { cookie } = request.headers;
    if (cookie !== undefined) response.set('Set-Cookie', await keeper.signOut(database, cookie));
    response.status(204).end();
  });

  router.post('/invitation', async (request, response) => {
    const given = readBody(letterBody, request, response);
    if (!given || isHeldUp(response, letters, request.ip ?? '')) return;
    const opened = await keeper.openInvitation(database, given.token);
    const role = roles.find((each) => each === opened?.role);
    if (!opened || !role) letters.countGuess(request.ip ?? '');
    const answer: z.input<typeof letterAnswerSchema> = {
      letter: opened && role ? { email: opened.email, role, isMember: opened.isMember } : null,
    };
    response.json(answer);
  });

  router.post('/invitation/accept', async (request, response) => {
    const given = readBody(acceptBody, request, response);
    if (!given || isHeldUp(response, letters, request.ip ?? '')) return;
    const answer = (body: z.input<typeof acceptAnswerSchema>) => response.json(body);
    const opened = await keeper.openInvitation(database, given.token);
    if (!opened) {
      letters.countGuess(request.ip ?? '');
      answer({ fault: 'over' });
      return;
    }
    const fault = keeper.passwordFault(given.password, { email: opened.email, name: given.name });
    if (fault) {
      answer({ fault });
      return;
    }
    const isAccepted = await keeper.accept(database, opened, given);
    const cookies = isAccepted ? await keeper.signIn(database, opened.email, given.password) : null;
    const member = cookies ? await memberByEmail(database, opened.email) : undefined;
    if (!cookies || !member) {
      answer({ fault: 'over' });
      return;
    }
    response.set('Set-Cookie', cookies);
    answer({ member });
  });

  router.post('/password-letter', async (request, response) => {
    const given = readBody(passwordLetterBody, request, response);
    if (!given || isHeldUp(response, letters, request.ip ?? '')) return;
    letters.countGuess(request.ip ?? '');
    response.status(204).end();
    // After the answer: its time does not say whether there is such a member.
    const member = await memberByEmail(database, given.email);
    if (!member) return;
    const { email, role, name } = member;
    await keeper.invite(database, { email, role, invitedBy: name, language: given.language });
  });

  return router;
}

/** Answers 429 with a sentence after too many wrong guesses. */
function isHeldUp(response: Response, limit: GuessLimit, subject: string): boolean {
  const seconds = limit.secondsToWait(subject);
  if (seconds === 0) return false;
  response.status(429).set('Retry-After', String(seconds));
  response.json({ error: `Too many attempts: try again in ${Math.ceil(seconds / 60)} minutes.` });
  return true;
}
