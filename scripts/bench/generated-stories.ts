import { infoTextExample } from '@blattwerk/schemas/blocks/content/info-text.ts';
import { moreInformationExample } from '@blattwerk/schemas/blocks/content/more-information.ts';
import { pageContainerHeadlineExample } from '@blattwerk/schemas/blocks/content/page-container-headline.ts';
import { seoQuestionsExample } from '@blattwerk/schemas/blocks/content/seo-questions.ts';
import { textPageExample } from '@blattwerk/schemas/blocks/content/text-page.ts';
import { uspBarExample } from '@blattwerk/schemas/blocks/content/usp-bar.ts';
import { imageTeaserExample } from '@blattwerk/schemas/blocks/teasers/image-teaser.ts';
import { mainTeaserExample } from '@blattwerk/schemas/blocks/teasers/main-teaser.ts';
import { teaserGridExample } from '@blattwerk/schemas/blocks/teasers/teaser-grid.ts';
import type { JudgedStory } from '@blattwerk/schemas/rules/judged-story.ts';

const headline = { ...pageContainerHeadlineExample, headlineType: 'h1' };

/** What shop pages are made of, in the order they usually come. */
const sections = [
  mainTeaserExample,
  uspBarExample,
  teaserGridExample,
  textPageExample,
  imageTeaserExample,
  moreInformationExample,
  infoTextExample,
  seoQuestionsExample,
];

/** Pages of at least so many bytes of JSON each, every block with a `_uid` of its own. */
export function generateStories(count: number, bytes: number): JudgedStory[] {
  const size = JSON.stringify(sections).length;
  const body = [headline, ...Array.from({ length: Math.ceil(bytes / size) }, () => sections).flat()];
  while (JSON.stringify(body.slice(0, -1)).length >= bytes) body.pop();
  const template = JSON.stringify({
    _uid: 'uid',
    component: 'page',
    title: 'Einladungskarten zur Hochzeit',
    description:
      'Einladungskarten auf feinem Papier: Vorlage wählen, Namen einsetzen und in drei Tagen verschicken.',
    body,
  });
  return Array.from({ length: count }, (_, index) => {
    const slug = `generated-${index}`;
    return { full_slug: slug, slug, name: slug, content: withOwnUids(template, index) };
  });
}

function withOwnUids(template: string, story: number): unknown {
  let block = 0;
  return JSON.parse(template, (key, value: unknown) =>
    key === '_uid' ? `${story}-${block++}`.padStart(36, '0') : value,
  );
}
