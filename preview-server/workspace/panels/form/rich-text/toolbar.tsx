import buttons from '@blattwerk/field-plugins/look/button.module.css';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Image, SquarePlus } from 'lucide-react';
import { Fragment } from 'react';
import { Toolbar as AriaToolbar, ToggleButton, Tooltip, TooltipTrigger } from 'react-aria-components';
import type { Block } from '../../../base/content/block.ts';
import { allowedBlocks } from '../../../base/schema/allowed-blocks.ts';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { openDialog } from '../../../store/dialog-store.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import tooltips from '../../controls/tooltip.module.css';
import { useMessages } from '../../messages/messages.ts';
import { AnchorTool } from './anchor-tool.tsx';
import { ColourTool } from './colour-tool.tsx';
import { LinkTool } from './link-tool.tsx';
import { ParagraphStyle } from './paragraph-style.tsx';
import styles from './rich-text.module.css';
import { offers } from './toolbar-tools.ts';
import { type Tool, toolGroups } from './tools.ts';

/** The tools a rich text field offers. */
export function Toolbar({ editor, field }: { editor: Editor; field: FieldOf<'richtext'> }) {
  const say = useMessages();
  const has = offers(field);
  const blocks = allowedBlocks(field).map(({ name }) => name);
  return (
    <AriaToolbar className={styles.toolbar ?? ''} aria-label={say('richText.toolbar')}>
      <ParagraphStyle editor={editor} has={has} />
      {toolGroups.map((group) => {
        const tools = group.filter(({ name }) => has(name));
        if (tools.length === 0) return null;
        return (
          <Fragment key={group[0]?.name}>
            <span className={styles.gap} aria-hidden />
            {tools.map((tool) => (
              <ToolButton key={tool.name} editor={editor} tool={tool} />
            ))}
          </Fragment>
        );
      })}
      <span className={styles.gap} aria-hidden />
      {has('color') && <ColourTool editor={editor} mark="textStyle" />}
      {has('highlight') && <ColourTool editor={editor} mark="highlight" />}
      {has('link') && <LinkTool editor={editor} showsNewTab={field.allow_target_blank === true} />}
      {has('anchor') && <AnchorTool editor={editor} />}
      {has('image') && (
        <IconButton label={say('richText.image')} onPress={() => insertImage(editor)}>
          <Image size={15} aria-hidden />
        </IconButton>
      )}
      {has('blok') && blocks.length > 0 && (
        <IconButton label={say('richText.blok')} onPress={() => insertBlok(editor, blocks)}>
          <SquarePlus size={15} aria-hidden />
        </IconButton>
      )}
    </AriaToolbar>
  );
}

function ToolButton({ editor, tool }: { editor: Editor; tool: Tool }) {
  const say = useMessages();
  const isOn = useEditorState({ editor, selector: () => tool.isOn?.(editor) ?? false });
  const Icon = tool.icon;
  if (!tool.isOn)
    return (
      <IconButton label={say(tool.label)} preventFocusOnPress onPress={() => tool.run(editor)}>
        <Icon size={15} aria-hidden />
      </IconButton>
    );
  return (
    <TooltipTrigger delay={500}>
      <ToggleButton
        aria-label={say(tool.label)}
        isSelected={isOn}
        preventFocusOnPress
        onChange={() => tool.run(editor)}
        className={`${buttons.button} ${buttons.plain} ${buttons.icon}`}
      >
        <Icon size={15} aria-hidden />
      </ToggleButton>
      <Tooltip className={tooltips.tooltip ?? ''} offset={6}>
        {say(tool.label)}
      </Tooltip>
    </TooltipTrigger>
  );
}

function insertImage(editor: Editor): void {
  openDialog('assets', {
    multiple: false,
    imagesOnly: true,
    choose: ([asset]) => {
      if (!asset) return;
      const { id, filename: src, alt = '', title = '', source = '', copyright = '' } = asset;
      const attrs = { id, src, alt, title, source, copyright, meta_data: {} };
      editor.chain().focus().insertContent({ type: 'image', attrs }).run();
    },
  });
}

function insertBlok(editor: Editor, allowed: readonly string[]): void {
  const choose = (body: readonly Block[]) => {
    const attrs = { id: crypto.randomUUID(), body: [...body] };
    editor.chain().focus().insertContent({ type: 'blok', attrs }).run();
  };
  openDialog('add-block', {
    choices: [{ place: undefined, allowed, accepts: allowed, room: Number.POSITIVE_INFINITY, choose }],
  });
}
