import {
  exampleTeaser,
  exampleText,
  linkMark,
  pageWith,
  paragraph,
  storyLink,
} from '../examples/example-content.ts';

type Content = Record<string, unknown>;

/** A page whose one teaser links to a story. */
export function linkingTo(story: string, fields: Content = {}): Content {
  return pageWith(exampleTeaser({ url: storyLink(story, fields) }));
}

/** A page with a text whose one link is of these attributes. */
export function textLinking(attrs: Content): Content {
  return pageWith(exampleText([paragraph('Versand', [linkMark(attrs)])]));
}

/** A page whose one teaser links to an address. */
export function linkingToAddress(url: string, fields: Content = {}): Content {
  return linkingTo('', { linktype: 'url', url, cached_url: url, ...fields });
}
