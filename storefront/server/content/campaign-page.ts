import { isInSeason } from '@blattwerk/schemas/shop/pages/season.ts';
import { z } from 'zod';
import type { NamedBlock } from '../../page/story/blocks-in.ts';
import { type PreparedStory, prepareStory } from './prepare-story.ts';

const text = z.string().catch('');
const campaignSchema = z.object({
  _uid: text,
  title: text,
  shownFrom: text,
  shownUntil: text,
  beforeText: text,
  afterText: text,
  onwardText: text,
  onward: z.looseObject({}).nullable().catch(null),
});

/** A page that does not run on a day, in whose place a sentence and a way on stand; undefined where it runs. */
export function asWaiting(prepared: PreparedStory, day: string): PreparedStory | undefined {
  const { id, content } = prepared.story;
  if (content.component !== 'page' || isInSeason(content, day)) return undefined;
  const campaign = campaignSchema.parse(content);
  const isBefore = isInSeason({ shownUntil: campaign.shownUntil }, day);
  const waiting: NamedBlock = {
    ...content,
    component: 'page',
    robots: 'noindex,follow',
    body: [
      {
        _uid: `${campaign._uid}-headline`,
        component: 'page_container_headline',
        headline: campaign.title,
        headlineType: 'h1',
        variant: 'primary',
      },
      {
        _uid: `${campaign._uid}-words`,
        component: 'info_text',
        text: wordsOf(isBefore ? campaign.beforeText : campaign.afterText, campaign),
        variant: 'plain',
      },
    ],
  };
  const { uuid, name, isWhole } = prepared;
  return { ...prepareStory({ id, uuid, name, full_slug: '', content: waiting }), isWhole };
}

function wordsOf(sentence: string, { onwardText, onward }: z.infer<typeof campaignSchema>) {
  const said = sentence === '' ? [] : [paragraph({ type: 'text', text: sentence })];
  if (onwardText === '' || onward === null) return { type: 'doc', content: said };
  const { id, url, cached_url: cached, linktype, target, anchor } = onward;
  const attrs = {
    href: cached ?? url ?? '',
    uuid: id ?? null,
    linktype,
    target: target ?? null,
    anchor: anchor ?? null,
  };
  const way = { type: 'text', text: onwardText, marks: [{ type: 'link', attrs }] };
  return { type: 'doc', content: [...said, paragraph(way)] };
}

function paragraph(content: object) {
  return { type: 'paragraph', content: [content] };
}
