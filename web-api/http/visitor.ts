import type { Request, Response } from 'express';
import { networkOf } from '../security/network-of.ts';
import { customerLanguage } from './customer-language.ts';
import type { Visitor } from './handler.ts';

/** Headers and signal are made when a handler asks for them, which hardly one does. */
export function visitorOf(request: Request, response: Response): Visitor {
  let signal: AbortSignal | undefined;
  return {
    address: networkOf(request.ip ?? 'unknown'),
    language: customerLanguage(request.headers),
    get headers() {
      return headersOf(request);
    },
    get signal() {
      signal ??= signalOf(response);
      return signal;
    },
  };
}

function headersOf(request: Request): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  return headers;
}

function signalOf(response: Response): AbortSignal {
  const gone = new AbortController();
  const end = () => {
    if (!response.writableFinished) gone.abort();
  };
  if (response.destroyed) end();
  else response.once('close', end);
  return gone.signal;
}
