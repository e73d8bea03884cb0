/** Up to each limit the number of cards grows by the step. */
const stages = [
  { step: 4, limit: 5 },
  { step: 5, limit: 250 },
  { step: 10, limit: 1000 },
  { step: 100, limit: 3000 },
  { step: 250, limit: 5000 },
];

/** Every number of cards on offer, from 1 to 5000. */
export const cardQuantities: readonly number[] = stages.reduce<number[]>(
  (quantities, { step, limit }) => {
    for (let quantity = (quantities.at(-1) ?? 0) + step; quantity <= limit; quantity += step)
      quantities.push(quantity);
    return quantities;
  },
  [1],
);

/** The eleventh entry. */
export const defaultCardQuantity = 50;
