import { z } from 'zod';
import { currencySchema } from '../../shop/markets/currency-schema.ts';

/** An amount in the currency's minor unit; never negative, never a fraction. */
export const amountSchema = z
  .strictObject({ minorUnits: z.number().int().min(0), currency: currencySchema })
  .meta({ id: 'Amount' });
