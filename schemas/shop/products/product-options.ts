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
type ProductOption = (typeof productOptions)[number];

/**
 * @public named by the basket’s lines, which come later
 */
export const productOptionLabels: Record<ProductOption, string> = {
  paper: 'Papier',
  format: 'Format',
  dimensions: 'Maße',
  tag: 'Anhänger',
  refinement: 'Veredelung',
  ribbon: 'Band',
  ribbonColour: 'Bandfarbe',
};
