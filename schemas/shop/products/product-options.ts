import { z } from 'zod';

/** What a customer chooses for a product beside its design; the codes are query parameters. */
export const productOptions = [
  'paper',
  'format',
  'dimensions',
  'tag',
  'refinement',
  'ribbon',
  'ribbonColour',
] as const;
export type ProductOption = (typeof productOptions)[number];
export const productOptionSchema = /* @__PURE__ */ z.enum(productOptions);

export const productOptionLabels: Record<ProductOption, string> = {
  paper: 'Papier',
  format: 'Format',
  dimensions: 'Maße',
  tag: 'Anhänger',
  refinement: 'Veredelung',
  ribbon: 'Band',
  ribbonColour: 'Bandfarbe',
};
