import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toWorkspace } from '../preview/to-workspace.ts';
import { blokNode } from './blok-node.ts';
import { type CommandName, commandOf, commands } from './commands.ts';
import { toEditor } from './convert.ts';
import { richTextExtensions } from './extensions.ts';
import { headings, setParagraphStyle } from './paragraph-styles.ts';
import { putChosen } from './put-chosen.ts';
import { showStored, storedText } from './stored-text.ts';

const extensions = richTextExtensions(blokNode);

/** Without a window to be seen in: both editors differ in that alone. */
const editorOf = (stored: unknown) => new Editor({ element: null, extensions, content: toEditor(stored) });

type Edit = (editor: Editor) => void;

const names = Object.keys(commands).filter((name): name is CommandName => name in commands);
const place = fc.nat({ max: 60 });
const words = fc.string({ minLength: 1, maxLength: 6 });

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, place).map(
    ([one, other]): Edit =>
      (editor) => {
        const end = editor.state.doc.content.size;
        const [from = 0, to = 0] = [Math.min(one, end), Math.min(other, end)].toSorted((a, b) => a - b);
        editor.commands.setTextSelection({ from, to });
      },
  ),
  words.map(
    (typed): Edit =>
      (editor) =>
        editor.commands.insertContent({ type: 'text', text: typed }),
  ),
  fc.constant<Edit>((editor) => editor.commands.splitBlock()),
  fc.constant<Edit>((editor) => editor.commands.deleteSelection()),
  fc.constant<Edit>((editor) => editor.commands.setHardBreak()),
  fc.constantFrom(...names).map(
    (name): Edit =>
      (editor) =>
        commandOf(name).run(editor),
  ),
  fc.constantFrom('paragraph', ...headings.map(([name]) => name)).map(
    (style): Edit =>
      (editor) =>
        setParagraphStyle(editor, style),
  ),
  fc.constantFrom(null, { href: '/a', linktype: 'url' }).map(
    (attrs): Edit =>
      (editor) =>
        putChosen(editor, { kind: 'mark', mark: 'link', attrs, words: 'hier' }),
  ),
  fc.constantFrom(null, { color: '#2f4a3f' }).map(
    (attrs): Edit =>
      (editor) =>
        putChosen(editor, { kind: 'mark', mark: 'textStyle', attrs, words: '' }),
  ),
);

/** What reaches the draft of a text that is written upon the page: it goes through the line, as a copy. */
function told(stored: unknown): unknown {
  const message = toWorkspace.parse(
    structuredClone({ action: 'typeRichText', storyId: 1, uid: 'a', field: 'text', stored }),
  );
  return message.action === 'typeRichText' ? message.stored : undefined;
}

test('written in the form or upon the page, edit for edit in turn, a text becomes the same', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(edit, fc.boolean()), { maxLength: 12 }), (edits) => {
      const [alone, form, page] = [editorOf(undefined), editorOf(undefined), editorOf(undefined)];
      for (const [act, isInPage] of edits) {
        act(alone);
        const [written, follows] = isInPage ? [page, form] : [form, page];
        written.commands.setTextSelection({
          from: follows.state.selection.from,
          to: follows.state.selection.to,
        });
        act(written);
        showStored(follows, isInPage ? told(storedText(written)) : structuredClone(storedText(written)));
        follows.commands.setTextSelection({
          from: written.state.selection.from,
          to: written.state.selection.to,
        });
      }
      expect(storedText(form)).toEqual(storedText(page));
    }),
  );
});

const saying = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

test('the caret stays with its words when another hand changes the text, and stands behind what is taken back', () => {
  const editor = editorOf(saying('Karten'));
  const caret = () => editor.state.doc.textBetween(0, editor.state.selection.from, ' ').trim();
  editor.commands.setTextSelection(4);
  showStored(editor, saying('Karten und mehr'));
  expect(caret()).toBe('Kar');
  showStored(editor, saying('Schöne Karten und mehr'));
  expect(caret()).toBe('Schöne Kar');
  showStored(editor, saying('Schöne Kar-ten und mehr'));
  expect(caret()).toBe('Schöne Kar-');
  showStored(editor, { type: 'doc', content: [] });
  expect(editor.getText()).toBe('');
});

const documents = fc.array(edit, { maxLength: 10 }).map((edits) => {
  const editor = editorOf(undefined);
  for (const act of edits) act(editor);
  return storedText(editor);
});

test('an editor shows any text that it is told, whatever it showed before', () => {
  fc.assert(
    fc.property(documents, documents, (before, after) => {
      const editor = editorOf(before);
      showStored(editor, after);
      expect(storedText(editor)).toEqual(after);
    }),
  );
});
