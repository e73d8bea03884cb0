import type { Currency } from '../../shop/markets/currencies.ts';
import { amountsOfShop } from '../../shop/pages/shop-amounts.ts';
import type { CatalogueFacts } from '../../shop/products/catalogue-facts.ts';
import { examplePage, exampleText, pageWith, paragraph } from '../examples/example-content.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel } from '../model/labels.ts';
import { offeredFix, replacing } from '../model/making-fixes.ts';
import { oncePerText } from '../model/once-per-text.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import type { ReadText } from '../model/story-reading.ts';
import { signs, textsWith } from '../reading/text-signs.ts';

const amount = String.raw`\d{1,3}(?:[.,'’\u00a0 ]?\d{3})*[.,]\d\d`;
/** `1,49 €`, `CHF 1.49`, `£1.49`; whole amounts may be anything, such as a budget or a limit. */
const price = new RegExp(
  String.raw`(?<![\d.,])(${amount})\s?(€|EUR|CHF|£|\$|Euro)|(€|EUR|CHF|£|\$)\s?(${amount})(?![\d])`,
  'g',
);
const currencies: Readonly<Record<string, Currency>> = {
  ...{ '€': 'eur', EUR: 'eur', Euro: 'eur', CHF: 'chf', '£': 'gbp', $: 'usd' },
};

export const unknownPrice: Rule = {
  code: 'unknown_price',
  title: { de: 'Preis, den der Katalog nicht kennt', en: 'Price the catalogue does not know' },
  severity: 'warning',
  description: {
    de: 'Ein Text nennt einen Preis, den weder ein Produkt noch Versand, Umschläge, Muster oder Gutscheine haben.',
    en: 'A text names a price that no product has, nor shipping, envelopes, samples or vouchers.',
  },
  examples: {
    pass: [
      {
        title: 'a price of the catalogue',
        content: pageWith(exampleText([paragraph('Karten ab 1,49 €, in der Schweiz ab CHF 1.79')])),
      },
      {
        title: 'shipping',
        content: pageWith(exampleText([paragraph('Versand 4,99 €, Express ab 12,99 €')])),
      },
      { title: 'no price', content: pageWith(exampleText([paragraph('12,50 cm breit, Budget bis 200 €')])) },
      {
        title: 'while the catalogue is not known',
        content: pageWith(exampleText([paragraph('Karten ab 0,03 €')])),
        context: { catalogue: undefined },
      },
    ],
    fail: [
      { title: 'an old price', content: pageWith(exampleText([paragraph('Karten schon ab 0,99 €')])) },
      {
        title: 'a price in a translation',
        content: examplePage({
          description__i18n__en: 'Wedding invitations on fine paper from £0.49 each, printed in three days.',
        }),
      },
    ],
  },
  check: (story, { catalogue }) => {
    const { prices } = catalogue ?? {};
    if (!prices) return [];
    return textsWith(signs.money, story)
      .filter(mayNamePrice)
      .flatMap((reading) => {
        const label = fieldLabel(reading.field);
        return pricesIn(reading.text)
          .filter((each) => !isKnown(each, prices))
          .map((unknown) => {
            const message = {
              de: `„${unknown.written}“ in „${label.de}“ prüfen, so viel kostet nichts; ein Produktblock zeigt immer den richtigen Preis.`,
              en: `Check “${unknown.written}” in “${label.en}”; nothing costs that, and a product block always shows the right price.`,
            };
            return atSpot(reading, message, nearestFixes(reading, unknown, prices));
          });
      });
  },
};

/** Most texts with numbers name none of money. */
function mayNamePrice({ signs: shown, isCode }: ReadText): boolean {
  return (shown & signs.money) !== 0 && (shown & signs.digit) !== 0 && !isCode;
}

type Prices = NonNullable<CatalogueFacts['prices']>;

/** `at` is where it begins in its text, `amount` its number without the currency. */
type WrittenPrice = { written: string; amount: string; at: number; currency: Currency; minorUnits: number };

const pricesIn = oncePerText((text): readonly WrittenPrice[] =>
  [...text.matchAll(price)].flatMap(
    ({ 0: written, 1: before, 2: sign, 3: signBefore, 4: after, index: at }) => {
      const currency = currencies[sign ?? signBefore ?? ''];
      const amount = before ?? after ?? '';
      const minorUnits = Number(amount.replace(/\D/g, ''));
      return currency ? [{ written, amount, at, currency, minorUnits }] : [];
    },
  ),
);

function isKnown({ currency, minorUnits }: WrittenPrice, prices: Prices): boolean {
  return Boolean(amountsOfShop.get(currency)?.has(minorUnits) || prices[currency]?.includes(minorUnits));
}

/** The next prices of products below and above, as the text writes its own; none that is half or twice as much. */
function nearestFixes(
  { path, text }: ReadText,
  { written, amount, at, currency, minorUnits }: WrittenPrice,
  prices: Prices,
): Fix[] {
  const known = prices[currency] ?? [];
  const below = Math.max(...known.filter((each) => each < minorUnits));
  const above = Math.min(...known.filter((each) => each > minorUnits));
  return [below, above]
    .filter((each) => each * 2 > minorUnits && each < minorUnits * 2)
    .map((each) => {
      const right = written.replace(amount, amountLike(amount, each));
      const label = { de: `„${right}“ daraus machen`, en: `Make it “${right}”` };
      const changed = text.slice(0, at) + right + text.slice(at + written.length);
      return offeredFix(label, replacing(path, text, changed));
    });
}

/** `1234` minor units as `12,34` or `12.34`, with the decimal sign of another amount. */
function amountLike(written: string, minorUnits: number): string {
  const whole = String(Math.floor(minorUnits / 100));
  return `${whole}${written.at(-3)}${String(minorUnits % 100).padStart(2, '0')}`;
}
