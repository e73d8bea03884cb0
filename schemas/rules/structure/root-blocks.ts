import {
  exampleHeadline,
  examplePage,
  exampleText,
  pageWith,
  paragraph,
} from '../examples/example-content.ts';
import { blockRemovalFixes } from '../model/making-fixes.ts';
import { atBlock, type Rule } from '../model/rule.ts';

export const invalidRootBlock: Rule = {
  code: 'invalid_root_block',
  title: { de: 'Kein Seitentyp', en: 'Not a content type' },
  severity: 'error',
  description: {
    de: 'Der Inhalt beginnt mit einem Baustein, der kein Seitentyp ist.',
    en: 'The story begins with a block that is no content type.',
  },
  examples: {
    pass: [{ title: 'a page', content: examplePage() }],
    fail: [{ title: 'a headline as the whole story', content: exampleHeadline() }],
  },
  check({ root }) {
    if (!root?.definition || root.definition.isRoot) return [];
    const { label } = root.definition;
    return [
      atBlock(root, {
        de: `„${label.de}“ in eine Seite einfügen: Allein kann dieser Baustein keine Seite sein.`,
        en: `Put “${label.en}” into a page: alone this block cannot be one.`,
      }),
    ];
  },
};

export const nestedRootBlock: Rule = {
  code: 'nested_root_block',
  title: { de: 'Seite in der Seite', en: 'Page inside a page' },
  severity: 'error',
  description: {
    de: 'Ein Seitentyp steht innerhalb einer Seite.',
    en: 'A content type stands inside a page.',
  },
  examples: {
    pass: [{ title: 'sections inside a page', content: pageWith() }],
    fail: [
      {
        title: 'a page among the sections',
        content: pageWith(examplePage({ _uid: '2', body: [exampleText([paragraph('Text')])] })),
      },
    ],
  },
  check: ({ blocks }) =>
    blocks.flatMap((block) => {
      if (!block.within || !block.definition || block.definition.isNestable) return [];
      const { label } = block.definition;
      return [
        atBlock(
          block,
          {
            de: `„${label.de}“ hier entfernen und als eigene Seite anlegen, dieser Baustein steht immer außen.`,
            en: `Remove “${label.en}” here and make it a story of its own; this block is always outermost.`,
          },
          blockRemovalFixes(block),
        ),
      ];
    }),
};
