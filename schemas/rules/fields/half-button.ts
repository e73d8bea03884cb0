import { exampleOffer, knownStory, pageWith, storyLink } from '../examples/example-content.ts';
import { isEmptyValue } from '../model/empty-value.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel } from '../model/labels.ts';
import { clearingFixes, offeredFix, replacing } from '../model/making-fixes.ts';
import { oncePerReading } from '../model/once-per-reading.ts';
import { atKey, type Rule } from '../model/rule.ts';
import type { BlockDefinition, RuleField } from '../model/rule-schema.ts';
import { extend } from '../model/story-path.ts';
import type { ReadBlock } from '../model/story-reading.ts';

/** Fields that make one button or link, by their names: its words and where it leads. */
const pairs = [
  ['buttonText', 'url'],
  ['secondButtonText', 'secondButtonUrl'],
  ['linkText', 'link'],
  ['onwardText', 'onward'],
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
    halfButtonsIn(story).flatMap(({ block, words, target, hiding }) => {
      if (words.isEmpty) return [];
      const message = {
        de: `„${fieldLabel(target.field).de}“ wählen, ohne Ziel erscheint „${words.value}“ nicht.`,
        en: `Choose “${fieldLabel(target.field).en}”; without a target “${words.value}” is not shown.`,
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
    halfButtonsIn(story).flatMap(({ block, words, target, hiding, isOptional }) => {
      if (target.isEmpty || isOptional) return [];
      const message = {
        de: `„${fieldLabel(words.field).de}“ ausfüllen, ohne Text ist das Ziel nicht zu erreichen.`,
        en: `Fill in “${fieldLabel(words.field).en}”; without words the target cannot be reached.`,
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

type ButtonFields = { words: RuleField; target: RuleField; canHide: boolean };

const buttonFields = new WeakMap<BlockDefinition, readonly ButtonFields[]>();

/** The pairs of fields that make the buttons of a kind of block. */
function buttonFieldsOf(definition: BlockDefinition): readonly ButtonFields[] {
  const known = buttonFields.get(definition);
  if (known) return known;
  const { fieldsByName } = definition;
  const found = pairs.flatMap(([wordsName, targetName]) => {
    const words = fieldsByName.get(wordsName);
    const target = fieldsByName.get(targetName);
    if (!words || target?.type !== 'multilink') return [];
    return [{ words, target, canHide: wordsName === 'buttonText' && fieldsByName.has('isButtonVisible') }];
  });
  buttonFields.set(definition, found);
  return found;
}

/** The buttons and links of which blocks have one half. */
const halfButtonsIn = oncePerReading(({ blocks }) => {
  const buttons: ReadButton[] = [];
  for (const block of blocks) {
    for (const { words, target, canHide } of block.definition ? buttonFieldsOf(block.definition) : []) {
      const isVisible = block.content.isButtonVisible;
      if (canHide && isVisible === false) continue;
      const halves = { words: halfOf(block, words), target: halfOf(block, target) };
      if (halves.words.isEmpty === halves.target.isEmpty) continue;
      buttons.push({
        block,
        ...halves,
        hiding: canHide && isVisible === true ? hidingFixes(block) : undefined,
        isOptional: canHide && isVisible !== true,
      });
    }
  }
  return buttons;
});

function halfOf({ content }: ReadBlock, field: RuleField): Half {
  const value = content[field.name];
  return { field, value, isEmpty: isEmptyValue(field.type, value) };
}

function hidingFixes({ path }: ReadBlock): Fix[] {
  const label = { de: 'Schaltfläche ausblenden', en: 'Hide the button' };
  return [offeredFix(label, replacing(extend(path, 'isButtonVisible'), true, false))];
}
