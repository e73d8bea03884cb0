import type { Editor } from '@tiptap/core';
import type { Chosen } from '../preview/chosen-for-text.ts';

/** Puts what was chosen in a dialog at the selection: a mark on its words, no mark any more, a picture, a block. */
export function putChosen(editor: Editor, chosen: Chosen): void {
  const chain = editor.chain().focus();
  if (chosen.kind === 'node') {
    chain.insertContent({ type: chosen.type, attrs: chosen.attrs }).run();
    return;
  }
  const { mark, attrs, words } = chosen;
  // Colours are of the selected words alone; a link or an anchor is one thing, wherever in it the caret stands.
  if (mark === 'link' || mark === 'anchor') chain.extendMarkRange(mark);
  if (attrs === null) chain.unsetMark(mark).run();
  else if (words !== '' && editor.state.selection.empty && !editor.isActive(mark))
    chain.insertContent({ type: 'text', text: words, marks: [{ type: mark, attrs }] }).run();
  else chain.setMark(mark, attrs).run();
}
