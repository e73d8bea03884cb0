import { type JudgeContext, judgeStory } from '@blattwerk/schemas/rules/judge-story.ts';
import { schema } from '@blattwerk/schemas/schema.ts';
import { translationLanguages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { validateStory } from '@storyblok/schema';
import { expect, test } from 'vitest';
import { pageFrom, templatesIn } from './page-templates.ts';

const filled = templatesIn('blattwerk').filter((name) => name !== 'empty');
/** Templates lean on no page and no picture of a space. */
const nothingKnown: JudgeContext = {
  storyAt: () => undefined,
  assetExists: () => false,
  languages: translationLanguages,
};
/** Text that is still to be written, and a title as long or short as it was typed. */
const expected = new Set(['filler_text', 'metadata_title_length']);
const long = 'Ein langer Titel, wie ihn Menschen eben schreiben, wenn sie alles auf einmal sagen wollen';

test.each(filled)('a page from the template “%s” is sound once it has its title, in any channel', (name) => {
  for (const title of ['Karten zur Taufe', 'Versand', long]) {
    for (const channel of ['blattwerk', 'myposter'].filter((each) => templatesIn(each).includes(name))) {
      const content = pageFrom(name, title);
      const story = { full_slug: `${channel}/neu`, name: title, slug: 'neu', content };
      const findings = judgeStory(story, nothingKnown);
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      const remarks = findings.filter(({ code }) => !expected.has(code));
      expect(remarks).toEqual([]);
      expect(validateStory({ content }, schema)).toMatchObject({ ok: true });
    }
  }
});

test.each([
  ['Karten zur Taufe', 'taufe'],
  ['Kindergeburtstag feiern', 'kindergeburtstag'],
  ['Einladungen', ''],
])('the title “%s” chooses the occasion “%s”', (title, occasion) => {
  expect(pageFrom('occasion', title).body).toContainEqual(expect.objectContaining({ occasion }));
});

test('each page has ids of its own', () => {
  const ids = () => JSON.stringify(pageFrom('occasion', 'Taufe')).match(/"_uid":"[^"]+"/g) ?? [];
  expect(new Set([...ids(), ...ids()]).size).toBe(2 * ids().length);
});

test('cards are offered in their own channel alone', () => {
  expect(templatesIn('blattwerk')).toContain('occasion');
  expect(templatesIn('myposter')).not.toContain('occasion');
});
