import { defineFolder } from '@storyblok/schema';

export const contentFolder = defineFolder({ name: 'Inhalte' });
export const teasersFolder = defineFolder({ name: 'Teaser' });
export const overviewsFolder = defineFolder({ name: 'Übersichten' });
export const detailsFolder = defineFolder({ name: 'Produktseiten' });
export const commerceFolder = defineFolder({ name: 'Service und Verkauf' });
export const navigationFolder = defineFolder({ name: 'Navigation' });
export const testsFolder = defineFolder({ name: 'Tests' });
export const rootsFolder = defineFolder({ name: 'Seitentypen' });
