import { exampleHeadline, exampleText, pageWith, paragraph } from '../examples/example-content.ts';
import { fieldLabel } from '../model/labels.ts';
import { atSpot, type Rule } from '../model/rule.ts';

export const nestedTooDeeply: Rule = {
  code: 'nested_too_deeply',
  title: { de: 'Zu tief verschachtelt', en: 'Nested too deeply' },
  severity: 'error',
  description: {
    de: 'Bausteine oder Listen sind so tief ineinander verschachtelt, dass sie niemand mehr liest.',
    en: 'Blocks or lists are nested deeper than anybody can read.',
  },
  // Twenty thousand lists take longer to make than a story to judge.
  get examples() {
    return {
      pass: [{ title: 'a list in a list', content: pageWith(exampleText([nestedLists(2)])) }],
      fail: [
        { title: 'sixty lists in each other', content: pageWith(exampleText([nestedLists(60)])) },
        {
          title: 'twenty thousand lists in each other',
          content: pageWith(exampleText([nestedLists(20_000)])),
        },
        { title: 'a thousand tests in each other', content: pageWith(nestedTests(1000)) },
      ],
    };
  },
  check: ({ tooDeep }) =>
    tooDeep.slice(0, 1).map((spot) => {
      const label = fieldLabel(spot.field);
      return atSpot(spot, {
        de: `In „${label.de}“ weniger ineinander verschachteln und diese Stelle weiter nach außen setzen.`,
        en: `Nest less in “${label.en}” and move this part further out.`,
      });
    }),
};

function nestedLists(depth: number): unknown {
  let node: unknown = paragraph('Papier');
  for (let level = 0; level < depth; level += 1) {
    node = { type: 'bullet_list', content: [{ type: 'list_item', content: [node] }] };
  }
  return node;
}

function nestedTests(depth: number): unknown {
  let block: unknown = exampleHeadline({ _uid: 'inner', headlineType: 'h2' });
  for (let level = 0; level < depth; level += 1) {
    const variant = exampleHeadline({ _uid: `treatment-${level}`, headlineType: 'h2' });
    block = { _uid: `test-${level}`, component: 'ab_test', control: [block], treatment: [variant] };
  }
  return block;
}
