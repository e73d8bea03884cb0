import { expect, test } from 'vitest';
import {
  exampleContext,
  examplePage,
  exampleSlug,
  knownStory,
  storyLink,
} from '../examples/example-content.ts';
import { exampleSchema } from '../examples/example-schema.ts';
import { createJudge } from '../judge.ts';
import { applyFix, fixesFor } from '../model/fix.ts';

const judge = createJudge(exampleSchema);

test('a campaign is given its words and a way on, one press each', () => {
  const campaign = examplePage({ shownFrom: '2026-12-01 00:00', shownUntil: '2026-12-24 00:00' });
  const mended = campaignFindings(campaign).reduce((content, finding) => fixed(content, finding), campaign);
  expect(mended).toMatchObject({
    beforeText: 'Diese Aktion beginnt am 1. Dezember 2026.',
    afterText: 'Diese Aktion ist vorbei.',
    onwardText: 'Im Shop weiterstöbern',
    onward: storyLink(knownStory, { cached_url: 'blattwerk/' }),
  });
  expect(campaignFindings(mended)).toEqual([]);
});

test('a way on that has its target gets words only', () => {
  const onward = storyLink(knownStory);
  const campaign = examplePage({ shownUntil: '2026-12-24 00:00', afterText: 'Vorbei.', onward });
  const [finding] = campaignFindings(campaign);
  expect(finding && fixed(campaign, finding)).toEqual({ ...campaign, onwardText: 'Im Shop weiterstöbern' });
});

test('a page that is itself the start of its folder leads nowhere by a press', () => {
  const campaign = examplePage({ shownUntil: '2026-12-24 00:00', afterText: 'Vorbei.' });
  expect(campaignFindings(campaign, knownStory).flatMap(fixesFor)).toEqual([]);
});

type Content = Record<string, unknown>;

function campaignFindings(content: Content, uuid = 'other') {
  const story = { full_slug: exampleSlug, slug: 'hochzeit', name: 'Hochzeit', uuid, parent_id: 12, content };
  return judge(story, exampleContext).filter(({ code }) => code === 'campaign_without_words');
}

function fixed(content: Content, finding: ReturnType<typeof campaignFindings>[number]): Content {
  const [fix] = fixesFor(finding);
  const result = fix && applyFix({ content }, fix);
  if (!result?.ok) throw new Error(`${finding.message.en} has no fix.`);
  return result.story.content;
}
