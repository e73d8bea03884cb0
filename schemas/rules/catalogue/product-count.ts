import { exampleCard, exampleOffer, pageWith, products } from '../examples/example-content.ts';
import { fieldLabel } from '../model/labels.ts';
import { offeredFix, replacing } from '../model/making-fixes.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { maximumOf, minimumOf } from './product-reference.ts';

export const productCount: Rule = {
  code: 'product_count',
  title: { de: 'Zu viele oder zu wenige Produkte', en: 'Too many or too few products' },
  severity: 'error',
  description: {
    de: 'Es sind mehr oder weniger Produkte gewählt, als der Baustein zeigen kann.',
    en: 'More or fewer products are chosen than the block can show.',
  },
  examples: {
    pass: [
      {
        title: 'as many as fit',
        content: pageWith(exampleOffer({ products: products('card:101', 'card:102') })),
      },
      { title: 'none at all', content: pageWith(exampleOffer({ products: products() })) },
    ],
    fail: [
      {
        title: 'two on the page of one',
        content: pageWith(exampleCard({ product: products('card:101', 'card:102') })),
      },
      {
        title: 'one where several are compared',
        content: pageWith(exampleOffer({ products: products('card:101') })),
      },
    ],
  },
  check: ({ references }) =>
    references.productLists.flatMap((list) => {
      const { field, items, path } = list;
      const label = fieldLabel(field);
      const most = maximumOf(list);
      const least = minimumOf(list);
      if (items.length > most) {
        const message = {
          de: `Aus „${label.de}“ ${items.length - most} entfernen, höchstens ${most} sind möglich.`,
          en: `Remove ${items.length - most} from “${label.en}”; at most ${most} fit.`,
        };
        const fix = {
          de: most === 1 ? 'Nur das erste behalten' : `Nur die ersten ${most} behalten`,
          en: most === 1 ? 'Keep only the first' : `Keep only the first ${most}`,
        };
        return [atSpot(list, message, [offeredFix(fix, replacing(path, items, items.slice(0, most)))])];
      }
      // Whether anything must be chosen at all is another rule's matter.
      if (items.length === 0 || items.length >= least) return [];
      const message = {
        de: `Zu „${label.de}“ ${least - items.length} hinzufügen, mindestens ${least} gehören hinein.`,
        en: `Add ${least - items.length} to “${label.en}”; it needs at least ${least}.`,
      };
      return [atSpot(list, message)];
    }),
};
