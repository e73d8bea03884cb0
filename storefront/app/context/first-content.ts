import { inlineJsonBytes } from '../../page/document/inline-json.ts';
import type { SentContent } from '../../page/document/page-content.ts';

const id = 'first-content';

/** The element that carries a page's content to the browser; as data it needs no leave of the security policy. */
export function contentElement(content: SentContent): Uint8Array[] {
  const encoder = new TextEncoder();
  const start = encoder.encode(`<script type="application/json" id="${id}">`);
  return [start, ...inlineJsonBytes(content), encoder.encode('</script>')];
}

/** The content that the server rendered this document with. */
export function readFirstContent(): SentContent {
  const content: SentContent = JSON.parse(document.getElementById(id)?.textContent ?? '');
  build = content.build;
  return content;
}

let build = '';

/** The build that this document was made by. */
export function documentBuild(): string {
  return build;
}
