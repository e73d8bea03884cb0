import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type Rendering, renderContext } from './context/render-context.ts';

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

/**
 * The build's one entrance: renders an address to HTML, or to the data of a client navigation (`….data`).
 * No header of the visitor's request comes in, so nothing about the visitor can come out.
 */
export function renderPage(address: string, rendering: Rendering): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(renderContext, rendering);
  return handleRequest(new Request(address), context);
}
