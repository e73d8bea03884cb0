import { reloadGuardMs } from '@blattwerk/schemas/shop/pages/routes.ts';
import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import type { SentContent, UnreachableCause } from '../../page/document/page-content.ts';
import { mayReload } from '../late/reload-guard.ts';
import { fetchContent } from '../network/fetch-content.ts';
import { tabStorage } from '../state/tab-storage.ts';
import type { KeptPages } from './kept-pages.ts';

/** Loads the code that shows a page; rejects when it cannot be had. */
export type LoadCode = (content: SentContent) => Promise<void>;

/** What an address shows, ready to be rendered, or the address of the document that alone can show it. */
export type Loaded = { kind: 'page'; content: SentContent } | { kind: 'document'; address: string };

type Wanted = {
  to: URL;
  /** What is shown meanwhile. */
  before: SentContent;
  /** The reader goes back or forward to it. */
  isReturn: boolean;
  /** For whom pages are made now. */
  customerType: CustomerType;
  kept: KeptPages;
  loadCode: LoadCode;
  signal: AbortSignal;
};

/** Milliseconds after which a page counts as unreachable. */
const deadlineMs = 30_000;

/** Loads the content of a page and the code of its blocks. */
export async function loadPage(wanted: Wanted): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<Loaded>((resolve) => {
    timer = setTimeout(() => resolve(unreachable(wanted, 'connection')), deadlineMs);
  });
  const loaded = await Promise.race([loadWhole(wanted), deadline]);
  clearTimeout(timer);
  return loaded;
}

async function loadWhole(wanted: Wanted): Promise<Loaded> {
  const { to, before, kept, loadCode, signal } = wanted;
  const asDocument = { kind: 'document', address: to.href } as const;
  const fetched = await findContent(wanted);
  if (!fetched.ok) return fetched.reason === 'foreign' ? asDocument : unreachable(wanted, fetched.reason);
  const { content } = fetched;
  const { build, page, outcome } = content;
  // What another release says, or another language, this document may not know how to show.
  if (build !== before.build || page.locale !== before.page.locale) return asDocument;
  if (outcome.kind === 'redirect') return { kind: 'document', address: outcome.location };
  try {
    await loadCode(content);
    if (content !== kept.any(to, wanted.customerType)) kept.keep(to, content);
    return { kind: 'page', content };
  } catch {
    // A new release may have taken the file away: the page that was asked for brings its own.
    const mayHelp = !signal.aborted && navigator.onLine;
    if (mayHelp && mayReload(tabStorage(), to.pathname, Date.now(), reloadGuardMs)) return asDocument;
    return unreachable(wanted, navigator.onLine ? 'shop' : 'connection');
  }
}

/** What the server says, or what it said a moment ago to a reader who comes back, and before the connection was lost. */
async function findContent(wanted: Wanted): ReturnType<typeof fetchContent> {
  const { to, isReturn, kept, customerType, signal } = wanted;
  const fresh = isReturn ? kept.fresh(to, customerType) : undefined;
  if (fresh) return { ok: true, content: fresh };
  // Who comes back to a page that is not kept may have become another type's customer since the browser stored it.
  const fetched = await fetchContent(to, signal, isReturn ? 'no-cache' : 'default');
  const old = !fetched.ok && fetched.reason === 'connection' ? kept.any(to, customerType) : undefined;
  return old ? { ok: true, content: old } : fetched;
}

/** What stands at an address while it cannot be shown. */
function unreachable({ to, before }: Wanted, cause: UnreachableCause): Loaded {
  const page = { ...before.page, path: to.pathname };
  return { kind: 'page', content: { ...before, page, outcome: { kind: 'unreachable', cause } } };
}
