import { photoboxTypes } from '@blattwerk/schemas/shop/photo-products/photoboxes.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { oneOf, readPieces } from '../offer/choice.ts';
import { type OptionGroup, offerOf } from '../offer/offer.ts';
import { type AskOffer, unpriced } from '../offer/offer-subject.ts';
import type { PageKind } from './kind.ts';

type Box = AnswerOf<'GET /price-api/photoboxes'>['boxes'][number];

/** Asks what a photo box costs by the paper of its prints and their number. */
const askOffer: AskOffer = async (ask, { productType }, choice) => {
  const type = oneOf(photoboxTypes, productType);
  if (!type) return unpriced;
  const answer = await ask('GET /price-api/photoboxes', {
    query: { type, quantity: readPieces(choice.quantity) },
  });
  if (!answer.ok) return answer;
  const { boxes } = answer.value;
  const ofMaterial = boxes.filter(({ material }) => material === choice.material);
  const material =
    ofMaterial.length > 0 ? ofMaterial : boxes.filter((box) => box.material === boxes[0]?.material);
  const box = material.find(({ prints }) => String(prints) === choice.prints) ?? material[0];
  if (!box) return unpriced;
  return { ok: true, value: { ...offerOf(box.quote), groups: boxGroups(boxes, box) } };
};

/** Each value with what it adds to the box chosen. */
function boxGroups(boxes: readonly Box[], chosen: Box): OptionGroup[] {
  const price = ({ quote }: Box) => quote.unitPrice.minorUnits;
  const sameCount = boxes.filter(({ prints }) => prints === chosen.prints);
  const sameMaterial = boxes.filter(({ material }) => material === chosen.material);
  const group = (
    name: 'material' | 'prints',
    among: readonly Box[],
    of: (box: Box) => { value: string; label: string },
  ) => {
    const cheapest = Math.min(...among.map(price));
    const values = among.map((box) => ({
      ...of(box),
      surcharge: price(box) - cheapest,
      isSelected: box === chosen,
    }));
    return values.length > 1 ? [{ name, values }] : [];
  };
  return [
    ...group('prints', sameMaterial, ({ prints }) => ({ value: String(prints), label: String(prints) })),
    ...group('material', sameCount, ({ material, materialLabel }) => ({
      value: material,
      label: materialLabel,
    })),
  ];
}

export const photobox: PageKind = {
  askOffer,
  facts: () => [],
  askAccessories: null,
  itemOf: () => null,
  opensWithFront: false,
  hasCloseUp: () => false,
};
