import type { Request, Response } from 'express';
import { networkOf } from '../security/network-of.ts';
import { customerLanguage } from './customer-language.ts';
import type { Visitor } from './handler.ts';

export function visitorOf(request: Request, response: Response): Visitor {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  return {
    address: networkOf(request.ip ?? 'unknown'),
    headers,
    language: customerLanguage(request.headers),
    signal: gone.signal,
  };
}
