import { isPlainObject, type PlainObject } from '../../../../content-space/story-shape/plain-object.ts';

export const linkTypes = ['story', 'url', 'email', 'asset'] as const;
export type LinkType = (typeof linkTypes)[number];

/** A link as a form edits it; both multilink fields and links in rich text are stored forms of it. */
export type Link = {
  type: LinkType;
  /** UUID of the page. */
  story: string;
  /** Address of a page (its full slug), of a site or of a file. */
  url: string;
  email: string;
  anchor: string;
  newTab: boolean;
};

export const emptyLink: Link = { type: 'story', story: '', url: '', email: '', anchor: '', newTab: false };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function typeOf(value: unknown, fallback: LinkType): LinkType {
  return linkTypes.find((type) => type === value) ?? fallback;
}

export function readMultilink(value: unknown): Link {
  if (!isPlainObject(value)) return emptyLink;
  const type = typeOf(value.linktype, 'story');
  return {
    type,
    story: type === 'story' ? text(value.id) : '',
    url: type === 'story' ? text(value.cached_url) : text(value.url) || text(value.cached_url),
    email: text(value.email),
    anchor: text(value.anchor),
    newTab: value.target === '_blank',
  };
}

/** Keeps what the form does not edit (title, rel, own attributes). */
export function writeMultilink(link: Link, before: unknown): PlainObject {
  const kept = isPlainObject(before) ? before : {};
  const { anchor: _anchor, email: _email, target: _target, ...rest } = kept;
  return {
    ...rest,
    fieldtype: 'multilink',
    linktype: link.type,
    id: link.type === 'story' ? link.story : '',
    url: link.type === 'story' || link.type === 'email' ? '' : link.url,
    cached_url: link.type === 'email' ? '' : link.url,
    ...(link.type === 'email' ? { email: link.email } : {}),
    ...(link.type === 'story' && link.anchor ? { anchor: link.anchor } : {}),
    ...(link.newTab ? { target: '_blank' } : {}),
  };
}

export function readLinkMark(attributes: PlainObject): Link {
  const type = typeOf(attributes.linktype, 'url');
  const href = text(attributes.href);
  return {
    type,
    story: text(attributes.uuid),
    url: type === 'story' ? href.replace(/^\/|\/$/g, '') : type === 'email' ? '' : href,
    email: type === 'email' ? href.replace(/^mailto:/, '') : '',
    anchor: text(attributes.anchor),
    newTab: attributes.target === '_blank',
  };
}

export function writeLinkMark(link: Link, before: PlainObject): PlainObject {
  return {
    ...before,
    href: link.type === 'story' ? `/${link.url}` : link.type === 'email' ? link.email : link.url,
    uuid: link.type === 'story' ? link.story : null,
    anchor: link.type === 'story' && link.anchor ? link.anchor : null,
    target: link.newTab ? '_blank' : '_self',
    linktype: link.type,
  };
}

export function isEmptyLink(link: Link): boolean {
  if (link.type === 'story') return link.story === '' && link.url === '';
  return link.type === 'email' ? link.email === '' : link.url === '';
}

/** Addresses a shop may link to; scripts are none of them. */
export const isSafeAddress = (url: string): boolean => /^(https?:\/\/|\/|#|tel:|mailto:)/i.test(url);
