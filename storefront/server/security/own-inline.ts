import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

/**
 * Finds the inline scripts and styles that React itself wrote, told from any other by a nonce made for this one render,
 * and removes the nonce: what stays is the same for everybody and can be kept in a cache.
 * @returns the document without nonces, and the CSP sources (`'sha256-…'`) that allow exactly those scripts and styles
 */
export function allowOwnInline(html: Buffer, nonce: string): { html: Buffer; sources: InlineSources } {
  const mark = ` nonce="${nonce}"`;
  if (!html.includes(mark)) return { html, sources: { scripts: [], styles: [] } };
  const { text, sources } = allowMarked(html.toString(), mark);
  return { html: Buffer.from(text), sources };
}

function allowMarked(html: string, mark: string): { text: string; sources: InlineSources } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    const start = html.lastIndexOf('<', at);
    const end = html.indexOf('>', at);
    const tag = html.slice(start, end);
    const name = /^<(script|style)\b/.exec(tag)?.[1];
    if (!name || tag.includes(' src=')) continue;
    const text = html.slice(end + 1, html.indexOf(`</${name}>`, end));
    (name === 'script' ? scripts : styles).add(sourceOf(text));
  }
  return { text: html.replaceAll(mark, ''), sources: { scripts: [...scripts], styles: [...styles] } };
}

/** The same few texts stand in all pages. */
const sources = new LRUCache<string, string>({ max: 500 });

/** The CSP source that allows an inline script or style of this text. */
export function sourceOf(text: string): string {
  const known = sources.get(text);
  if (known !== undefined) return known;
  const source = `'sha256-${hash('sha256', text, 'base64')}'`;
  sources.set(text, source);
  return source;
}
