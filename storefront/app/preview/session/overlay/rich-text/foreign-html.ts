import type { EditorOptions } from '@tiptap/core';
import { tellWorkspace } from '../../direct-line.ts';

type Props = EditorOptions['editorProps'];
type View = Parameters<NonNullable<Props['handlePaste']>>[0];

/** What was copied in an editor like this one is clean; all else the workspace cleans, which knows the library. */
const foreignHtml = (data: DataTransfer | null): string => {
  const html = data?.getData('text/html') ?? '';
  return html.includes('data-pm-slice') ? '' : html;
};

const isInCode = ({ state }: View): boolean => state.selection.$from.parent.type.spec.code === true;

function sendToBeCleaned(view: View, data: DataTransfer | null): boolean {
  const html = foreignHtml(data);
  if (html === '' || isInCode(view)) return false;
  tellWorkspace({ action: 'pasteHtml', html });
  return true;
}

/** Lets what is pasted or dropped from elsewhere pass through the workspace. */
export const cleanWhatComes: Pick<Props, 'handlePaste' | 'handleDrop'> = {
  handlePaste: (view, event) => sendToBeCleaned(view, event.clipboardData),
  handleDrop(view, event, _slice, isMoved) {
    if (isMoved || foreignHtml(event.dataTransfer) === '') return false;
    return sendToBeCleaned(view, event.dataTransfer);
  },
};
