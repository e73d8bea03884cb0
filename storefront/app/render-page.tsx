import { reloadGuardMs } from '@blattwerk/schemas/shop/pages/routes.ts';
import type { ReactNode } from 'react';
import type { PageContent, SentContent } from '../page/document/page-content.ts';
import type { Assets, RenderedPage, Rendering } from '../page/document/rendering.ts';
import { isPayloadPath } from '../page/endpoints/payload-address.ts';
import { pageNoticeId } from './components/missing-code-notice/missing-code-notice.tsx';
import { contentElement } from './context/first-content.ts';
import { placeOf } from './context/place.ts';
import { guardStart } from './early/guard-start.ts';
import { recordEarlyEvents } from './early/record-early-events.ts';
import { type Start, startWhenPainted } from './early/start-when-painted.ts';
import { mayReload } from './late/reload-guard.ts';
import { loadMessages } from './messages/load-messages.ts';
import { MessagesProvider } from './messages/messages-context.tsx';
import { renderToText } from './render-to-text.ts';
import { BareRoot, couldNotBeShown, Root } from './root.tsx';

/**
 * The build's one entrance: renders an address to HTML, or to the JSON of a client navigation (`…/_payload.json`).
 * No header of the visitor's request comes in, so nothing about the visitor can come out.
 */
export async function renderPage(
  address: string,
  rendering: Rendering,
  assets: Assets,
): Promise<RenderedPage> {
  const url = new URL(address);
  const { content } = rendering;
  if (isPayloadPath(url.pathname)) {
    const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8' });
    return { status: statusOf(content), headers, body: JSON.stringify(sentContent(content, assets)) };
  }
  const { outcome } = content;
  if (outcome.kind === 'redirect') {
    return { status: 301, headers: new Headers({ Location: outcome.location }), body: '' };
  }
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
  try {
    return { status: statusOf(content), headers, body: await renderDocument(url, rendering, assets) };
  } catch (error) {
    rendering.onError(error);
    return { status: 500, headers, body: await renderFailure(url, rendering, assets) };
  }
}

/** The data of a redirect is an answer like any other: the browser follows it. */
function statusOf({ outcome }: PageContent): number {
  if (outcome.kind === 'configurator') return outcome.design === undefined ? 404 : 200;
  return outcome.kind === 'story' || outcome.kind === 'error' ? outcome.status : 200;
}

async function renderDocument(url: URL, rendering: Rendering, assets: Assets): Promise<string> {
  const content = sentContent(rendering.content, assets);
  const html = await render(rendering, <Root first={{ place: placeOf(url), content }} />);
  return complete(html, assets, rendering, content);
}

/** The error in the shop's frame; where that cannot be shown either, alone and without scripts. */
async function renderFailure(url: URL, rendering: Rendering, assets: Assets): Promise<string> {
  const content: PageContent = {
    ...rendering.content,
    outcome: { kind: 'error', status: 500, message: couldNotBeShown },
  };
  try {
    return await renderDocument(url, { ...rendering, content }, assets);
  } catch (error) {
    rendering.onError(error);
    return complete(
      await render(
        rendering,
        <BareRoot first={{ place: placeOf(url), content: sentContent(content, assets) }} />,
      ),
      assets,
      rendering,
    );
  }
}

/** A build is named by the script that starts its pages: the hash in it changes with every file it loads. */
function sentContent(content: PageContent, { scripts }: Assets): SentContent {
  return { ...content, build: scripts.at(-1) ?? '' };
}

async function render({ content, nonce, onError }: Rendering, root: ReactNode): Promise<string> {
  const messages = await loadMessages(content.page.locale);
  await messages.untilLate();
  return renderToText(<MessagesProvider messages={messages}>{root}</MessagesProvider>, { nonce, onError });
}

const earlyScript = `(${recordEarlyEvents})();(${guardStart})(${mayReload},${reloadGuardMs},"${pageNoticeId}")`;

/** Adds what React does not render: styles, scripts, and the content that they start with. */
function complete(
  html: string,
  { styles, styleText, scripts, modules }: Assets,
  { nonce }: Pick<Rendering, 'nonce'>,
  content?: SentContent,
): string {
  const head = [
    // Before the styles, which a script behind them would wait for.
    content ? `<script nonce="${nonce}">${earlyScript}</script>` : '',
    // In the page itself: it is painted without asking for anything else.
    styleText === '' ? '' : `<style nonce="${nonce}">${styleText}</style>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}"/>`),
  ];
  const body = content ? [contentElement(content), startElements({ scripts, modules }, nonce, content)] : [];
  return html
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(/<\/body><\/html>$/, () => `${body.join('')}</body></html>`);
}

/** Editors wait for their scripts, shoppers for what they see first. */
function startElements(start: Start, nonce: string, { page }: PageContent): string {
  if (!page.preview && start.modules.length > 0) {
    return `<script nonce="${nonce}">(${startWhenPainted})(${JSON.stringify(start)})</script>`;
  }
  return start.scripts.map((src) => `<script type="module" src="${src}"></script>`).join('');
}
