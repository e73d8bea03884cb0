import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { clientSignal } from '@blattwerk/server-kit/http/client-signal.ts';
import { networkOf } from '@blattwerk/server-kit/http/network-of.ts';
import type { Request, Response } from 'express';
import type { Visitor } from './handler.ts';
import { visitorLanguage } from './visitor-language.ts';

/** Headers and signal are made when a handler asks for them, which hardly one does. */
export function visitorOf(request: Request, response: Response): Visitor {
  return new RequestVisitor(request, response);
}

/**
 * A class, because V8 gives every object literal with getters a hidden class of its own, which holds request and
 * response until the next full collection: copying those made pauses of 5 to 10 ms under load.
 */
class RequestVisitor implements Visitor {
  readonly address: string;
  readonly language: Language;
  readonly #request: Request;
  readonly #response: Response;
  #signal: AbortSignal | undefined;

  constructor(request: Request, response: Response) {
    // Read at once: a connection that has ended knows no address.
    this.address = networkOf(request.ip ?? 'unknown');
    this.language = visitorLanguage(request.headers);
    this.#request = request;
    this.#response = response;
  }

  get headers(): Headers {
    return headersOf(this.#request);
  }

  get signal(): AbortSignal {
    this.#signal ??= clientSignal(this.#response);
    return this.#signal;
  }
}

function headersOf(request: Request): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  return headers;
}
