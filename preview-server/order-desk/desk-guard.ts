import type { RequestHandler } from 'express';
import { limitGuesses } from '../content-space/access/limit-guesses.ts';
import { isSameSecret } from '../content-space/access/same-secret.ts';

const guesses = { guesses: 10, seconds: 15 * 60 };

/** Lets a request pass that carries the desk's token; an address that guesses is stopped for a while. */
export function requireDeskToken(token: string): RequestHandler {
  const limit = limitGuesses(guesses);
  return (request, response, next) => {
    const address = request.ip ?? '';
    const seconds = limit.secondsToWait(address);
    if (seconds > 0) {
      response.status(429).set('Retry-After', String(seconds));
      response.json({ error: `Too many wrong tokens: try again in ${Math.ceil(seconds / 60)} minutes.` });
      return;
    }
    if (isSameSecret(request.headers.authorization ?? '', token)) {
      next();
      return;
    }
    limit.countGuess(address);
    response.status(401).json({ error: 'This is not the token of the order desk.' });
  };
}
