import { pastedStyle, withHarmlessStyles } from './pasted-style.ts';
import { gatherWordLists } from './word-lists.ts';

export type CleanPaste = {
  html: string;
  /** How many pictures were left out. */
  droppedImages: number;
};

/**
 * What was copied in Word, Google Docs or a web page as these texts can hold it: headings from the second rank on,
 * paragraphs, lists, tables, emphasis and safe links; neither styles and classes nor pictures that are not in the library.
 */
export function cleanPasted(html: string, isKnownImage: (address: string) => boolean): CleanPaste {
  // What was copied in an editor like this one is clean.
  if (html.includes('data-pm-slice')) return { html, droppedImages: 0 };
  const { body } = new DOMParser().parseFromString(withHarmlessStyles(html), 'text/html');
  for (const each of body.querySelectorAll(neverShown)) each.remove();
  gatherWordLists(body);
  const images = [...body.querySelectorAll('img')].filter(({ src }) => !isKnownImage(src));
  for (const image of images) image.remove();
  for (const element of [...body.querySelectorAll<HTMLElement>('*')].toReversed()) cleanElement(element);
  for (const paragraph of body.querySelectorAll('p, h2, h3, h4')) {
    if (!paragraph.textContent.trim() && !paragraph.querySelector('img')) paragraph.remove();
  }
  return { html: body.innerHTML, droppedImages: images.length };
}

const neverShown =
  'style, script, noscript, template, meta, link, title, xml, object, iframe, svg, input, button';

const ranks: Record<string, string> = { H1: 'h2', H5: 'h4', H6: 'h4' };

const kept: Record<string, readonly string[]> = {
  A: ['href'],
  IMG: ['src', 'alt'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
  OL: ['start'],
};

function cleanElement(element: HTMLElement): void {
  const { tagName } = element;
  if (tagName === 'SPAN' || tagName === 'FONT' || isPlainBold(element)) keepEmphasis(element);
  else if (tagName === 'A' && !safeTarget(element)) unwrap(element);
  else if (tagName.includes(':')) unwrap(element);
  else {
    for (const { name } of [...element.attributes])
      if (!kept[tagName]?.includes(name)) element.removeAttribute(name);
    const rank = ranks[tagName];
    if (rank) rename(element, rank);
  }
}

/** Google Docs puts everything it copies into a bold element that is not bold. */
const isPlainBold = (element: HTMLElement): boolean =>
  element.tagName === 'B' && ['normal', '400'].includes(pastedStyle(element, 'font-weight'));

/** An element that only styles goes; what it says by its style is said by elements. */
function keepEmphasis(element: HTMLElement): void {
  const weight = pastedStyle(element, 'font-weight');
  const decoration = pastedStyle(element, 'text-decoration');
  const align = pastedStyle(element, 'vertical-align');
  const isInHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
  const tags = [
    !isInHeading && (weight === 'bold' || Number(weight) >= 600) && 'strong',
    pastedStyle(element, 'font-style') === 'italic' && 'em',
    decoration.includes('line-through') && 's',
    decoration.includes('underline') && !element.closest('a') && 'u',
    align === 'super' && 'sup',
    align === 'sub' && 'sub',
  ].filter((tag) => tag !== false);
  for (const tag of tags) {
    const wrapper = element.ownerDocument.createElement(tag);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
  unwrap(element);
}

/** Leaves a link that is safe to follow, and takes the detour out that Google Docs leads links through. */
function safeTarget(link: HTMLElement): boolean {
  const href = link.getAttribute('href') ?? '';
  const detour = URL.parse(href);
  const direct =
    detour?.hostname.endsWith('google.com') && detour.pathname === '/url'
      ? detour.searchParams.get('q')
      : null;
  link.setAttribute('href', direct ?? href);
  for (const { name } of [...link.attributes]) if (name !== 'href') link.removeAttribute(name);
  return /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(direct ?? href);
}

function rename(element: HTMLElement, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
