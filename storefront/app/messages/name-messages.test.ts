import { expect, test } from 'vitest';
import { nameMessages } from './name-messages.ts';

test('a listing is called as its kind, on a channel that gives it a name of its own by that', () => {
  const names = nameMessages('de');
  expect(names['names.myposter_photoframe']).toBe('Rahmen & Wandbilder');
  expect(names['names.blattwerk_photoframe']).toBe('Bilderrahmen');
  expect(names['names.myposter_collage']).toBe('Collagen und Poster');
  expect(nameMessages('fr')['names.home']).toBe('Accueil');
});
