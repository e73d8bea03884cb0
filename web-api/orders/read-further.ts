import type { AddressForm } from '@blattwerk/schemas/shop/addresses/address-form.ts';
import type { Address } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import type { DeliveryCountry } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { type DivisionFault, divideLines } from '@blattwerk/schemas/shop/service/division.ts';
import { readAddress } from '../addresses/read-address.ts';
import type { BasketContent } from '../basket/basket-content.ts';
import type { FieldErrors } from '../http/form-problem.ts';
import type { Texts } from '../texts/de.ts';
import { textsIn } from '../texts/texts.generated.ts';

/** A further address as it was filled in. @param pieces of each line of the basket; null is no number */
export type FurtherForm = { address: AddressForm; pieces: readonly (number | null)[] };

/** A line of a basket as it is divided among addresses. */
export type DividedLine = { id: string; quantity: number; isSent: boolean };

type FurtherResult =
  | { ok: true; addresses: Address[]; pieces: number[][] }
  | { ok: false; errors: FieldErrors };

export function dividedLines({ lines }: BasketContent): DividedLine[] {
  return lines.map(({ id, quantity, item }) => ({ id, quantity, isSent: item.kind !== 'giftVoucher' }));
}

/** Checks further addresses and what each gets; what is wrong stands at its path, as `further.0.street`. */
export function readFurther(
  forms: readonly FurtherForm[],
  {
    country,
    lines,
    language,
  }: { country: DeliveryCountry; lines: readonly DividedLine[]; language: Language },
): FurtherResult {
  const sentences = textsIn[language].orders.fields;
  const read = forms.map(({ address }, place) => readAddress(`further.${place}`, address, sentences));
  const addresses = read.flatMap((one) => (one.ok ? [one.address] : []));
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  const errors: FieldErrors = Object.assign({}, ...read.map((one) => (one.ok ? {} : one.errors)));
  read.forEach((one, place) => {
    if (one.ok && one.address.country !== country)
      errors[`further.${place}.country`] = [sentences.oneCountry(name)];
  });
  forms.forEach(({ pieces }, place) => {
    for (const [position, { id }] of lines.entries())
      if (pieces[position] === null) errors[`further.${place}.pieces.${id}`] = [sentences.wholeNumber];
  });
  const divided = divideLines(
    lines,
    forms.map(({ pieces }) => pieces.map((count) => count ?? 0)),
  );
  if (!divided.ok)
    for (const fault of divided.faults) {
      const { place, line, sentence } = saidOf(fault, { forms, lines, sentences });
      errors[`further.${place}.pieces.${lines[line]?.id ?? ''}`] ??= [sentence];
    }
  return divided.ok && Object.keys(errors).length === 0
    ? { ok: true, addresses, pieces: divided.parcels }
    : { ok: false, errors };
}

type Said = { place: number; line: number; sentence: string };
type SaidOf = {
  forms: readonly FurtherForm[];
  lines: readonly DividedLine[];
  sentences: Texts['orders']['fields'];
};

/** At which further address and line a fault is said. */
function saidOf(fault: DivisionFault, { forms, lines, sentences }: SaidOf): Said {
  const line = Math.max(
    0,
    lines.findIndex(({ isSent }) => isSent),
  );
  if (fault.kind === 'empty')
    return { place: fault.address - 1, line, sentence: sentences.nothingForAddress };
  if (fault.kind === 'nothing-left') return { place: 0, line, sentence: sentences.nothingLeft };
  const takes = forms.findLastIndex(({ pieces }) => (pieces[fault.line] ?? 0) > 0);
  const { quantity = 0 } = lines[fault.line] ?? {};
  return {
    place: Math.max(0, takes),
    line: fault.line,
    sentence: sentences.morePieces(quantity, fault.over),
  };
}
