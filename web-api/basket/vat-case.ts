import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { ConfirmedVatId } from '@blattwerk/schemas/web-api/orders/confirmed-vat-id.ts';
import type { VatIdStanding } from '../customers/vat-ids/vat-id-standing.ts';
import type { IntraCommunityTexts } from '../texts/intra-community/de.ts';

type VatCase = {
  /** By what it is supplied without tax; null: taxed as usual. */
  exempt: ConfirmedVatId | null;
  /** What a business abroad is told of that; null where there is nothing to say. */
  note: string | null;
};

/**
 * Whether a basket is an intra-Community supply: goods that go to the country of a confirmed VAT id.
 * @param standing of the buyer’s company; undefined for everybody else, and where the shop has switched it off
 */
export function vatCaseOf(
  standing: VatIdStanding | undefined,
  delivery: Pick<NonNullable<Basket['delivery']>, 'country' | 'isParcel'> | null,
  texts: IntraCommunityTexts,
): VatCase {
  if (!standing || !delivery?.isParcel) return { exempt: null, note: null };
  const isConfirmed = standing.kind === 'confirmed';
  const vatId = isConfirmed ? standing.evidence.vatId : standing.vatId;
  if (delivery.country !== standing.country)
    return { exempt: null, note: isConfirmed ? texts.elsewhere(vatId) : null };
  return isConfirmed
    ? { exempt: standing.evidence, note: texts.exempt(vatId) }
    : { exempt: null, note: texts[standing.kind](vatId) };
}
