import { reloadGuardMs } from '@blattwerk/schemas/shop/pages/routes.ts';
import type { ReactNode } from 'react';
import { inlineJson } from '../page/document/inline-json.ts';
import type { PageContent, SentContent } from '../page/document/page-content.ts';
import type { Assets, RenderedPage, Rendering } from '../page/document/rendering.ts';
import { allStyles, type DocumentStyles, stylesFor } from '../page/document/style-parts.ts';
import { isPayloadPath } from '../page/endpoints/payload-address.ts';
import { pageNoticeId } from './components/missing-code-notice/missing-code-notice.tsx';
import { contentElement } from './context/first-content.ts';
import { placeOf } from './context/place.ts';
import { askAhead } from './early/ask-ahead.ts';
import { guardStart } from './early/guard-start.ts';
import { recordEarlyEvents } from './early/record-early-events.ts';
import { startAtOnce } from './early/start-at-once.ts';
import { type Start, startWhenPainted } from './early/start-when-painted.ts';
import { insertParts } from './insert-parts.ts';
import { mayReload } from './late/reload-guard.ts';
import { loadMessages } from './messages/load-messages.ts';
import { MessagesProvider } from './messages/messages-context.tsx';
import { firstLayout } from './product/first-layout.ts';
import { renderToBytes } from './render-to-bytes.ts';
import { BareRoot, couldNotBeShown, Root } from './root.tsx';

type WholeDocument = Pick<RenderedPage, 'body' | 'inline'>;

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
    const headers = [['content-type', 'application/json; charset=utf-8']] as const;
    const body = Buffer.from(JSON.stringify(sentContent(content, assets)));
    return { status: statusOf(content), headers, body };
  }
  const { outcome } = content;
  if (outcome.kind === 'redirect') {
    return { status: 301, headers: [['location', outcome.location]], body: Buffer.alloc(0) };
  }
  const headers = [['content-type', 'text/html; charset=utf-8']] as const;
  try {
    return { status: statusOf(content), headers, ...(await renderDocument(url, rendering, assets)) };
  } catch (error) {
    rendering.onError(error);
    return { status: 500, headers, ...(await renderFailure(url, rendering, assets)) };
  }
}

/** The data of a redirect is an answer like any other: the browser follows it. */
function statusOf({ outcome }: PageContent): number {
  if (outcome.kind === 'configurator') return outcome.design || outcome.shown === 'phone' ? 200 : 404;
  if (outcome.kind === 'personal')
    return outcome.step === 'reply' && outcome.invited === 'unknown' ? 404 : 200;
  return outcome.kind === 'story' || outcome.kind === 'error' ? outcome.status : 200;
}

async function renderDocument(url: URL, rendering: Rendering, assets: Assets): Promise<WholeDocument> {
  const content = sentContent(rendering.content, assets);
  const html = await render(rendering, <Root first={{ place: placeOf(url), content }} />);
  return complete(html, assets, content);
}

/** The error in the shop's frame; where that cannot be shown either, alone and without scripts. */
async function renderFailure(url: URL, rendering: Rendering, assets: Assets): Promise<WholeDocument> {
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
    );
  }
}

/** A build is named by the script that starts its pages: the hash in it changes with every file it loads. */
function sentContent(content: PageContent, { scripts }: Assets): SentContent {
  return { ...content, build: scripts.at(-1) ?? '' };
}

async function render({ content, nonce, onError }: Rendering, root: ReactNode): Promise<Uint8Array[]> {
  const messages = await loadMessages(content.page.locale);
  await messages.untilLate();
  return renderToBytes(<MessagesProvider messages={messages}>{root}</MessagesProvider>, { nonce, onError });
}

const earlyScript = `(${recordEarlyEvents})();(${guardStart})(${mayReload},${reloadGuardMs},"${pageNoticeId}")`;
const earlyElement = Buffer.from(`<script>${earlyScript}</script>`);

/** Adds what React does not render: styles, scripts, and the content that they start with. */
function complete(html: readonly Uint8Array[], assets: Assets, content?: SentContent): WholeDocument {
  const start = content && startElements(assets, content);
  const ahead = content && askedAhead(content);
  const { css, element } = stylesOf(html, assets, content);
  const body = insertParts(html, {
    // Before the styles, which a script behind them would wait for.
    head: [
      Buffer.from(ahead ? `<script>${ahead}</script>` : ''),
      ...(content ? [earlyElement] : []),
      Buffer.from(start?.head ?? ''),
      element,
      Buffer.from(styleLinks(assets)),
    ],
    body: start ? [...contentElement(content), Buffer.from(start.html)] : [],
  });
  return {
    body,
    inline: {
      scripts: [...(ahead ? [ahead] : []), ...(content ? [earlyScript] : []), ...(start?.scripts ?? [])],
      styles: css === '' ? [] : [css],
    },
  };
}

/** Styles in the page itself, where a build has them: it is painted without asking for anything else. */
function stylesOf(
  html: readonly Uint8Array[],
  { styleParts }: Assets,
  content: SentContent | undefined,
): DocumentStyles {
  // Blocks are put into a page that is edited before any file could bring their styles.
  if (content?.page.preview || styleParts.length === 0) return allStyles(styleParts);
  // Class names are ASCII.
  return stylesFor(Buffer.concat(html).toString('latin1'), styleParts);
}

function styleLinks({ styles }: Assets): string {
  return styles.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('');
}

/** What the scripts of a page would ask first. */
function askedAhead({ page, outcome }: PageContent): string | undefined {
  if (outcome.kind !== 'configurator' || outcome.shown !== 'editor' || !outcome.design) return undefined;
  return `(${askAhead})(${inlineJson(firstLayout(outcome.design, page))})`;
}

/** Editors wait for their scripts and who designs does too, other shoppers for what they see first. */
function startElements(
  { sheet, scripts, modules, startsAtOnce }: Assets,
  { page }: PageContent,
): { head: string; html: string; scripts: string[] } {
  if (startsAtOnce) {
    const script = `(${startAtOnce})(${JSON.stringify({ sheet, scripts, modules } satisfies Start)})`;
    return { head: '', html: `<script>${script}</script>`, scripts: [script] };
  }
  if (!page.preview && modules.length > 0) {
    const script = `(${startWhenPainted})(${JSON.stringify({ sheet, scripts, modules } satisfies Start)})`;
    return { head: '', html: `<script>${script}</script>`, scripts: [script] };
  }
  const html = scripts.map((src) => `<script type="module" src="${src}"></script>`).join('');
  return { head: '', html, scripts: [] };
}
