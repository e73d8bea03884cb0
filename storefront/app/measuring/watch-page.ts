import type { Page } from '../context/page.ts';
import { tell } from '../visit/told-events.ts';
import { hasDesign } from '../wishlist/wishlist.ts';
import { storedWishlist } from '../wishlist/wishlist-store.ts';
import { followedBlocks } from './followed-blocks.ts';
import { type ListedProduct, listedProduct } from './listed-products.ts';

/** As much of a tile or a block must be in sight to count as seen. */
const seenPart = 0.5;
/** Tiles that come into sight together are told of together. */
const togetherMs = 600;
/** A page is no block of itself. */
const measuredBlock = '[data-block]:not([data-block^="page "])';

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
    for (const element of document.querySelectorAll(`main li a[href], main ${measuredBlock}`)) {
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
  // The form stands in pages that load nothing for being measured.
  addEventListener('shop:newsletter', () => tell({ event: 'newsletterSignUp', path: location.pathname }));
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
  if (pressed.hasAttribute('aria-pressed')) tellOfKept();
  const block = pressed.closest(measuredBlock);
  if (block) {
    tellOfBlock('blockClick', block);
    if (pressed instanceof HTMLAnchorElement && leadsOn(pressed))
      followedBlocks.follow({ ...nameOf(block), path: location.pathname });
  }
  const found = pressed instanceof HTMLAnchorElement && pressed.closest('li') && listedProduct(pressed);
  if (found) tell({ event: 'productClick', list: found.list, product: found.product });
}

/** Tells of what the press puts on the wish list. */
function tellOfKept(): void {
  const before = storedWishlist();
  setTimeout(() => {
    for (const { id: themeId, designs } of storedWishlist())
      for (const { id, name } of designs)
        if (!hasDesign(before, themeId, id))
          tell({ event: 'addToWishlist', product: { id, name, category: 'card' } });
  });
}

/** To another page of this shop. */
const leadsOn = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname !== location.pathname;

function tellOfBlock(event: 'blockView' | 'blockClick', element: Element): void {
  tell({ event, ...nameOf(element), path: location.pathname });
}

function nameOf(element: Element): { component: string; block: string } {
  const [component = '', block = ''] = element.getAttribute('data-block')?.split(' ') ?? [];
  return { component, block };
}
