import { defineDatasource } from '@storyblok/schema';

/** Occasions cards are made for; editors keep the entries in the content space. */
export const occasionsDatasource = defineDatasource({ name: 'Anlässe', slug: 'occasions' });
