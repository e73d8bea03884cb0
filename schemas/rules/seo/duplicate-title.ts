import { examplePage } from '../examples/example-content.ts';
import { fieldLabel } from '../model/labels.ts';
import { pageTitle } from '../model/page-title.ts';
import { atKey, type Rule } from '../model/rule.ts';
import { titleFixes } from './metadata-fixes.ts';
import { pageRoot } from './page-root.ts';

const namesakes = ['blattwerk/hochzeit', 'blattwerk/heirat'];

/** Pages that a sentence names. */
const mostNamed = 2;

export const duplicateTitle: Rule = {
  code: 'duplicate_title',
  title: { de: 'Doppelter Seitentitel', en: 'Duplicate page title' },
  severity: 'warning',
  description: {
    de: 'Eine andere Seite desselben Shops hat denselben Titel; Suchergebnisse unterscheiden sie nicht.',
    en: 'Another page of the same shop has the same title; search results do not tell them apart.',
  },
  examples: {
    pass: [
      { title: 'a title of its own', content: examplePage() },
      {
        title: 'the same in the other shop',
        content: examplePage(),
        context: { pagesTitled: () => ['myposter/hochzeit'] },
      },
      {
        title: 'a page of one country, of which there may be others',
        content: examplePage({ countries: ['CH'] }),
        context: { pagesTitled: () => ['blattwerk/hochzeit-at'] },
      },
    ],
    fail: [
      {
        title: 'another page’s title',
        content: examplePage(),
        context: { pagesTitled: (title) => (title === 'Einladungskarten zur Hochzeit' ? namesakes : []) },
      },
    ],
  },
  check(reading, context) {
    const { pagesTitled } = context;
    const page = pageRoot(reading);
    const field = page?.definition?.fieldsByName.get('title');
    const title = pageTitle(page?.content);
    if (!page || !field || title === undefined || isForSome(page.content)) return [];
    const { full_slug } = reading.story;
    const others = (pagesTitled?.(title) ?? []).filter(
      (slug) => slug !== full_slug && shopOf(slug) === shopOf(full_slug),
    );
    if (others.length === 0) return [];
    const named = others.slice(0, mostNamed).join(', ');
    const label = fieldLabel(field);
    return [
      atKey(
        page,
        'title',
        {
          de: `„${label.de}“ ändern, so heißt auch: ${named}.`,
          en: `Change “${label.en}”; this is called the same: ${named}.`,
        },
        titleFixes(
          reading,
          { block: page, key: 'title', field, language: undefined, value: page.content.title },
          context,
        ),
      ),
    ];
  },
};

/** A page for some countries or customers stands for the same page of the others. */
function isForSome({ countries, customerTypes }: Record<string, unknown>): boolean {
  return [countries, customerTypes].some((chosen) => Array.isArray(chosen) && chosen.length > 0);
}

/** Each shop's pages lie in a folder of its own. */
function shopOf(slug: string): string {
  return slug.split('/', 1)[0] ?? '';
}
