import { exampleText, knownStory, linkMark, pageWith, paragraph } from '../examples/example-content.ts';
import { anchorsIn } from '../model/anchors-in.ts';
import type { Fix } from '../model/fix.ts';
import type { JudgeContext } from '../model/judged-story.ts';
import { fieldLabel } from '../model/labels.ts';
import { offeredFix, replacing } from '../model/making-fixes.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { extend } from '../model/story-path.ts';
import type { ReadLink, StoryReading } from '../model/story-reading.ts';
import { linkingTo, linkingToAddress, textLinking } from './link-examples.ts';

const papers = paragraph('Papier', [{ type: 'anchor', attrs: { id: 'papier' } }]);

export const missingAnchor: Rule = {
  code: 'missing_anchor',
  title: { de: 'Sprungmarke gibt es nicht', en: 'Anchor does not exist' },
  severity: 'warning',
  description: {
    de: 'Ein Link führt zu einer Stelle, die es auf der Seite nicht (mehr) gibt; er öffnet nur ihren Anfang.',
    en: 'A link leads to a part that the page does not have (any more); it only opens its beginning.',
  },
  examples: {
    pass: [
      { title: 'an anchor of another page', content: linkingTo(knownStory, { anchor: 'express' }) },
      {
        title: 'an anchor of the same page',
        content: pageWith(exampleText([paragraph('Zum Papier', [linkMark({ href: '#papier' })]), papers])),
      },
      { title: 'a part of another site', content: linkingToAddress('https://www.dhl.de/paket#preise') },
      { title: 'the top of the page', content: linkingToAddress('#top') },
    ],
    fail: [
      { title: 'an anchor another page lacks', content: linkingTo(knownStory, { anchor: 'ladenbau' }) },
      {
        title: 'an anchor a text links to',
        content: textLinking({ linktype: 'story', uuid: knownStory, anchor: 'ladenbau' }),
      },
      {
        title: 'an anchor the page itself lacks',
        content: pageWith(exampleText([paragraph('Zum Papier', [linkMark({ href: '#papiere' })]), papers])),
      },
    ],
  },
  check(reading, context) {
    const named = reading.links.filter((link) => anchorOf(link) !== '');
    if (named.length === 0) return [];
    const own = anchorsIn(reading.story.content);
    return named
      .map((link) => ({ link, anchor: anchorOf(link) }))
      .filter(({ link, anchor }) => !isThere(link, anchor, { reading, context, own }))
      .map(({ link, anchor }) => {
        const label = fieldLabel(link.field);
        const message = {
          de: `In „${label.de}“ eine andere Sprungmarke wählen, „${anchor}“ gibt es auf der Seite nicht.`,
          en: `Choose another anchor in “${label.en}”; the page has no “${anchor}”.`,
        };
        return atSpot(link, message, removalFixes(link));
      });
  },
};

/** Browsers know this one by themselves. */
const topOfPage = 'top';

function anchorOf({ linkType, anchor, address }: ReadLink): string {
  if (anchor === '' && !address.startsWith('#')) return '';
  const name = anchor.replace(/^#/, '');
  if (name !== '' && (linkType === 'story' || address === '')) return name;
  return address.startsWith('#') ? address.slice(1) : '';
}

type Known = { reading: StoryReading; context: JudgeContext; own: ReadonlySet<string> };

function isThere({ linkType, storyId }: ReadLink, anchor: string, { reading, context, own }: Known): boolean {
  const { uuid } = reading.story;
  if (linkType !== 'story' || (uuid !== undefined && storyId === uuid))
    return anchor === topOfPage || own.has(anchor);
  // What cannot be opened has another rule against it.
  if (anchor === topOfPage || !context.storyAt(storyId)?.isPublished) return true;
  return context.hasAnchor?.(storyId, anchor) ?? true;
}

/** The link stays and leads to the beginning of the page. */
function removalFixes({ path, anchor }: ReadLink): Fix[] {
  if (anchor === '') return [];
  const label = { de: 'Sprungmarke entfernen', en: 'Remove the anchor' };
  return [offeredFix(label, replacing(extend(path, 'anchor'), anchor, ''))];
}
