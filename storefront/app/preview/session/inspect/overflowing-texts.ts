import { asWords, mostOf, type OverflowingText } from '@blattwerk/schemas/preview/inspection.ts';
import { markedPlaceOf } from '../marked-place.ts';

/** Pixels by which letters may stand over: what rounding and slanted letters need. */
const slack = 2;
/** What is not larger is kept for screen readers alone. */
const hiddenSize = 2;

type Edge = { rect: DOMRect; clips: 'nothing' | 'text' | 'scrolls' };

/** Texts of the page that are cut off, or that stand over the page's edge. */
export function overflowingTexts(root: Element = document.body): OverflowingText[] {
  const edges = new Map<Element, Edge>();
  const edgeOf = (element: Element): Edge => {
    const known = edges.get(element);
    if (known) return known;
    const edge = { rect: element.getBoundingClientRect(), clips: clippingOf(element) };
    edges.set(element, edge);
    return edge;
  };
  const found: OverflowingText[] = [];
  for (const element of elementsWithText(root)) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const letters = lettersOf(element);
    const over = letters && overflowOf(element, letters, edgeOf);
    if (over)
      found.push({ spot: markedPlaceOf(element) ?? null, words: asWords(element.textContent), ...over });
  }
  return found.slice(0, mostOf);
}

function overflowOf(
  element: Element,
  letters: DOMRect,
  edgeOf: (element: Element) => Edge,
): Pick<OverflowingText, 'kind' | 'by'> | undefined {
  for (
    let around: Element | null = element;
    around && around !== document.body;
    around = around.parentElement
  ) {
    const { rect, clips } = edgeOf(around);
    if (clips === 'nothing') continue;
    // Wholly outside it is a slide out of turn, not a text that does not fit.
    if (clips === 'scrolls' || isApart(letters, rect)) return undefined;
    if (rect.width <= hiddenSize || rect.height <= hiddenSize) return undefined;
    if (isPeeping(edgeOf(blockOf(element)).rect, rect)) return undefined;
    const by = Math.max(letters.right - rect.right, rect.left - letters.left, letters.bottom - rect.bottom);
    if (by > slack) return { kind: 'cut', by: Math.round(by) };
  }
  const by = letters.right - document.documentElement.clientWidth;
  return by > slack && letters.left < document.documentElement.clientWidth
    ? { kind: 'wide', by: Math.round(by) }
    : undefined;
}

/** Whether a box that would fit stands partly outside: it is the next slide, which one can move to, and its text fits it. */
function isPeeping(box: DOMRect, around: DOMRect): boolean {
  const isOver = (one: number, other: number) => one > other + slack;
  return (
    (box.width <= around.width && (isOver(box.right, around.right) || isOver(around.left, box.left))) ||
    (box.height <= around.height && (isOver(box.bottom, around.bottom) || isOver(around.top, box.top)))
  );
}

/** The box that an element's text is set in. */
function blockOf(element: Element): Element {
  let box = element;
  while (getComputedStyle(box).display.startsWith('inline') && box.parentElement) box = box.parentElement;
  return box;
}

function clippingOf(element: Element): Edge['clips'] {
  const { overflowX, overflowY } = getComputedStyle(element);
  if ([overflowX, overflowY].some((each) => each === 'auto' || each === 'scroll')) return 'scrolls';
  return overflowX === 'visible' && overflowY === 'visible' ? 'nothing' : 'text';
}

function isApart(one: DOMRect, other: DOMRect): boolean {
  return (
    one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom
  );
}

function lettersOf(element: Element): DOMRect | undefined {
  const range = document.createRange();
  range.selectNodeContents(element);
  const rect = range.getBoundingClientRect();
  return rect.width > 0 && rect.height > 0 ? rect : undefined;
}

function elementsWithText(root: Element): Set<Element> {
  const found = new Set<Element>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, nodeValue } = node;
    if (
      parentElement &&
      nodeValue?.trim() &&
      !parentElement.matches('script, style, template, noscript, option')
    )
      found.add(parentElement);
  }
  return found;
}
