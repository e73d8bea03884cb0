import type { EditorProps } from './desk/editor-props.ts';
import { Panel } from './desk/panel.tsx';
import { StagePane } from './desk/stage-pane.tsx';
import { useDesk } from './desk/use-desk.ts';
import { useKeyboardRoom } from './desk/use-keyboard-room.ts';
import styles from './editor.module.css';

/** A design and everything on it that is the customer's to change. */
export function Editor(props: EditorProps) {
  const desk = useDesk(props);
  useKeyboardRoom(desk.root);
  return (
    <div className={styles.editor} data-book={props.draft.book ? '' : undefined} ref={desk.root}>
      <StagePane {...props} desk={desk} />
      <Panel {...props} desk={desk} isBehind={desk.letters.isBehind} />
    </div>
  );
}
