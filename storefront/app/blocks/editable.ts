/** The HTML comment the content service adds to blocks of drafts; inside it is JSON. */
const marker = /^<!--#storyblok#(.*)-->$/s;

/** Attributes by which the editor's bridge finds a block on the page; none outside drafts. */
export function editable(blok: { _editable?: string }): { 'data-blok-c'?: string; 'data-blok-uid'?: string } {
  const json = marker.exec(blok._editable ?? '')?.[1];
  if (!json) return {};
  const { id, uid } = JSON.parse(json);
  return { 'data-blok-c': json, 'data-blok-uid': `${id}-${uid}` };
}
