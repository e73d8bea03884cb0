import { longestSlug, plainSlug, slugPattern } from '../../shop/pages/slugs.ts';
import { examplePage } from '../examples/example-content.ts';
import { atStory, type Rule } from '../model/rule.ts';

export const invalidSlug: Rule = {
  code: 'invalid_slug',
  title: { de: 'Ungültige Adresse', en: 'Invalid slug' },
  severity: 'error',
  description: {
    de: 'Die Adresse (Slug) der Seite ist leer, zu lang oder enthält Leerzeichen oder Zeichen, die in Adressen etwas bedeuten.',
    en: 'The slug of the story is empty, too long, or holds spaces or signs that mean something in addresses.',
  },
  examples: {
    pass: [{ title: 'letters and hyphens', content: examplePage(), envelope: { slug: 'hochzeit-2027' } }],
    fail: [
      { title: 'a space', content: examplePage(), envelope: { slug: 'karten hochzeit' } },
      { title: 'a question mark', content: examplePage(), envelope: { slug: 'was-nun?' } },
      { title: 'nothing', content: examplePage(), envelope: { slug: '' } },
      { title: 'a novel', content: examplePage(), envelope: { slug: 'karte-'.repeat(50) } },
    ],
  },
  check(reading) {
    const { slug, name } = reading.story;
    if (isPossible(slug)) return [];
    const better = betterSlug(slug, name);
    return [
      atStory(reading, {
        de: `Der Seite eine Adresse ohne Leerzeichen und Sonderzeichen geben, zum Beispiel „${better}“ statt „${shortened(slug)}“.`,
        en: `Give the story a slug without spaces and special characters, such as “${better}” instead of “${shortened(slug)}”.`,
      }),
    ];
  },
};

export const unusualSlug: Rule = {
  code: 'unusual_slug',
  title: { de: 'Ungewöhnliche Adresse', en: 'Unusual slug' },
  severity: 'warning',
  description: {
    de: 'Die Adresse (Slug) enthält Großbuchstaben, Umlaute oder andere Zeichen, die beim Weitergeben verschlüsselt werden.',
    en: 'The slug holds capitals, umlauts or other characters that are encoded when it is shared.',
  },
  examples: {
    pass: [{ title: 'plain letters', content: examplePage(), envelope: { slug: 'schoene-karten' } }],
    fail: [
      { title: 'umlauts', content: examplePage(), envelope: { slug: 'schöne-karten' } },
      { title: 'capitals', content: examplePage(), envelope: { slug: 'Hochzeit' } },
    ],
  },
  check(reading) {
    const { slug, name } = reading.story;
    if (!isPossible(slug) || /^[a-z0-9._~-]+$/.test(slug)) return [];
    const better = betterSlug(slug, name);
    return [
      atStory(reading, {
        de: `Die Adresse mit kleinen Buchstaben von a bis z schreiben, zum Beispiel „${better}“ statt „${shortened(slug)}“.`,
        en: `Write the slug in small letters from a to z, such as “${better}” instead of “${shortened(slug)}”.`,
      }),
    ];
  },
};

function isPossible(slug: string): boolean {
  return slug.length <= longestSlug && slugPattern.test(slug);
}

const shownLength = 40;

function betterSlug(slug: string, name: string): string {
  return (plainSlug(slug) || plainSlug(name) || 'seite').slice(0, shownLength);
}

function shortened(slug: string): string {
  return slug.length > shownLength ? `${slug.slice(0, shownLength)}…` : slug;
}
