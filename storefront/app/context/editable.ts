/** The HTML comment the content service adds to blocks of drafts; inside it is JSON. */
const marker = /^<!--#storyblok#(.*)-->$/s;

export type BlockAttributes = { lang?: string; 'data-blok-c'?: string; 'data-blok-uid'?: string };

/**
 * Attributes of a block's element: its language where it is not the page's, and in drafts what the editor's bridge finds
 * it by.
 */
export function editable(blok: { _editable?: string; _lang?: string }): BlockAttributes {
  const language = blok._lang === undefined ? {} : { lang: blok._lang };
  const json = marker.exec(blok._editable ?? '')?.[1];
  if (!json) return language;
  const { id, uid } = JSON.parse(json);
  return { ...language, 'data-blok-c': json, 'data-blok-uid': `${id}-${uid}` };
}
