/** Besides the national ones. Alone in this file: a product's page counts delivery days with them and needs no other region. */
export const bavarianHolidays = ['epiphany', 'corpusChristi', 'assumption', 'allSaints'] as const;
