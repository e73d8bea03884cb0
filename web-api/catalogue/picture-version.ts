import { type Language, languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';

/** Which drawing an address shows: a design's hash, and after a dash the language of its words where that is not German. */
export function pictureVersion(recipeHash: string, language: Language): string {
  return language === 'de' ? recipeHash : `${recipeHash}-${language}`;
}

/** The hash and the language of a version in an address. */
export function readPictureVersion(version: string): { recipeHash: string; language: Language } {
  const [recipeHash = '', code] = version.split('-');
  return { recipeHash, language: languages.find((language) => language === code) ?? 'de' };
}
