import type { Country } from './countries.ts';

/** The specification names these without saying what they count; nothing reads them until that is known. */
export const countryConstants: Partial<Record<Country, number>> = { DE: 2.5, CH: 3.5 };
