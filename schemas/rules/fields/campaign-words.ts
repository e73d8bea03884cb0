import { dayOf, seasonFields } from '../../shop/pages/season.ts';
import { examplePage, knownStory, storyLink } from '../examples/example-content.ts';
import { isBlankText } from '../model/blank-text.ts';
import { dayWords } from '../model/day-words.ts';
import { isEmptyValue } from '../model/empty-value.ts';
import type { Change, Fix } from '../model/fix.ts';
import type { JudgeContext, JudgedStory } from '../model/judged-story.ts';
import { offeredFix, replacing } from '../model/making-fixes.ts';
import { atKey, type Complaint, type Rule } from '../model/rule.ts';
import { extend } from '../model/story-path.ts';
import type { ReadBlock } from '../model/story-reading.ts';

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
      {
        title: 'no way on from a page in a folder',
        content: examplePage({ shownUntil: '2026-12-24 00:00', ...words }),
        envelope: { parent_id: 12 },
      },
    ],
  },
  check: ({ blocks, story }, context) =>
    blocks
      .filter(({ content, within }) => within === undefined && content.component === 'page')
      .flatMap((page): Complaint[] => {
        const isBlank = (key: string) => isBlankText(String(page.content[key] ?? ''));
        const [from, until] = [dayOf(page.content.shownFrom), dayOf(page.content.shownUntil)];
        const missing: Complaint[] = [];
        if (from !== undefined && isBlank('beforeText')) {
          const message = {
            de: 'Bei „Vorher“ sagen, wann die Aktion beginnt.',
            en: 'Say under “Before” when the campaign begins.',
          };
          const fixes = [writing(page, 'beforeText', `Diese Aktion beginnt am ${dayWords(from).de}.`)];
          missing.push(atKey(page, 'beforeText', message, fixes));
        }
        if (until !== undefined && isBlank('afterText')) {
          const message = {
            de: 'Bei „Nachher“ sagen, dass die Aktion vorbei ist.',
            en: 'Say under “Afterwards” that the campaign is over.',
          };
          missing.push(
            atKey(page, 'afterText', message, [writing(page, 'afterText', 'Diese Aktion ist vorbei.')]),
          );
        }
        if ((from ?? until) !== undefined && isBlank('onwardText')) {
          const message = {
            de: 'Bei „Weg weiter“ Text und Ziel einer Seite nennen, die es auch ohne Aktion gibt.',
            en: 'Give “Way on” the text and target of a page that is there without the campaign, too.',
          };
          missing.push(atKey(page, 'onwardText', message, wayOnFixes(page, story, context)));
        }
        return missing;
      }),
};

/** In the language that pages are written in first, for the days that the campaign has. */
function writing(page: ReadBlock, key: string, sentence: string, ...further: Change[]): Fix {
  const label = { de: `„${sentence}“ eintragen`, en: `Write “${sentence}”` };
  const put = (name: string, value: unknown) => replacing(extend(page.path, name), page.content[name], value);
  const days = seasonFields.filter((name) => page.content[name] !== undefined);
  return offeredFix(
    label,
    ...days.map((name) => put(name, page.content[name])),
    put(key, sentence),
    ...further,
  );
}

/** A page without a target of its own leads to the start page of its folder. */
function wayOnFixes(page: ReadBlock, story: JudgedStory, { storyAt }: JudgeContext): Fix[] {
  const words = 'Im Shop weiterstöbern';
  const { onward } = page.content;
  if (!isEmptyValue('multilink', onward)) return [writing(page, 'onwardText', words)];
  const startPage = storyAt(String(story.parent_id ?? ''))?.startPage;
  if (startPage === undefined || startPage === story.uuid || !storyAt(startPage)?.isPublished) return [];
  const folder = story.full_slug.replace(/[^/]+\/?$/, '');
  const target = { fieldtype: 'multilink', linktype: 'story', id: startPage, url: '', cached_url: folder };
  return [writing(page, 'onwardText', words, replacing(extend(page.path, 'onward'), onward, target))];
}
