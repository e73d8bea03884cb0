import type { RichTextInPlace } from '@blattwerk/schemas/preview/to-page.ts';
import { toEditor } from '@blattwerk/schemas/rich-text/convert.ts';
import { richTextExtensions } from '@blattwerk/schemas/rich-text/extensions.ts';
import { storedText } from '@blattwerk/schemas/rich-text/stored-text.ts';
import { Editor } from '@tiptap/core';
import { tellWorkspace } from '../../direct-line.ts';
import { fieldElementsOf } from '../../marked-place.ts';
import { seenOf } from '../seen.ts';
import { clickedPoint } from './clicked-point.ts';
import { cleanWhatComes } from './foreign-html.ts';
import { holdEmpty } from './hold-empty.ts';
import { pageBloks } from './page-blok.ts';
import { placeForEmpty } from './place-for-empty.ts';
import { standInFor } from './stand-in.ts';

export type OpenEditor = { editor: Editor; element: HTMLElement; end(): void };

/**
 * Opens the editor of a formatted text where the page shows it: with the extensions of the form's editor, in the page's own
 * letters. Each key goes to the workspace.
 * @returns undefined where the page does not show the text
 */
export function openEditor(text: RichTextInPlace, onClose: () => void): OpenEditor | undefined {
  const { storyId, uid, field, label } = text;
  const find = () => fieldElementsOf({ storyId, uid }, field);
  const shown = seenOf(find());
  const first = shown ?? placeForEmpty(text);
  const bloks = pageBloks(storyId);
  let view: Editor['view'] | undefined;
  let hadFocus = false;
  const place = first && standInFor(first, { find, onChange, isOurs: !shown });
  if (!place) return undefined;
  const held = holdEmpty({ uid, field });
  const { element } = place;
  const editor = new Editor({
    element: { mount: element },
    extensions: richTextExtensions(bloks.extension),
    content: toEditor(text.stored),
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      ...cleanWhatComes,
      handleKeyDown(_, event) {
        if (event.key !== 'Escape' || event.isComposing) return false;
        event.preventDefault();
        event.stopPropagation();
        onClose();
        return true;
      },
    },
    onFocus: () => {
      hadFocus = true;
    },
    onUpdate: ({ editor: current }) => {
      const stored = storedText(current);
      held.look(stored);
      tellWorkspace({ action: 'typeRichText', storyId, uid, field, stored });
    },
  });
  view = editor.view;
  setCaret(editor);
  const ending = closeElsewhere(element, onClose);

  function onChange(): void {
    bloks.look();
    // The page has put the place elsewhere, and the browser taken the focus from it.
    if (view && hadFocus && element.isConnected && document.activeElement === document.body) view.focus();
  }

  return {
    editor,
    element,
    end() {
      ending.abort();
      editor.destroy();
      place.end();
      held.end();
    },
  };
}

/** Where it was clicked, or at the end of the text. */
function setCaret({ view, commands }: Editor): void {
  const clicked = clickedPoint.take();
  const at = clicked && view.posAtCoords(clicked)?.pos;
  getSelection()?.removeAllRanges();
  commands.setTextSelection(at ?? view.state.doc.content.size);
  // Not by the command, which waits for a frame: keys are typed meanwhile.
  view.focus();
}

/** A press elsewhere on the page, or Tab, leaves the text; the workspace's window and its dialogs do not. */
function closeElsewhere(element: HTMLElement, onClose: () => void): AbortController {
  const ending = new AbortController();
  const { signal } = ending;
  const isElsewhere = (target: EventTarget | null) =>
    target instanceof Element && !element.contains(target) && !target.hasAttribute('data-overlay');
  document.addEventListener('pointerdown', ({ target }) => isElsewhere(target) && onClose(), {
    capture: true,
    signal,
  });
  document.addEventListener('focusin', ({ target }) => isElsewhere(target) && onClose(), { signal });
  return ending;
}
