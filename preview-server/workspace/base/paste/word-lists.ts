import { pastedStyle } from './pasted-style.ts';

/** Word copies the points of a list as paragraphs; they become lists, those of a lower level inside the point before. */
export function gatherWordLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll('p')) {
    // Points further on have moved into the list of the first one.
    if (levelOf(first) > 0 && first.closest('li') === null) gatherFrom(first);
  }
}

function gatherFrom(first: HTMLElement): void {
  const lists: HTMLElement[] = [];
  for (const point of pointsFrom(first)) {
    const depth = Math.min(levelOf(point), lists.length + 1);
    lists.length = Math.min(lists.length, depth);
    const list = lists[depth - 1] ?? startList(point, lists);
    const item = point.ownerDocument.createElement('li');
    list.append(item);
    markerOf(point)?.remove();
    item.append(point);
  }
}

/** The points that follow each other, up to where an outermost one is counted in another way. */
function pointsFrom(first: HTMLElement): HTMLElement[] {
  const points = [first];
  for (let next = first.nextElementSibling; next instanceof HTMLElement; next = next.nextElementSibling) {
    const level = levelOf(next);
    if (level === 0 || (level === 1 && isNumbered(next) !== isNumbered(first))) break;
    points.push(next);
  }
  return points;
}

/** A list in place of the point, or inside the last point of the list around. */
function startList(point: HTMLElement, lists: HTMLElement[]): HTMLElement {
  const list = point.ownerDocument.createElement(isNumbered(point) ? 'ol' : 'ul');
  const around = lists.at(-1)?.lastElementChild;
  if (around) around.append(list);
  else point.replaceWith(list);
  lists.push(list);
  return list;
}

/** 1 for a point of an outermost list, 0 for what is no point. */
function levelOf(element: Element): number {
  const [, level] = /\blevel(\d)/.exec(pastedStyle(element, 'mso-list')) ?? [];
  return Number(level ?? 0);
}

const markerOf = (point: HTMLElement): Element | undefined =>
  [...point.querySelectorAll('span')].find((span) => pastedStyle(span, 'mso-list') === 'ignore');

const isNumbered = (point: HTMLElement): boolean =>
  /^\s*([0-9]+|[a-z]|[ivx]+)[.)]/i.test(markerOf(point)?.textContent ?? '');
