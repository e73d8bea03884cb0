import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { documentContext, type Rendering, renderContext } from './context/render-context.ts';

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

export type RenderedPage = { status: number; headers: Headers; body: string };

/**
 * The build's one entrance: renders an address to HTML, or to the data of a client navigation (`….data`).
 * No header of the visitor's request comes in, so nothing about the visitor can come out.
 */
export async function renderPage(address: string, rendering: Rendering): Promise<RenderedPage> {
  let document: string | undefined;
  const context = new RouterContextProvider();
  context.set(renderContext, rendering);
  context.set(documentContext, (html) => {
    document = html;
  });
  const response = await handleRequest(new Request(address), context);
  return { status: response.status, headers: response.headers, body: document ?? (await response.text()) };
}
