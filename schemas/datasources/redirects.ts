import { defineDatasource } from '@storyblok/schema';

/** Old addresses of each channel: an entry's name is the old path, its value the new one. */
export const blattwerkRedirects = defineDatasource({
  name: 'Umleitungen Blattwerk',
  slug: 'redirects-blattwerk',
});
export const myposterRedirects = defineDatasource({
  name: 'Umleitungen myposter',
  slug: 'redirects-myposter',
});
