import type { ToPage } from '@blattwerk/schemas/preview/to-page.ts';
import { blockOf } from '../../base/content/block-index.ts';
import { cleanPasted } from '../../base/paste/clean-pasted.ts';
import { allowedBlocks } from '../../base/schema/allowed-blocks.ts';
import { definitionOf, type FieldOf, type FormField } from '../../base/schema/definitions.ts';
import { fieldLabel } from '../../base/schema/labels.ts';
import { toolsOf } from '../../base/schema/rich-text-tools.ts';
import { beginTyping, leaveField } from '../../store/findings-store.ts';
import { formStore } from '../../store/form-store.ts';
import { documentStore, selectBlock, writeField } from '../../store/page/document.ts';
import { isInLibrary } from '../../store/server/in-library.ts';
import { settingsStore } from '../../store/settings-store.ts';
import { chooseForText } from '../rich-text/choose-for-text.ts';
import type { FromPage } from './direct-line.ts';
import { shownKey } from './shown-key.ts';
import { isTextInPlace } from './texts-in-place.ts';

type TextPlace = { storyId: number; uid: string; field: string };

type TextInPlaceOptions = {
  /** Language of the texts that the page shows. */
  language: string;
  say(message: ToPage): void;
  /** Gives the keyboard to the page. */
  focusPage(): void;
};

const heard = ['openText', 'typeText', 'typeRichText', 'askTool', 'pasteHtml', 'closeText'] as const;

/** What a page says about the text that is edited in it. */
export type FromText = Extract<FromPage, { action: (typeof heard)[number] }>;

export const isFromText = (message: FromPage): message is FromText =>
  heard.some((action) => action === message.action);

export type TextInPlace = {
  /** Opens, changes or closes a text as the page asks for. */
  hear(message: FromText): void;
  /** The open page or the selection has changed: what else than typing in the page has changed the text is told there. */
  look(): void;
  /** The text is not edited any more. */
  close(): void;
};

/** The one text that is edited where the page shows it. What is typed there is an edit like any in the form. */
export function createTextInPlace({ language, say, focusPage }: TextInPlaceOptions): TextInPlace {
  let opened: { place: TextPlace; key: string; told: unknown } | undefined;

  const tell = (place: TextPlace): void => {
    const found = find(place, language);
    if (!found) close();
    opened = found && { place, key: found.key, told: found.value };
    say(found ? textMessage(place, found) : { action: 'closeText' });
  };

  const close = (): void => {
    if (opened) leaveField(opened.place.uid, opened.key);
    opened = undefined;
  };

  const open = (place: TextPlace): void => {
    const found = find(place, language);
    if (!found) return;
    close();
    selectBlock(place.uid);
    // The click before has sent the keyboard into the form.
    formStore.setState({ wanted: undefined });
    focusPage();
    beginTyping(place.uid, found.key);
    tell(place);
  };

  const write = ({ storyId, uid, field }: TextPlace, value: unknown): void => {
    const place = { storyId, uid, field };
    const found = find(place, language);
    if (!found || !opened) return;
    opened = { place, key: found.key, told: value };
    writeField(uid, found.key, value);
  };

  return {
    close,
    hear(message) {
      switch (message.action) {
        case 'closeText':
          close();
          break;
        case 'openText': {
          const { storyId, uid, field } = message;
          open({ storyId, uid, field });
          break;
        }
        case 'typeText':
          write(message, message.value);
          break;
        case 'typeRichText':
          write(message, message.stored);
          break;
        case 'askTool': {
          const found = opened && find(message, language);
          if (found?.definition.type !== 'richtext') return;
          const { definition: field } = found;
          chooseForText(message.tool, { field, attrs: message.attrs }, (chosen) => {
            focusPage();
            say({ action: 'chosen', chosen });
          });
          break;
        }
        case 'pasteHtml': {
          const { html, droppedImages } = cleanPasted(message.html, isInLibrary);
          if (opened) say({ action: 'cleaned', html, droppedImages });
          break;
        }
      }
    },
    look() {
      if (!opened) return;
      const { place, told } = opened;
      if (documentStore.getState().open?.selected !== place.uid) {
        close();
        say({ action: 'closeText' });
      } else if (find(place, language)?.value !== told) tell(place);
    },
  };
}

type Found = {
  key: string;
  definition: FormField;
  value: unknown;
};

function find({ storyId, uid, field }: TextPlace, language: string): Found | undefined {
  const { open } = documentStore.getState();
  const block = open?.story.id === storyId ? blockOf(open.content, open.index, uid) : undefined;
  const definition = block && definitionOf(block.component)?.fields.find(({ name }) => name === field);
  if (!block || !definition || !isTextInPlace(definition)) return undefined;
  const key = shownKey(block.component, field, language);
  const stored = block[key];
  const value = definition.type === 'richtext' || typeof stored === 'string' ? stored : '';
  return { key, definition, value };
}

function textMessage({ storyId, uid, field }: TextPlace, { definition, value }: Found): ToPage {
  const place = { storyId, uid, field, label: fieldLabel(definition, settingsStore.getState().language) };
  if (definition.type === 'richtext')
    return { action: 'richText', ...place, stored: value, tools: usableTools(definition) };
  return {
    action: 'text',
    ...place,
    value: typeof value === 'string' ? value : '',
    isMultiline: definition.type === 'textarea',
  };
}

/** Blocks can be put into a text only where it takes some. */
const usableTools = (field: FieldOf<'richtext'>) =>
  toolsOf(field).filter((tool) => tool !== 'blok' || allowedBlocks(field).length > 0);
