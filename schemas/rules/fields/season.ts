import { aYearLater, dayOf, seasonFields } from '../../shop/pages/season.ts';
import { examplePage, exampleTeaser, knownStory, pageWith, storyLink } from '../examples/example-content.ts';
import { dayWords } from '../model/day-words.ts';
import type { Fix } from '../model/fix.ts';
import { blockRemovalFixes, clearingFixes, offeredFix, replacing } from '../model/making-fixes.ts';
import { oncePerReading } from '../model/once-per-reading.ts';
import { atKey, type Rule } from '../model/rule.ts';
import { extend } from '../model/story-path.ts';
import type { ReadBlock } from '../model/story-reading.ts';

const [fromName, untilName] = seasonFields;

export const seasonPassed: Rule = {
  code: 'season_passed',
  title: { de: 'Saison vorbei', en: 'Season has passed' },
  severity: 'warning',
  description: {
    de: 'Ein Baustein oder eine Aktion sollte nur bis zu einem Tag gezeigt werden, der vorüber ist: Besucher sehen ihn nicht mehr, und an Stelle der Aktion steht, was nachher gilt.',
    en: 'A block or a campaign was to be shown until a day that is over: visitors do not see it any more, and what holds afterwards stands in place of the campaign.',
  },
  examples: {
    pass: [
      { title: 'on its last day', content: pageWith(exampleTeaser({ shownUntil: '2026-11-22 00:00' })) },
      { title: 'a season to come', content: pageWith(exampleTeaser({ shownFrom: '2027-01-02 00:00' })) },
      { title: 'no season', content: pageWith(exampleTeaser({ shownFrom: '', shownUntil: '' })) },
    ],
    fail: [
      {
        title: 'over yesterday',
        content: pageWith(exampleTeaser({ shownFrom: '2026-10-01 00:00', shownUntil: '2026-11-21 00:00' })),
      },
      {
        title: 'a campaign',
        content: examplePage({
          shownUntil: '2026-11-21 00:00',
          afterText: 'Die Aktion ist vorbei, schöne Karten gibt es weiterhin.',
          onwardText: 'Alle Karten ansehen',
          onward: storyLink(knownStory),
        }),
      },
    ],
  },
  check: (story, { today }) =>
    seasonal(story).flatMap((block) => {
      const until = dayOf(block.content[untilName]);
      if (today === undefined || until === undefined || until >= today) return [];
      const day = dayWords(until);
      const message = block.within
        ? {
            de: `Die Saison ins nächste Jahr legen oder den Baustein entfernen, sein letzter Tag ist der ${day.de}.`,
            en: `Move the season to the next year or remove the block; its last day is ${day.en}.`,
          }
        : {
            de: `Die Aktion ins nächste Jahr legen oder die Seite zurückziehen, ihr letzter Tag ist der ${day.de}.`,
            en: `Move the campaign to the next year or unpublish the page; its last day is ${day.en}.`,
          };
      return [atKey(block, untilName, message, [...laterFixes(block), ...blockRemovalFixes(block)])];
    }),
};

export const seasonBackwards: Rule = {
  code: 'season_backwards',
  title: { de: 'Saison endet vor ihrem Beginn', en: 'Season ends before it begins' },
  severity: 'error',
  description: {
    de: 'Der letzte Tag liegt vor dem ersten: Der Baustein wäre nie zu sehen.',
    en: 'The last day lies before the first: the block would never be shown.',
  },
  examples: {
    pass: [
      {
        title: 'one day',
        content: pageWith(exampleTeaser({ shownFrom: '2026-12-24 00:00', shownUntil: '2026-12-24 00:00' })),
      },
    ],
    fail: [
      {
        title: 'the new year before the old one is over',
        content: pageWith(exampleTeaser({ shownFrom: '2026-12-27 00:00', shownUntil: '2026-12-06 00:00' })),
      },
    ],
  },
  check: (story) =>
    seasonal(story).flatMap((block) => {
      const [from, until] = [dayOf(block.content[fromName]), dayOf(block.content[untilName])];
      if (from === undefined || until === undefined || from <= until) return [];
      const message = {
        de: 'Bei „Zeigen bis“ einen Tag eintragen, der nicht vor „Zeigen ab“ liegt.',
        en: 'Enter a day for “Show until” that is not before “Show from”.',
      };
      const clearing = clearingFixes(
        block.definition?.fieldsByName.get(untilName),
        extend(block.path, untilName),
        block.content[untilName],
      );
      return [atKey(block, untilName, message, [swappingFix(block), ...clearing])];
    }),
};

/** Blocks whose season ends on a day. */
const seasonal = oncePerReading(({ blocks }): readonly ReadBlock[] =>
  blocks.filter(({ content, definition }) => content[untilName] && definition?.fieldsByName.has(untilName)),
);

/** The first day becomes the last, and the last the first. */
function swappingFix({ content, path }: ReadBlock): Fix {
  const [from, until] = [content[fromName], content[untilName]];
  return offeredFix(
    { de: 'Die beiden Tage tauschen', en: 'Swap the two days' },
    replacing(extend(path, fromName), from, until),
    replacing(extend(path, untilName), until, from),
  );
}

/** Both days a year later, so that a season comes back as it was. */
function laterFixes({ content, path }: ReadBlock): Fix[] {
  const changes = seasonFields.flatMap((name) => {
    const stored = content[name];
    return typeof stored === 'string' && dayOf(stored) !== undefined
      ? [replacing(extend(path, name), stored, aYearLater(stored))]
      : [];
  });
  return [offeredFix({ de: 'Nächstes Jahr wieder zeigen', en: 'Show again next year' }, ...changes)];
}
