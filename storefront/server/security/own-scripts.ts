import { createHash } from 'node:crypto';

/**
 * Finds the inline scripts the renderer itself wrote, told from any other by a nonce made for this one render,
 * and removes the nonce: what stays is the same for everybody and can be kept in a cache.
 * @returns the document without nonces, and the CSP sources (`'sha256-…'`) that allow exactly those scripts
 */
export function allowOwnScripts(html: string, nonce: string): { html: string; sources: string[] } {
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    const start = html.lastIndexOf('<', at);
    const end = html.indexOf('>', at);
    const tag = html.slice(start, end);
    if (!tag.startsWith('<script') || tag.includes(' src=')) continue;
    const text = html.slice(end + 1, html.indexOf('</script>', end));
    sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return { html: html.replaceAll(mark, ''), sources: [...sources] };
}
