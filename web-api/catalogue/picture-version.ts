import { type DesignLanguage, designLanguages } from '@blattwerk/schemas/design/design-language.ts';

/** Which drawing an address shows: a design's hash, and after a dash the language of its words where that is not German. */
export function pictureVersion(recipeHash: string, language: DesignLanguage): string {
  return language === 'de' ? recipeHash : `${recipeHash}-${language}`;
}

/** The hash and the language of a version in an address. */
export function readPictureVersion(version: string): { recipeHash: string; language: DesignLanguage } {
  const [recipeHash = ''] = version.split('-', 1);
  const code = version.slice(recipeHash.length + 1);
  return { recipeHash, language: designLanguages.find((language) => language === code) ?? 'de' };
}
