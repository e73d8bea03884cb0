import type { RichTextInPlace, Surroundings } from '@blattwerk/schemas/preview/to-page.ts';
import { putChosen } from '@blattwerk/schemas/rich-text/put-chosen.ts';
import { showStored } from '@blattwerk/schemas/rich-text/stored-text.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hearWorkspace } from '../../direct-line.ts';
import { followElements } from '../follow-elements.ts';
import { type OpenEditor, openEditor } from './open-editor.ts';
import { wearPageStyles } from './page-styles.ts';
import { RichTextTools } from './rich-text-tools.tsx';

type Words = Surroundings['words']['richText'];

type WrittenRichTextProps = { text: RichTextInPlace; words: Words; onClose(): void };

/** A formatted text, written and formatted where the page shows it, with its tools above. */
export default function WrittenRichText({ text, words, onClose }: WrittenRichTextProps) {
  const [opened, setOpened] = useState<OpenEditor>();
  const [dropped, setDropped] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const told = useRef(text);
  useLayoutEffect(() => {
    const stopWearing = wearPageStyles();
    const now = openEditor(told.current, onClose);
    if (!now) {
      stopWearing();
      onClose();
      return;
    }
    setOpened(now);
    const stopHearing = hearWorkspace((message) => {
      if (message.action === 'chosen') putChosen(now.editor, message.chosen);
      if (message.action !== 'cleaned') return;
      now.editor.view.pasteHTML(message.html);
      setDropped(message.droppedImages);
    });
    return () => {
      stopHearing();
      now.end();
      stopWearing();
    };
  }, [onClose]);
  useLayoutEffect(() => {
    if (!opened || !box.current) return;
    const { element } = opened;
    return followElements(box.current, () => (element.isConnected ? [element] : []));
  }, [opened]);
  // Told anew when the form or undo has changed it.
  useEffect(() => {
    if (opened && told.current !== text) showStored(opened.editor, text.stored);
    told.current = text;
  }, [opened, text]);
  return (
    <div ref={box} className="box" hidden>
      {opened && <RichTextTools opened={opened} text={text} words={words} />}
      {dropped > 0 && (
        <p className="dropped" role="status">
          {dropped === 1 ? words.droppedImage : words.droppedImages.replace('{count}', String(dropped))}
        </p>
      )}
    </div>
  );
}
