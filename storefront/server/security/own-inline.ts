import { createHash } from 'node:crypto';

export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

/**
 * Finds the inline scripts and styles the renderer itself wrote, told from any other by a nonce made for this one render,
 * and removes the nonce: what stays is the same for everybody and can be kept in a cache.
 * @returns the document without nonces, and the CSP sources (`'sha256-…'`) that allow exactly those scripts and styles
 */
export function allowOwnInline(html: string, nonce: string): { html: string; sources: InlineSources } {
  const mark = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    const start = html.lastIndexOf('<', at);
    const end = html.indexOf('>', at);
    const tag = html.slice(start, end);
    const name = /^<(script|style)\b/.exec(tag)?.[1];
    if (!name || tag.includes(' src=')) continue;
    const text = html.slice(end + 1, html.indexOf(`</${name}>`, end));
    const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    (name === 'script' ? scripts : styles).add(source);
  }
  return { html: html.replaceAll(mark, ''), sources: { scripts: [...scripts], styles: [...styles] } };
}
