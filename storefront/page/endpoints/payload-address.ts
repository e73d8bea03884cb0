const fileName = '_payload.json';
const buildParameter = 'build';

/**
 * Where a page's content is answered as JSON: beside the page, `/service/versand/_payload.json?build=…`.
 * @param build of the document that asks, by the path of its start script
 */
export function payloadAddress(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  build: string,
): string {
  const folder = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const name = encodeURIComponent(build.slice(build.lastIndexOf('/') + 1));
  return `${folder}${fileName}${search}${search === '' ? '?' : '&'}${buildParameter}=${name}`;
}

/**
 * The address of the page whose content is asked for, without the build; undefined for the address of a document.
 * @param hasTrailingSlash whether the channel's addresses end with a slash
 */
export function readPayloadAddress(url: URL, hasTrailingSlash: boolean): URL | undefined {
  if (!isPayloadPath(url.pathname)) return undefined;
  const page = new URL(url);
  const path = url.pathname.slice(0, -fileName.length);
  page.pathname = hasTrailingSlash ? path : path.replace(/(?<=.)\/$/, '');
  page.searchParams.delete(buildParameter);
  return page;
}

export function isPayloadPath(pathname: string): boolean {
  return pathname.endsWith(`/${fileName}`);
}
