import type { RequestListener } from 'node:http';
import type { WebApi } from '@blattwerk/web-api/server.ts';
import express from 'express';

/** Pictures of products and designs: what drawing processes of their own answer. */
const pictures = /^\/web-api\/(pictures|goods-pictures|compositions)\//;

/** A back end at an address of its own: all of it, or its pictures alone. */
export function backEndApp(
  { router }: Pick<WebApi, 'router'>,
  duty: 'none' | 'inside' | 'door' | 'pictures',
): RequestListener {
  const app = express().disable('x-powered-by');
  if (duty === 'pictures')
    app.use((request, response, next) =>
      pictures.test(request.path) ? next() : void response.status(404).end(),
    );
  return app.use(router);
}
