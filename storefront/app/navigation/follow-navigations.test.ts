import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SentContent } from '../../page/document/page-content.ts';
import { germanHome } from '../test-support/render-on-page.tsx';
import { followNavigations } from './follow-navigations.ts';
import { navigate } from './navigate.ts';
import type { Next } from './shown.ts';

const origin = 'https://www.blattwerk.de';

const contentOf = (path: string, build = 'a'): SentContent => ({
  build,
  page: { ...germanHome, path },
  settings: undefined,
  outcome: { kind: 'account', shown: 'account', notice: undefined, head },
});
const head = {
  title: '',
  description: '',
  robots: '',
  canonical: '',
  images: [],
  alternates: [],
  structuredData: [],
};

type Asked = Partial<Omit<NavigateEvent, 'destination'>> & {
  url: string;
  destination?: { url: string; getState(): unknown };
};
type Intercepted = { precommitHandler?: () => Promise<void>; handler?: () => Promise<void> };

/** A browser with the Navigation API: one document, its address, and what it is asked to open. */
class FakeNavigation extends EventTarget {
  documents: string[] = [];
  #state: unknown;
  currentEntry = { key: 'first', getState: () => this.#state };
  #ongoing: AbortController | undefined;

  /** What the browser does when a link is clicked; says whether the page has taken it over. */
  go({ url, ...parts }: Asked): boolean {
    this.#ongoing?.abort();
    const controller = new AbortController();
    this.#ongoing = controller;
    const { signal } = controller;
    let taken: Intercepted | undefined;
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      canIntercept: true,
      destination: { url: new URL(url, location.href).href, getState: () => undefined },
      downloadRequest: null,
      formData: null,
      hashChange: false,
      navigationType: 'push',
      signal,
      sourceElement: null,
      userInitiated: true,
      intercept: (options: Intercepted) => {
        taken = options;
      },
      scroll: () => {},
      ...parts,
    });
    this.dispatchEvent(event);
    if (!taken) this.documents.push(url);
    else void this.#finish(taken, event.destination.url, signal);
    return taken !== undefined;
  }

  async #finish({ precommitHandler, handler }: Intercepted, url: string, signal: AbortSignal) {
    if (precommitHandler) await precommitHandler();
    if (signal.aborted) return;
    vi.stubGlobal('location', new URL(url));
    await handler?.();
  }

  updateCurrentEntry({ state }: { state: unknown }) {
    this.#state = state;
  }

  navigate(url: string, { info }: { info?: unknown }) {
    this.go({ url, info, userInitiated: false });
    return { committed: Promise.resolve(), finished: Promise.resolve() };
  }
}

let browser: FakeNavigation;
let shown: Next[];
let stop: () => void;
const asked = vi.fn<(address: string) => void>();
const scrolled = vi.fn();

beforeEach(() => {
  browser = new FakeNavigation();
  shown = [];
  asked.mockClear();
  scrolled.mockClear();
  const events = new EventTarget();
  vi.stubGlobal('navigation', browser);
  vi.stubGlobal('document', { activeElement: null, body: null });
  vi.stubGlobal('window', { navigation: browser, scrollY: 0, scrollTo: scrolled });
  vi.stubGlobal('location', new URL(`${origin}/`));
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address);
    // Another test of this worker may still be fetching.
    if (pathname.endsWith('_payload.json')) asked(pathname);
    const path = pathname.replace('_payload.json', '');
    return Response.json(contentOf(path, path === '/neu/' ? 'b' : 'a'));
  });
  stop = followNavigations({
    first: { place: { pathname: '/', search: '', hash: '' }, content: contentOf('/') },
    loadCode: async () => {},
    show: (next) => void shown.push(next),
  });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const paths = () => shown.map(({ content }) => content.page.path);

test('the address is that of the page being shown until the next one is there', async () => {
  expect(browser.go({ url: '/faq/' })).toBe(true);
  expect(location.pathname).toBe('/');
  await vi.waitFor(() => expect(paths()).toEqual(['/faq/']));
  expect(location.pathname).toBe('/faq/');
});

test('on the way back the address stands at once', async () => {
  browser.go({ url: '/faq/', navigationType: 'traverse' });
  expect(location.pathname).toBe('/faq/');
  await vi.waitFor(() => expect(paths()).toEqual(['/faq/']));
});

test('a second click on the same link asks for nothing more; another link gives the page up', async () => {
  browser.go({ url: '/faq/' });
  browser.go({ url: '/faq/' });
  browser.go({ url: '/service/' });
  await vi.waitFor(() => expect(paths()).toEqual(['/service/']));
  expect(asked.mock.calls.flat()).toEqual(['/faq/_payload.json', '/service/_payload.json']);
});

test('what another build of the shop says is opened as a document', async () => {
  browser.go({ url: '/neu/' });
  await vi.waitFor(() => expect(browser.documents).toEqual([`${origin}/neu/`]));
  expect(paths()).toEqual([]);
});

test('while a document is on its way, what is chosen next is a document too', async () => {
  browser.go({ url: '/neu/' });
  await vi.waitFor(() => expect(browser.documents).toHaveLength(1));
  expect(browser.go({ url: '/faq/' })).toBe(false);
});

test('a listing changes at once, and asks for no page', () => {
  navigate('/?sort=created');
  expect(shown[0]).toMatchObject({ isPage: false, place: { search: '?sort=created' } });
  expect(asked).not.toHaveBeenCalled();
});

test('back leads to where the page was left, whatever the document was moved to meanwhile', async () => {
  vi.stubGlobal('window', { scrollY: 700, scrollTo: scrolled });
  browser.go({ url: '/faq/' });
  await vi.waitFor(() => expect(paths()).toEqual(['/faq/']));
  expect(browser.currentEntry.getState()).toEqual({ top: 700 });
  const destination = { url: `${origin}/`, getState: () => ({ top: 700 }) };
  browser.go({ url: '/', navigationType: 'traverse', destination });
  await vi.waitFor(() => expect(paths()).toEqual(['/faq/', '/']));
  shown[1]?.onArrival?.();
  expect(scrolled).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
});

test.each([
  ['takes the focus along', 'link', 1],
  ['takes it along from a link that is gone', 'body', 1],
  ['takes it from no reader who has gone on before the page was ready', 'field', 0],
])('a jump within the page %s', async (_, focused, times) => {
  const focus = vi.fn();
  const element = { scrollIntoView() {}, tabIndex: -1, hasAttribute: () => true, focus };
  const page = { getElementById: () => element, body: 'body', activeElement: 'link' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  browser.go({ url: '/#inhalt', hashChange: true });
  vi.stubGlobal('location', new URL(`${origin}/#inhalt`));
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  page.activeElement = focused;
  shown[0]?.onArrival?.();
  expect(focus).toHaveBeenCalledTimes(times);
});

test.each<[string, Asked]>([
  ['what cannot be taken over', { url: 'https://example.com/', canIntercept: false }],
  ['a jump within the page', { url: '/#inhalt', hashChange: true }],
  ['a jump to where the reader is', { url: '/#inhalt' }],
  ['a download', { url: '/service/', downloadRequest: '' }],
  ['a file', { url: '/papiere.pdf' }],
  ['a form that is posted', { url: '/kundenkonto/', formData: new FormData() }],
  ['a reload', { url: '/', navigationType: 'reload' }],
  [
    'an address that the page keeps a choice in',
    { url: '/?paper=kraft', navigationType: 'replace', userInitiated: false },
  ],
])('%s is left to the browser', (_, event) => {
  expect(browser.go(event)).toBe(false);
});
