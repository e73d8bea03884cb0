/** Field types of the pickers, as the CMS stores them with every value. */
export const pickerTypes = {
  product: 'blattwerk-product',
  theme: 'blattwerk-theme',
  format: 'blattwerk-format',
} as const;
