/** The HTML comment the content service adds to blocks of drafts; inside it is JSON. */
const marker = /^<!--#storyblok#(.*)-->$/s;

export type BlockAttributes = {
  lang?: string;
  'data-block'?: string;
  'data-blok-c'?: string;
  'data-blok-uid'?: string;
};

type Marked = { _uid?: string; component?: string; _editable?: string; _lang?: string };

/** Parts of blocks, which are measured with the whole. */
const isPart = /(link|column|item|image)$/;

/**
 * Attributes of a block's element: its language where it is not the page's, which block it is to those who measure, and in
 * drafts what the editor's bridge finds it by.
 */
export function editable(blok: Marked): BlockAttributes {
  const { _uid, component = 'link', _lang } = blok;
  const language = _lang === undefined ? {} : { lang: _lang };
  const mark = markOf(blok);
  if (mark) return { ...language, 'data-blok-c': mark.json, 'data-blok-uid': mark.uid };
  return _uid && !isPart.test(component) ? { ...language, 'data-block': `${component} ${_uid}` } : language;
}

/** What the element that shows a field carries in drafts; a picture may be of another block on wide screens. */
export type FieldMark = {
  'data-field'?: string;
  'data-link-field'?: string;
  'data-wide-blok-uid'?: string | undefined;
};

type FieldMarks<Blok> = {
  readonly [Name in Exclude<keyof Blok & string, `_${string}` | 'component'>]?: FieldMark;
};

const noMarks = {};

/**
 * Attributes of the elements that show a block's fields, by the fields' names; outside of drafts there are none. By them
 * a click finds the field, and the form the place on the page; an element that holds a field's text alone is edited
 * there. A link carries two: that of its words, and that of its address.
 */
export function marksOf<Blok extends { _editable?: string | undefined }>(blok: Blok): FieldMarks<Blok>;
export function marksOf(blok: { _editable?: string | undefined }): Readonly<Record<string, FieldMark>> {
  const mark = markOf(blok);
  if (!mark) return noMarks;
  return Object.fromEntries(
    Object.entries(blok).map(([name, value]) => [
      name,
      { [isLink(value) ? 'data-link-field' : 'data-field']: `${mark.uid}.${name}` },
    ]),
  );
}

function isLink(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'linktype' in value;
}

function markOf({
  _editable,
}: {
  _editable?: string | undefined;
}): { json: string; uid: string } | undefined {
  const json = marker.exec(_editable ?? '')?.[1];
  if (!json) return undefined;
  const { id, uid } = JSON.parse(json);
  return { json, uid: `${id}-${uid}` };
}
