import { productKinds } from '../../kinds/kind-facts.generated.ts';
import { productFormats } from '../../products/product-formats.ts';
import { isAllowedFormat } from '../../shop/products/allowed-formats.ts';
import {
  type CatalogueFacts,
  factsOfProduct,
  type ProductFacts,
} from '../../shop/products/catalogue-facts.ts';
import { displayFormat } from '../../shop/sizes/format-display.ts';
import { parseFormat } from '../../shop/sizes/formats.ts';
import { exampleCard, format, pageWith, products } from '../examples/example-content.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel, quoted } from '../model/labels.ts';
import { clearingFixes, offeredFix, replacing } from '../model/making-fixes.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { extend } from '../model/story-path.ts';
import type { References } from '../model/story-reading.ts';
import { valueInBlock } from '../model/value-at.ts';

export const formatNotMade: Rule = {
  code: 'format_not_made',
  title: { de: 'Format gibt es nicht', en: 'Format is not made' },
  severity: 'error',
  description: {
    de: 'Das Produkt des Bausteins wird im gewählten Format nicht hergestellt.',
    en: 'The block’s product is not made in the chosen format.',
  },
  examples: {
    pass: [
      {
        title: 'a format of the product',
        content: pageWith(exampleCard({ format: format('148x210') })),
      },
      {
        title: 'no product to compare with',
        content: pageWith(exampleCard({ product: products('card:101'), format: undefined })),
      },
    ],
    fail: [
      { title: 'another size', content: pageWith(exampleCard({ format: format('210x210') })) },
      { title: 'the other way round', content: pageWith(exampleCard({ format: format('148x105') })) },
    ],
  },
  check({ references }, { catalogue }) {
    if (!catalogue) return [];
    return references.formats.flatMap((chosen) => {
      const known = productBeside(chosen, references, catalogue);
      if (
        !known ||
        isAllowedFormat(chosen.format, productFormats({ ...known.facts, kind: known.kind, id: known.id }))
      )
        return [];
      const label = fieldLabel(chosen.field);
      const { formats } = known.facts;
      const name = quoted(known.facts.name);
      const choices = formats.slice(0, 6).map(display).join(', ');
      const message =
        choices === ''
          ? {
              de: `„${label.de}“ leeren, ${name.de} hat keine Formate zur Auswahl.`,
              en: `Clear “${label.en}”; ${name.en} has no formats to choose from.`,
            }
          : {
              de: `Bei „${label.de}“ eines dieser Formate wählen: ${name.de} gibt es in ${choices}.`,
              en: `Choose one of these for “${label.en}”: ${name.en} is made in ${choices}.`,
            };
      return [atSpot(chosen, message, fixes(chosen, known.facts))];
    });
  },
};

/** The one product of the same block, in the same language where it is translated. */
function productBeside(
  { block, language }: References['formats'][number],
  { products: chosen }: References,
  catalogue: CatalogueFacts,
) {
  const beside = chosen.filter((product) => product.block === block);
  const product = beside.find((each) => each.language === language) ?? beside[0];
  const facts = product && factsOfProduct(catalogue, product);
  const kind = productKinds.find((known) => known === product?.kind);
  return facts && kind && { kind, id: product.id, facts };
}

function fixes(
  { block, field, format: current, path }: References['formats'][number],
  facts: ProductFacts,
): Fix[] {
  const value = valueInBlock(block, path);
  const usual = facts.formats[0];
  const clearing = clearingFixes(field, path, value, {
    de: 'Standardformat des Produkts nehmen',
    en: 'Use the product’s default format',
  });
  if (usual === undefined) return clearing;
  const label = {
    de: `Format auf ${display(usual)} zurücksetzen`,
    en: `Reset the format to ${display(usual)}`,
  };
  return [offeredFix(label, replacing(extend(path, 'format'), current, usual)), ...clearing];
}

function display(text: string): string {
  const size = parseFormat(text);
  return size ? displayFormat(size, 'de-DE', 'cm') : text;
}
