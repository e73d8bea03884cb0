import { exampleHeadline, pageWith } from '../examples/example-content.ts';
import type { Sentence } from '../model/finding.ts';
import { blockLabel } from '../model/labels.ts';
import { blockRemovalFixes } from '../model/making-fixes.ts';
import { atBlock, type Rule } from '../model/rule.ts';

const loss = {
  de: 'Andere Programme finden den Baustein danach nicht mehr.',
  en: 'Other programs then no longer find the block.',
};

export const blockWithoutRenderer: Rule = {
  code: 'block_without_renderer',
  title: { de: 'Baustein ohne Darstellung', en: 'Block without a renderer' },
  severity: 'warning',
  description: {
    de: 'Den Baustein kennt nur der Space, nicht der Shop: Auf der Seite bleibt er unsichtbar, andere Programme lesen ihn.',
    en: 'Only the space knows the block, not the shop: the page does not show it, other programs read it.',
  },
  examples: {
    pass: [
      {
        title: 'a block of the shop',
        content: pageWith(exampleHeadline({ _uid: '2', headlineType: 'h2' })),
      },
    ],
    fail: [
      {
        title: 'a block that was only pushed to the space',
        content: pageWith({ _uid: '2', component: 'guest_book', text: 'Danke!' }),
      },
    ],
  },
  check: ({ blocks }) =>
    blocks
      .filter(({ definition }) => definition?.hasRenderer === false)
      .map((block) =>
        atBlock(
          block,
          block.within ? unseenBlock(blockLabel(block)) : unseenPage(blockLabel(block)),
          blockRemovalFixes(block).map((fix) => ({ ...fix, loss })),
        ),
      ),
};

const unseenBlock = (label: Sentence): Sentence => ({
  de: `„${label.de}“ nur behalten, wenn ein anderes Programm den Baustein liest: Der Shop zeigt ihn nicht.`,
  en: `Keep “${label.en}” only if another program reads the block: the shop does not show it.`,
});

const unseenPage = (label: Sentence): Sentence => ({
  de: `Seiten der Art „${label.de}“ nur behalten, wenn ein anderes Programm sie liest: Der Shop zeigt sie nicht.`,
  en: `Keep pages of the kind “${label.en}” only if another program reads them: the shop does not show them.`,
});
