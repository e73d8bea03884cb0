import { askedTool, type RichTextTool } from '@blattwerk/schemas/preview/rich-text-tool.ts';
import type { RichTextInPlace, Surroundings } from '@blattwerk/schemas/preview/to-page.ts';
import { type CommandName, commandOf, commands } from '@blattwerk/schemas/rich-text/commands.ts';
import {
  headings,
  paragraphStyle,
  setParagraphStyle,
} from '@blattwerk/schemas/rich-text/paragraph-styles.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { tellWorkspace } from '../../direct-line.ts';
import { goAlong } from '../go-along.ts';
import type { OpenEditor } from './open-editor.ts';
import { ToolIcon } from './tool-icon.tsx';
import { useToolPlace } from './use-tool-place.ts';

/** Always in sight; the others are behind a button, so that the bar covers little of the page. */
const often: readonly RichTextTool[] = ['bold', 'italic', 'link', 'list', 'olist', 'quote'];

const marks = { link: 'link', anchor: 'anchor', color: 'textStyle', highlight: 'highlight' } as const;

type RichTextToolsProps = {
  opened: OpenEditor;
  text: RichTextInPlace;
  words: Surroundings['words']['richText'];
};

/** The tools of a text, above the selected words, or above the text while none are selected. */
export function RichTextTools({ opened, text: { storyId, uid, field, tools }, words }: RichTextToolsProps) {
  const { editor } = opened;
  const bar = useRef<HTMLDivElement>(null);
  const place = useToolPlace(opened, bar);
  const [showsAll, setShowsAll] = useState(false);
  const has = (tool: RichTextTool) => tools.includes(tool);
  const styles = headings.filter(([name]) => has(name));
  const buttons = tools.filter((tool) => tool !== 'paragraph' && !styles.some(([name]) => name === tool));
  const rare = buttons.filter((tool) => !often.includes(tool));
  const shown = [...often.filter(has), ...(showsAll ? rare : [])];

  const isOn = (tool: RichTextTool): boolean | undefined => {
    if (isCommand(tool)) return commandOf(tool).isOn?.(editor);
    return isMarkTool(tool) ? editor.isActive(marks[tool]) : undefined;
  };
  const run = (tool: RichTextTool) => {
    if (isCommand(tool)) commandOf(tool).run(editor);
    const asked = askedTool.safeParse(tool);
    if (!asked.success) return;
    const mark = isMarkTool(tool) ? marks[tool] : undefined;
    const attrs = mark && editor.isActive(mark) ? { ...editor.getAttributes(mark) } : null;
    tellWorkspace({ action: 'askTool', storyId, uid, field, tool: asked.data, attrs });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLSelectElement && event.key !== 'Escape') return;
    goAlong(event, bar.current, () => editor.view.focus());
  };
  return (
    <div className={place.isAtWords ? 'at-words' : 'rail'} style={place.style}>
      <div
        ref={bar}
        className="toolbar tools"
        role="toolbar"
        aria-label={words.toolbar}
        onKeyDown={onKeyDown}
        onMouseDown={keepFocus}
      >
        {styles.length > 0 && (
          <select
            aria-label={words.style}
            value={paragraphStyle(editor)}
            onChange={({ target }) => setParagraphStyle(editor, target.value)}
          >
            <option value="paragraph">{words.tools.paragraph}</option>
            {styles.map(([name]) => (
              <option key={name} value={name}>
                {words.tools[name]}
              </option>
            ))}
          </select>
        )}
        {shown.map((tool, position) => (
          <button
            key={tool}
            type="button"
            tabIndex={position === 0 ? 0 : -1}
            aria-label={words.tools[tool]}
            aria-pressed={isOn(tool)}
            data-tip={words.tools[tool]}
            onClick={() => run(tool)}
          >
            <ToolIcon name={tool} />
          </button>
        ))}
        {rare.length > 0 && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={words.more}
            aria-expanded={showsAll}
            data-tip={words.more}
            onClick={() => setShowsAll(!showsAll)}
          >
            <ToolIcon name="more" />
          </button>
        )}
      </div>
    </div>
  );
}

const isCommand = (tool: RichTextTool): tool is CommandName => tool in commands;

const isMarkTool = (tool: RichTextTool): tool is keyof typeof marks => tool in marks;

/** A press on a tool leaves the caret in the text; the list of paragraph styles needs the focus to open. */
function keepFocus(event: { target: EventTarget; preventDefault(): void }): void {
  if (!(event.target instanceof HTMLSelectElement)) event.preventDefault();
}
