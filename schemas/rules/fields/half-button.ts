import { exampleOffer, knownStory, pageWith, storyLink } from '../examples/example-content.ts';
import { isEmptyValue } from '../model/empty-value.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel } from '../model/labels.ts';
import { clearingFixes, offeredFix, replacing } from '../model/making-fixes.ts';
import { atKey, type Rule } from '../model/rule.ts';
import type { RuleField } from '../model/rule-schema.ts';
import { extend } from '../model/story-path.ts';
import type { ReadBlock, StoryReading } from '../model/story-reading.ts';

/** Fields that make one button or link, by their names: its words and where it leads. */
const pairs = [
  ['buttonText', 'url'],
  ['secondButtonText', 'secondButtonUrl'],
  ['linkText', 'link'],
] as const;

export const buttonWithoutTarget: Rule = {
  code: 'button_without_target',
  title: { de: 'Schaltfläche ohne Ziel', en: 'Button without a target' },
  severity: 'warning',
  description: {
    de: 'Eine Schaltfläche oder ein Link hat einen Text, führt aber nirgendwohin und erscheint deshalb nicht.',
    en: 'A button or link has words but leads nowhere, and so it is not shown.',
  },
  examples: {
    pass: [
      {
        title: 'words and a target',
        content: pageWith(exampleOffer({ buttonText: 'Zum Versand', url: storyLink(knownStory) })),
      },
      {
        title: 'a hidden button',
        content: pageWith(exampleOffer({ buttonText: 'Zum Versand', isButtonVisible: false })),
      },
    ],
    fail: [
      {
        title: 'no target',
        content: pageWith(exampleOffer({ buttonText: 'Zum Versand', isButtonVisible: true })),
      },
      {
        title: 'an empty target',
        content: pageWith(exampleOffer({ linkText: 'Alle Karten', link: storyLink('', { cached_url: '' }) })),
      },
    ],
  },
  check: (story) =>
    buttonsIn(story).flatMap(({ block, words, target, hiding }) => {
      if (words.isEmpty || !target.isEmpty) return [];
      const message = {
        de: `„${fieldLabel(target.field)}“ wählen, ohne Ziel erscheint „${words.value}“ nicht.`,
        en: `Choose “${fieldLabel(target.field)}”; without a target “${words.value}” is not shown.`,
      };
      const clearing = clearingFixes(words.field, extend(block.path, words.field.name), words.value);
      return [atKey(block, target.field.name, message, hiding ?? clearing)];
    }),
};

export const buttonWithoutText: Rule = {
  code: 'button_without_text',
  title: { de: 'Schaltfläche ohne Text', en: 'Button without words' },
  severity: 'warning',
  description: {
    de: 'Eine Schaltfläche oder ein Link hat ein Ziel, aber keinen Text und erscheint deshalb nicht.',
    en: 'A button or link has a target but no words, and so it is not shown.',
  },
  examples: {
    pass: [
      { title: 'neither words nor a target', content: pageWith(exampleOffer()) },
      {
        title: 'a block that is a link as a whole',
        content: pageWith(exampleOffer({ isButtonVisible: false, url: storyLink(knownStory) })),
      },
    ],
    fail: [
      {
        title: 'no words',
        content: pageWith(exampleOffer({ isButtonVisible: true, url: storyLink(knownStory) })),
      },
      {
        title: 'blank words',
        content: pageWith(exampleOffer({ linkText: ' ', link: storyLink(knownStory) })),
      },
    ],
  },
  check: (story) =>
    buttonsIn(story).flatMap(({ block, words, target, hiding, isOptional }) => {
      if (!words.isEmpty || target.isEmpty || isOptional) return [];
      const message = {
        de: `„${fieldLabel(words.field)}“ ausfüllen, ohne Text ist das Ziel nicht zu erreichen.`,
        en: `Fill in “${fieldLabel(words.field)}”; without words the target cannot be reached.`,
      };
      const clearing = clearingFixes(target.field, extend(block.path, target.field.name), target.value);
      return [atKey(block, words.field.name, message, hiding ?? clearing)];
    }),
};

type Half = { field: RuleField; value: unknown; isEmpty: boolean };
type ReadButton = {
  block: ReadBlock;
  words: Half;
  target: Half;
  /** The fix that hides it, where it can be hidden. */
  hiding: Fix[] | undefined;
  /** The block leads to the target without it. */
  isOptional: boolean;
};

/** The buttons and links that blocks would show, whole or half. */
function buttonsIn({ blocks }: StoryReading): ReadButton[] {
  return blocks.flatMap((block) => {
    const { definition, content } = block;
    return pairs.flatMap(([wordsName, targetName]) => {
      const words = definition?.fieldsByName.get(wordsName);
      const target = definition?.fieldsByName.get(targetName);
      if (!words || target?.type !== 'multilink') return [];
      const canHide = wordsName === 'buttonText' && definition?.fieldsByName.has('isButtonVisible') === true;
      const isVisible = content.isButtonVisible;
      if (canHide && isVisible === false) return [];
      const half = (field: RuleField): Half => {
        const value = content[field.name];
        return { field, value, isEmpty: isEmptyValue(field.type, value) };
      };
      const hiding = canHide && isVisible === true ? hidingFixes(block) : undefined;
      return [
        {
          block,
          words: half(words),
          target: half(target),
          hiding,
          isOptional: canHide && isVisible !== true,
        },
      ];
    });
  });
}

function hidingFixes({ path }: ReadBlock): Fix[] {
  const label = { de: 'Schaltfläche ausblenden', en: 'Hide the button' };
  return [offeredFix(label, replacing(extend(path, 'isButtonVisible'), true, false))];
}
