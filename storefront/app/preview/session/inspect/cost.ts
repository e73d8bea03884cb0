import type { PageCost } from '@blattwerk/schemas/preview/inspection.ts';

/**
 * What a visitor loads: the document names its scripts and styles, and the browser says what each weighed. The editor's
 * session, which only previews load, is not among them.
 */
export async function costOfPage(): Promise<PageCost> {
  const served = await servedDocument();
  const named = (selector: string, attribute: string) =>
    [...(served?.querySelectorAll(selector) ?? [])].flatMap(
      (element) => element.getAttribute(attribute) ?? [],
    );
  const scripts = [
    ...named('script[src]', 'src'),
    ...named('link[rel=modulepreload], link[rel=preload][as=script]', 'href'),
  ];
  const weightOf = (addresses: readonly string[]) =>
    [...new Set(addresses.map((address) => new URL(address, location.href).href))].reduce(
      (sum, address) => sum + (loadedBytes(address) ?? 0),
      0,
    );
  return {
    html: ofKind(performance.getEntriesByType('navigation')),
    scripts: weightOf(scripts),
    styles: weightOf(named('link[rel=stylesheet]', 'href')),
    fonts: ofKind(resources().filter(({ name }) => /\.woff2?($|\?)/.test(name))),
    pictures: ofKind(resources().filter(({ initiatorType }) => initiatorType === 'img')),
  };
}

/** Compressed bytes of something that was loaded; undefined where the browser does not know or say. */
export function loadedBytes(address: string): number | undefined {
  const [entry] = performance.getEntriesByName(address, 'resource');
  const bytes = entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
  return bytes > 0 ? bytes : undefined;
}

const resources = (): PerformanceResourceTiming[] =>
  performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);

function ofKind(entries: readonly PerformanceEntry[]): number {
  return entries.reduce(
    (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
    0,
  );
}

let served: Promise<Document | undefined> | undefined;

/** The document as the shop sent it: scripts have since put hints for what only editors load into this one. */
function servedDocument(): Promise<Document | undefined> {
  served ??= fetch(location.href)
    .then((answer) => answer.text())
    .then((html) => new DOMParser().parseFromString(html, 'text/html'))
    .catch(() => undefined);
  return served;
}
