import { z } from 'zod';

/** Shows that whoever runs the shop asks. */
export const operatorToken = z.string().min(1).max(300).meta({
  description: 'Signed with the shop’s secret and good for a minute; `npm run catalogue` makes it.',
});
