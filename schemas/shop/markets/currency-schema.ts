import { z } from 'zod';
import { currencies } from './currencies.ts';

export const currencySchema = /* @__PURE__ */ z.enum(currencies);
