import { z } from 'zod';
import { countries, deliveryCountries } from './countries.ts';

export const countrySchema = /* @__PURE__ */ z.enum(countries);
export const deliveryCountrySchema = /* @__PURE__ */ z.enum(deliveryCountries);
