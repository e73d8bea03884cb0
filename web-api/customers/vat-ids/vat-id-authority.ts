import { addressFormats } from '@blattwerk/schemas/shop/addresses/address-formats.ts';
import type { Address } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import { hasRightCheckDigits } from '@blattwerk/schemas/shop/addresses/vat-check-digits.ts';

/** What an authority says of a VAT id. `undecided`: there is none to ask, or its answer is for people to judge. */
export type VatIdAnswer =
  | { kind: 'confirmed'; reference: string; note: string }
  | { kind: 'refused'; note: string }
  | { kind: 'unreachable'; note: string }
  | { kind: 'undecided'; note: string };

/** Who confirms that a VAT id is a company’s. Never throws: who cannot be asked is `unreachable`. */
export type VatIdAuthority = { confirm(company: Address): Promise<VatIdAnswer> };

/** Knows form and check digits alone, so it confirms nothing: operators of the order desk do. */
export const noAuthority: VatIdAuthority = {
  async confirm({ country, vatId }) {
    const isWellFormed = addressFormats[country].vatId.test(vatId) && hasRightCheckDigits(country, vatId);
    return isWellFormed
      ? { kind: 'undecided', note: '' }
      : { kind: 'refused', note: 'Form or check digits are wrong.' };
  },
};
