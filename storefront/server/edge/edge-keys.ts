import { hash } from 'node:crypto';

/** Carried by every page. */
export const everyPage = 'pages';
/** Carried by what flags say to one visitor. */
export const everyDecision = 'flags';
/** Carried by pages that show more than a header holds: any change counts for them. */
const showsMuch = 'much';

/** Keys of eleven characters, so that they fit into the 8 KB that caches take for one header. */
const mostKeys = 500;

/** The key by which a cache in front knows what a mark names. */
export function edgeKey(mark: string): string {
  return hash('sha256', mark, 'base64url').slice(0, 10);
}

/** The keys of a page that shows what these marks name. */
export function keysOfPage(marks: ReadonlySet<string>): readonly string[] {
  return marks.size > mostKeys
    ? [everyPage, showsMuch]
    : [everyPage, ...[...marks].map((mark) => edgeKey(mark))];
}

/** The keys of all pages that show one of these; of all there are, where none are given. */
export function keysToDrop(marks: ReadonlySet<string> | undefined): readonly string[] {
  return marks === undefined ? [everyPage] : [showsMuch, ...[...marks].map((mark) => edgeKey(mark))];
}
