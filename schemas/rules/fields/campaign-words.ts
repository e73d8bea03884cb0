import { dayOf } from '../../shop/pages/season.ts';
import { examplePage, knownStory, storyLink } from '../examples/example-content.ts';
import { isBlankText } from '../model/blank-text.ts';
import { atKey, type Complaint, type Rule } from '../model/rule.ts';

const words = { afterText: 'Die Aktion ist vorbei, schöne Karten gibt es weiterhin.' };
const onward = { onwardText: 'Alle Karten ansehen', onward: storyLink(knownStory) };

export const campaignWithoutWords: Rule = {
  code: 'campaign_without_words',
  title: { de: 'Aktion ohne Worte danach', en: 'Campaign without words around it' },
  severity: 'error',
  description: {
    de: 'Eine Seite läuft nur einige Tage und sagt nicht, was vorher oder nachher an ihrer Stelle steht, oder führt von dort nicht weiter.',
    en: 'A page runs for some days only and does not say what stands in its place before or afterwards, or leads nowhere from there.',
  },
  examples: {
    pass: [
      { title: 'a page that always runs', content: examplePage() },
      {
        title: 'a sentence and a way on',
        content: examplePage({ shownUntil: '2026-12-24 00:00', ...words, ...onward }),
      },
    ],
    fail: [
      {
        title: 'nothing to say afterwards',
        content: examplePage({ shownUntil: '2026-12-24 00:00', ...onward }),
      },
      {
        title: 'nothing to say before',
        content: examplePage({ shownFrom: '2026-12-24 00:00', ...words, ...onward }),
      },
      { title: 'no way on', content: examplePage({ shownUntil: '2026-12-24 00:00', ...words }) },
    ],
  },
  check: ({ blocks }) =>
    blocks
      .filter(({ content, within }) => within === undefined && content.component === 'page')
      .flatMap((page): Complaint[] => {
        const isBlank = (key: string) => isBlankText(String(page.content[key] ?? ''));
        const [from, until] = [dayOf(page.content.shownFrom), dayOf(page.content.shownUntil)];
        const missing: Complaint[] = [];
        if (from !== undefined && isBlank('beforeText'))
          missing.push(
            atKey(page, 'beforeText', {
              de: 'Bei „Vorher“ sagen, wann die Aktion beginnt.',
              en: 'Say under “Before” when the campaign begins.',
            }),
          );
        if (until !== undefined && isBlank('afterText'))
          missing.push(
            atKey(page, 'afterText', {
              de: 'Bei „Nachher“ sagen, dass die Aktion vorbei ist.',
              en: 'Say under “Afterwards” that the campaign is over.',
            }),
          );
        if ((from ?? until) !== undefined && isBlank('onwardText'))
          missing.push(
            atKey(page, 'onwardText', {
              de: 'Bei „Weg weiter“ Text und Ziel einer Seite nennen, die es auch ohne Aktion gibt.',
              en: 'Give “Way on” the text and target of a page that is there without the campaign, too.',
            }),
          );
        return missing;
      }),
};
