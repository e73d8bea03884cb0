import type { Page } from '../context/page.ts';
import { tell } from '../visit/told-events.ts';
import { type ListedProduct, listedProduct } from './listed-products.ts';

/** As much of a tile or a block must be in sight to count as seen. */
const seenPart = 0.5;
/** Tiles that come into sight together are told of together. */
const togetherMs = 600;

/**
 * Tells of products and blocks that come into sight, and of those that are pressed, as long as the document lives. It
 * reads what every list and block says of itself in the page: no tile and no block has to know that it is measured.
 */
export function watchPage(page: Pick<Page, 'currency'>): void {
  const impressions = collectImpressions(page);
  const seen = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!isSeen(entry)) continue;
        const { target } = entry;
        seen.unobserve(target);
        if (target instanceof HTMLAnchorElement) impressions(listedProduct(target));
        else tellOfBlock('blockView', target);
      }
    },
    { threshold: [0.1, 0.25, seenPart] },
  );
  const watched = new WeakSet<Element>();
  const watch = () => {
    for (const element of document.querySelectorAll('main li a[href], main [data-block]')) {
      if (watched.has(element)) continue;
      watched.add(element);
      if (!(element instanceof HTMLAnchorElement) || listedProduct(element)) seen.observe(element);
    }
  };
  let isDue = false;
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      watch();
    }, togetherMs);
  }).observe(document.body, { childList: true, subtree: true });
  watch();
  // Before the press leads to another page.
  document.addEventListener('click', tellOfClick, { capture: true, passive: true });
}

/** A block that is higher than the window is seen when it fills half of that. */
function isSeen({ intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= seenPart || intersectionRect.height >= innerHeight * seenPart;
}

function collectImpressions({
  currency,
}: Pick<Page, 'currency'>): (found: ListedProduct | undefined) => void {
  let waiting: ListedProduct[] = [];
  return (found) => {
    if (!found) return;
    waiting.push(found);
    if (waiting.length > 1) return;
    setTimeout(() => {
      const impressions = waiting.map(({ list, product }) => ({ ...product, list }));
      waiting = [];
      tell({ event: 'productImpressions', currency, impressions });
    }, togetherMs);
  };
}

function tellOfClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const pressed = target.closest('a[href], button');
  if (!pressed?.closest('main')) return;
  const block = pressed.closest('[data-block]');
  if (block) tellOfBlock('blockClick', block);
  const found = pressed instanceof HTMLAnchorElement && pressed.closest('li') && listedProduct(pressed);
  if (found) tell({ event: 'productClick', list: found.list, product: found.product });
}

function tellOfBlock(event: 'blockView' | 'blockClick', element: Element): void {
  const [component = '', block = ''] = element.getAttribute('data-block')?.split(' ') ?? [];
  tell({ event, component, block, path: location.pathname });
}
