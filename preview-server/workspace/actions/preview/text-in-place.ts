import type { TextPart } from '@blattwerk/schemas/preview/place.ts';
import type { ToPage } from '@blattwerk/schemas/preview/to-page.ts';
import { blockOf } from '../../base/content/block-index.ts';
import { partsOf, withWords, wordsOfPart } from '../../base/content/rich-text-parts.ts';
import { definitionOf } from '../../base/schema/definitions.ts';
import { fieldLabel } from '../../base/schema/labels.ts';
import { beginTyping, leaveField } from '../../store/findings-store.ts';
import { formStore } from '../../store/form-store.ts';
import { documentStore, selectBlock, writeField } from '../../store/page/document.ts';
import { settingsStore } from '../../store/settings-store.ts';
import type { FromPage } from './direct-line.ts';
import { shownKey } from './shown-key.ts';
import { isTextInPlace } from './texts-in-place.ts';

type TextPlace = { storyId: number; uid: string; field: string; part?: TextPart | undefined };

type TextInPlaceOptions = {
  /** Language of the texts that the page shows. */
  language: string;
  say(message: ToPage): void;
  /** Gives the keyboard to the page. */
  focusPage(): void;
};

export type TextInPlace = {
  /** Opens, changes or closes a text as the page asks for. */
  hear(message: Extract<FromPage, { action: 'openText' | 'typeText' | 'closeText' }>): void;
  /** The open page has changed: what else than typing in the page has changed the text is told there. */
  look(): void;
  /** The text is not edited any more. */
  close(): void;
};

/** The one text that is edited where the page shows it. What is typed there is an edit like any in the form. */
export function createTextInPlace({ language, say, focusPage }: TextInPlaceOptions): TextInPlace {
  let opened: { place: TextPlace; key: string; told: string } | undefined;

  const tell = (place: TextPlace): void => {
    const found = find(place, language);
    if (!found) close();
    opened = found && { place, key: found.key, told: found.value };
    if (!found) say({ action: 'closeText' });
    else {
      const { value, label, isMultiline, part } = found;
      const { storyId, uid, field } = place;
      say({ action: 'text', storyId, uid, field, ...(part && { part }), value, label, isMultiline });
    }
  };

  const close = (): void => {
    if (opened) leaveField(opened.place.uid, opened.key);
    opened = undefined;
  };

  return {
    close,
    hear(message) {
      if (message.action === 'closeText') {
        close();
        return;
      }
      const { storyId, uid, field, part } = message;
      const place = { storyId, uid, field, part };
      if (message.action === 'openText') {
        const found = find(place, language);
        if (!found) return;
        close();
        selectBlock(uid);
        // The click before has sent the keyboard into the form.
        formStore.setState({ wanted: undefined });
        focusPage();
        beginTyping(uid, found.key);
        tell(place);
        return;
      }
      const found = find(place, language);
      if (!found || !opened) return;
      opened = { place, key: found.key, told: message.value };
      writeField(uid, found.key, found.with(message.value));
    },
    look() {
      if (opened && find(opened.place, language)?.value !== opened.told) tell(opened.place);
    },
  };
}

function find({ storyId, uid, field, part }: TextPlace, language: string) {
  const { open } = documentStore.getState();
  const block = open?.story.id === storyId ? blockOf(open.content, open.index, uid) : undefined;
  const definition = block && definitionOf(block.component)?.fields.find(({ name }) => name === field);
  if (!block || !definition || !isTextInPlace(definition)) return undefined;
  const key = shownKey(block.component, field, language);
  const value = block[key];
  const label = fieldLabel(definition, settingsStore.getState().language);
  if (definition.type === 'richtext') {
    const found = partIn(value, part);
    return found && { key, label, ...found };
  }
  return {
    key,
    label,
    part: undefined,
    value: typeof value === 'string' ? value : '',
    isMultiline: definition.type === 'textarea',
    with: (words: string): unknown => words,
  };
}

/** A part of words alone, where page and draft agree on how many there are; the first one unless another is asked for. */
function partIn(document: unknown, asked: TextPart | undefined) {
  const parts = partsOf(document);
  const [at, of] = [asked?.at ?? 0, parts.length];
  const part = parts[at];
  const value = part && wordsOfPart(part);
  if (!part || value === undefined || (asked && asked.of !== of)) return undefined;
  return {
    part: { at, of },
    value,
    isMultiline: part.node.type === 'paragraph',
    with: (words: string): unknown => withWords(document, part, words),
  };
}
