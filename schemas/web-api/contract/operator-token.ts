import { z } from 'zod';

/** Proves that the operator of the shop asks. */
export const operatorToken = z.string().min(1).max(300).meta({
  description: 'Signed with the shop’s secret and good for a minute; `npm run catalogue` makes it.',
});
