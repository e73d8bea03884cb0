/** What editors call a block who know it from elsewhere, in either language. */
export const commonNames: Readonly<Record<string, string>> = {
  main_teaser: 'Slider Slideshow Karussell Carousel Bühne Hero Banner',
  bestseller: 'Slider Karussell Carousel Produktslider Product slider Produktkarussell Products',
  related_categories: 'Slider Kategorien',
  product_list: 'Produktraster Product grid',
  seo_questions: 'Akkordeon Accordion',
};
