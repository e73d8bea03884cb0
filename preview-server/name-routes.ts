import { nameRoute } from '@blattwerk/server-kit/watching/name-route.ts';
import type { RequestHandler } from 'express';

const names: readonly (readonly [prefix: string, name: string])[] = [
  ['/v1/', 'management'],
  ['/v2/', 'delivery'],
  ['/workspace/', 'workspace'],
  ['/assistant/', 'assistant'],
  ['/_hooks/', 'hook'],
];

/** Says for figures what of the editors' side is asked for. */
export const nameRoutes: RequestHandler = (request, response, next) => {
  nameRoute(response, names.find(([prefix]) => request.path.startsWith(prefix))?.[1] ?? 'file');
  next();
};
