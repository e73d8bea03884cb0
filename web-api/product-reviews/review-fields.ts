import { reviewLimits } from '@blattwerk/schemas/shop/service/review-states.ts';
import { hiddenFields } from '../pages/hidden-form.ts';
import { escapeHtml } from '../texts/escape-html.ts';
import type { ProductReviewTexts } from '../texts/product-reviews/de.ts';
import type { FormFaults, ReviewFault } from './read-reviews.ts';
import type { ReviewedProduct } from './reviewed-products.ts';

/** One product on the form: what was kept of its review, and what stands in its fields. */
export type ProductForm = {
  product: ReviewedProduct;
  kept: { state: string; reason: string | null } | undefined;
  rating: string;
  words: string;
};

/** The form as HTML that needs no script: stars and words for each product, and the name to show. */
export function reviewFields(
  texts: ProductReviewTexts,
  token: string,
  { author, products }: { author: string; products: readonly ProductForm[] },
  faults?: FormFaults,
): string {
  const rows = products.map((product, place) =>
    productFields(texts, product, place + 1, faults?.products[place]),
  );
  const authorFault = faults?.author ? alert('author-error', texts.faults.author) : '';
  const isKept = products.every(({ kept }) => kept);
  return `<form method="post" action="/web-api/product-review">${hiddenFields({ token })}
${rows.join('\n')}
<label for="author">${escapeHtml(texts.author)}</label>
<input id="author" name="author" autocomplete="off" maxlength="${reviewLimits.author}" required value="${escapeHtml(author)}"${described(authorFault !== '', ['author-help', ...(authorFault ? ['author-error'] : [])])}>
<p class="help" id="author-help">${escapeHtml(texts.authorHelp)}</p>${authorFault}
<p class="help">${escapeHtml(texts.rules)}</p>
<button>${escapeHtml(isKept ? texts.again : texts.send)}</button></form>`;
}

function productFields(
  texts: ProductReviewTexts,
  { product, kept, rating, words }: ProductForm,
  place: number,
  fault: ReviewFault | undefined,
): string {
  const { name, details, picture } = product;
  const image = picture
    ? `<img alt="" height="72" loading="lazy" src="${escapeHtml(withWidth(picture.url, picture.widths))}" width="72">`
    : '';
  const error = fault ? alert(`error${place}`, texts.faults[fault]) : '';
  const wrong = (isWrong: boolean) => described(isWrong, isWrong ? [`error${place}`] : []);
  const stars = [1, 2, 3, 4, 5].map(
    (count) =>
      `<label><input type="radio" name="rating${place}" value="${count}"${rating === String(count) ? ' checked' : ''}${wrong(fault === 'stars')}><span aria-hidden="true">★</span><span class="hidden">${escapeHtml(texts.stars(count))}</span></label>`,
  );
  return `<fieldset class="product"><legend>${escapeHtml(name)}</legend>
<div class="about">${image}${details.length > 0 ? `<p>${escapeHtml(details.join(' · '))}</p>` : ''}</div>
${kept ? `<p class="state">${escapeHtml(stateOf(texts, kept))}</p>` : ''}
<div class="stars" role="radiogroup" aria-label="${escapeHtml(`${texts.starsLegend}: ${name}`)}">${stars.join('')}</div>
<label for="words${place}">${escapeHtml(texts.words)}</label>
<textarea id="words${place}" name="words${place}" maxlength="${reviewLimits.words}" rows="4"${wrong(fault === 'long' || fault === 'links')}>
${escapeHtml(words)}</textarea>${error}</fieldset>`;
}

function stateOf(
  { states, reasons }: ProductReviewTexts,
  { state, reason }: { state: string; reason: string | null },
) {
  if (state === 'accepted') return states.accepted;
  if (state === 'open') return states.open;
  const why = Object.entries(reasons).find(([name]) => name === reason)?.[1];
  return why === undefined ? states.refused : `${states.refused} ${why}`;
}

function alert(id: string, text: string): string {
  return `<p id="${id}" role="alert">${escapeHtml(text)}</p>`;
}

function described(isWrong: boolean, ids: readonly string[]): string {
  const by = ids.length > 0 ? ` aria-describedby="${ids.join(' ')}"` : '';
  return isWrong ? ` aria-invalid="true"${by}` : by;
}

/** The smallest picture that is sharp where it is shown. */
function withWidth(url: string, widths: readonly number[]): string {
  const width = widths.toSorted((one, other) => one - other).find((each) => each >= 144) ?? widths.at(-1);
  return width === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}width=${width}`;
}
