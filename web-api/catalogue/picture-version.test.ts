import { designLanguages } from '@blattwerk/schemas/design/design-language.ts';
import { expect, test } from 'vitest';
import { pictureVersion, readPictureVersion } from './picture-version.ts';

test.each(designLanguages)('an address of a picture tells that its words are %s', (language) => {
  const recipeHash = '0123456789abcdef';
  expect(readPictureVersion(pictureVersion(recipeHash, language))).toEqual({ recipeHash, language });
});
