import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { FormatLimits } from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';
import type { Quote } from '@blattwerk/schemas/web-api/prices/quote.ts';
import type { Choice, ChoiceName, OptionName } from './choice.ts';

/** One value of an option. */
export type OptionValue = {
  value: string;
  label: string;
  /** More than the cheapest value costs, a piece, in minor units. */
  surcharge: number;
  isSelected: boolean;
  /** Cannot be chosen beside what else is chosen. */
  isBlocked?: boolean;
  /** A paper that nothing can be stamped on. */
  takesNoRefinement?: boolean;
  /** Typed by the shopper, not on the list. */
  isOwn?: boolean;
};

export type OptionGroup = { name: OptionName; values: readonly OptionValue[] };

/** From a number of pieces on, what one costs in minor units. */
type UnitPrice = readonly [fromQuantity: number, minorUnits: number];

/** What the shop asks for a product as it is chosen. */
export type Offer = {
  quantity: number;
  unitPrice: Money;
  total: Money;
  vatRatePerMille: number;
  groups: readonly OptionGroup[];
  unitPrices: readonly UnitPrice[];
  /** Only the quantities of `unitPrices` can be ordered. */
  isStepped: boolean;
  maximumQuantity: number;
  /** Between which sides any size is made; without them only the listed ones are. */
  formatLimits?: FormatLimits;
  /** Sample cards an order gets for nothing, and what each further one costs. */
  samples?: { free: number; furtherPrice: Money };
  /** What the shopper chose that does not go together, so that it was left out. */
  dropped?: 'refinement' | 'choice';
};

/** What every price address answers, as an offer holds it. */
export function offerOf(quote: Quote, volumePrices: readonly VolumePrice[] = []) {
  return {
    quantity: quote.quantity,
    unitPrice: quote.unitPrice,
    total: quote.total,
    vatRatePerMille: quote.vat.ratePerMille,
    unitPrices: volumePrices.map(
      ({ fromQuantity, unitPrice }) => [fromQuantity, unitPrice.minorUnits] as const,
    ),
    isStepped: false,
    maximumQuantity: 1000,
  };
}

type VolumePrice = { fromQuantity: number; unitPrice: Money };
type PriceOption = {
  value: string;
  label: string;
  surcharge: Money;
  isSelected: boolean;
  isAvailable: boolean;
};

/** The values that can be had, each beside the cheapest of them; a group with one value is nothing to choose. */
export function optionGroup(
  name: OptionName,
  options: readonly PriceOption[],
  isOffered: (value: string) => boolean = () => true,
): OptionGroup[] {
  const offered = options.filter(
    ({ value, isAvailable, isSelected }) => isSelected || (isAvailable && isOffered(value)),
  );
  const cheapest = Math.min(...offered.map(({ surcharge }) => surcharge.minorUnits));
  const values = offered.map(({ value, label, surcharge, isSelected }) => ({
    value,
    label,
    surcharge: surcharge.minorUnits - cheapest,
    isSelected,
  }));
  return values.length > 1 ? [{ name, values }] : [];
}

/** What one piece of a number of them costs; undefined where the prices do not say. */
export function unitPriceOf({ unitPrices }: Offer, quantity: number): number | undefined {
  return unitPrices.findLast(([from]) => from <= quantity)?.[1];
}

/** Numbers of pieces that a table of prices names; every step of a card would be too many to read. */
const namedSteps: ReadonlySet<number> = new Set([
  1, 4, 10, 25, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 5000,
]);

type PriceStep = {
  from: number;
  minorUnits: number /** Less than a piece costs in the smallest number, as a share. */;
  saving: number;
};

/** From which number of pieces on one costs less than before. */
export function priceSteps({ unitPrices, isStepped }: Offer): PriceStep[] {
  const [, most = 0] = unitPrices[0] ?? [];
  const named = isStepped
    ? unitPrices.filter(([from], place) => place === 0 || namedSteps.has(from))
    : unitPrices;
  return named
    .filter(([, minorUnits], place) => minorUnits !== named[place - 1]?.[1])
    .map(([from, minorUnits]) => ({ from, minorUnits, saving: most > 0 ? 1 - minorUnits / most : 0 }));
}

/** The value chosen in a group. */
export function selectedValue({ values }: OptionGroup): OptionValue | undefined {
  return values.find(({ isSelected }) => isSelected);
}

/** The offer as it looks at once, before the shop has said what it costs: chosen, and priced where that is known. */
export function expectOffer(offer: Offer, name: ChoiceName, value: string): Offer {
  if (name !== 'quantity') {
    const chosen = offer.groups.map((group) =>
      group.name === name ? { ...group, values: select(group.values, value) } : group,
    );
    const groups = name === 'paper' ? chosen.map((group) => refine(group, chosen)) : chosen;
    const [before, after] = [addedBy(offer.groups), addedBy(groups)];
    const isPriced = before !== undefined && after !== undefined;
    const minorUnits = offer.unitPrice.minorUnits + (isPriced ? after - before : 0);
    return { ...offer, groups, ...pricesOf(minorUnits, offer) };
  }
  const quantity = Number(value);
  const minorUnits = unitPriceOf(offer, quantity);
  return {
    ...offer,
    quantity,
    ...(minorUnits !== undefined && pricesOf(minorUnits, { ...offer, quantity })),
  };
}

function pricesOf(minorUnits: number, { quantity, unitPrice: { currency } }: Offer) {
  return {
    unitPrice: { minorUnits, currency },
    total: { minorUnits: minorUnits * quantity, currency },
  };
}

/** What all that is chosen adds to a piece; undefined while the price of a value is unknown. */
function addedBy(groups: readonly OptionGroup[]): number | undefined {
  const chosen = groups.map(selectedValue);
  if (chosen.some((option) => option?.isOwn)) return undefined;
  return chosen.reduce((sum, option) => sum + (option?.surcharge ?? 0), 0);
}

/** Refinements as the paper chosen takes them: the shop will say so, and nothing moves when it does. */
function refine(group: OptionGroup, groups: readonly OptionGroup[]): OptionGroup {
  const paper = groups.find(({ name }) => name === 'paper');
  const [plain] = group.values;
  if (group.name !== 'refinement' || !paper || !plain) return group;
  const isBlocked = selectedValue(paper)?.takesNoRefinement === true;
  const values = group.values.map((option) => ({ ...option, isBlocked: isBlocked && option !== plain }));
  return { ...group, values: isBlocked ? select(values, plain.value) : values };
}

/** A value that is not on the list, its price unknown. */
export function ownValue(value: string): OptionValue {
  return { value, label: value, surcharge: 0, isSelected: true, isOwn: true };
}

function select(values: readonly OptionValue[], value: string): OptionValue[] {
  const listed = values.filter(({ isOwn }) => !isOwn);
  if (listed.every((option) => option.value !== value)) listed.push(ownValue(value));
  return listed.map((option) => ({ ...option, isSelected: option.value === value }));
}

/** The choice after one more decision: a paper that takes no refinement takes it off. */
export function changeChoice(choice: Choice, offer: Offer, name: ChoiceName, value: string): Choice {
  const next: Choice = { ...choice, [name]: value };
  const chosen = offer.groups
    .find((group) => group.name === name)
    ?.values.find((option) => option.value === value);
  const { refinement, ...plain } = next;
  return name === 'paper' && chosen?.takesNoRefinement && refinement !== undefined ? plain : next;
}
