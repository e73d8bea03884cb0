import buttons from '@blattwerk/field-plugins/look/button.module.css';
import type { RichTextTool } from '@blattwerk/schemas/preview/rich-text-tool.ts';
import { commandOf } from '@blattwerk/schemas/rich-text/commands.ts';
import { putChosen } from '@blattwerk/schemas/rich-text/put-chosen.ts';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Anchor, Baseline, Highlighter, Image, Link, SquarePlus } from 'lucide-react';
import { Fragment } from 'react';
import { Toolbar as AriaToolbar, ToggleButton, Tooltip, TooltipTrigger } from 'react-aria-components';
import { chooseNode } from '../../../actions/rich-text/choose-for-text.ts';
import { allowedBlocks } from '../../../base/schema/allowed-blocks.ts';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { toolsOf } from '../../../base/schema/rich-text-tools.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import tooltips from '../../controls/tooltip.module.css';
import { useMessages } from '../../messages/messages.ts';
import { toolLabels } from '../../messages/tool-labels.ts';
import { AnchorForm } from './anchor-form.tsx';
import { ColourForm } from './colour-form.tsx';
import { LinkForm } from './link-form.tsx';
import { MarkTool } from './mark-tool.tsx';
import { ParagraphStyle } from './paragraph-style.tsx';
import styles from './rich-text.module.css';
import { type Tool, toolGroups } from './tools.ts';

/** The tools a rich text field offers. */
export function Toolbar({ editor, field }: { editor: Editor; field: FieldOf<'richtext'> }) {
  const say = useMessages();
  const tools = toolsOf(field);
  const has = (tool: RichTextTool) => tools.includes(tool);
  const choose = (tool: 'image' | 'blok') => chooseNode(tool, field, (chosen) => putChosen(editor, chosen));
  const popover = { editor, className: styles.linkForm };
  const swatches = { editor, className: styles.swatches };
  return (
    <AriaToolbar className={styles.toolbar ?? ''} aria-label={say('richText.toolbar')}>
      <ParagraphStyle editor={editor} has={has} />
      {toolGroups.map((group) => {
        const offered = group.filter(({ name }) => has(name));
        if (offered.length === 0) return null;
        return (
          <Fragment key={group[0]?.name}>
            <span className={styles.gap} aria-hidden />
            {offered.map((tool) => (
              <ToolButton key={tool.name} editor={editor} tool={tool} />
            ))}
          </Fragment>
        );
      })}
      <span className={styles.gap} aria-hidden />
      {has('color') && (
        <MarkTool {...swatches} mark="textStyle" label={say('richText.textStyle')} icon={Baseline}>
          {(form) => <ColourForm {...form} mark="textStyle" />}
        </MarkTool>
      )}
      {has('highlight') && (
        <MarkTool {...swatches} mark="highlight" label={say('richText.highlight')} icon={Highlighter}>
          {(form) => <ColourForm {...form} mark="highlight" />}
        </MarkTool>
      )}
      {has('link') && (
        <MarkTool {...popover} mark="link" label={say('richText.link')} icon={Link}>
          {(form) => <LinkForm {...form} showsNewTab={field.allow_target_blank === true} />}
        </MarkTool>
      )}
      {has('anchor') && (
        <MarkTool {...popover} mark="anchor" label={say('richText.anchor')} icon={Anchor}>
          {(form) => <AnchorForm {...form} />}
        </MarkTool>
      )}
      {has('image') && (
        <IconButton label={say('richText.image')} onPress={() => choose('image')}>
          <Image size={15} aria-hidden />
        </IconButton>
      )}
      {has('blok') && allowedBlocks(field).length > 0 && (
        <IconButton label={say('richText.blok')} onPress={() => choose('blok')}>
          <SquarePlus size={15} aria-hidden />
        </IconButton>
      )}
    </AriaToolbar>
  );
}

function ToolButton({ editor, tool }: { editor: Editor; tool: Tool }) {
  const say = useMessages();
  const command = commandOf(tool.name);
  const isOn = useEditorState({ editor, selector: () => command.isOn?.(editor) ?? false });
  const label = toolLabels(say)[tool.name];
  const Icon = tool.icon;
  if (!command.isOn)
    return (
      <IconButton label={label} preventFocusOnPress onPress={() => command.run(editor)}>
        <Icon size={15} aria-hidden />
      </IconButton>
    );
  return (
    <TooltipTrigger delay={500}>
      <ToggleButton
        aria-label={label}
        isSelected={isOn}
        preventFocusOnPress
        onChange={() => command.run(editor)}
        className={`${buttons.button} ${buttons.plain} ${buttons.icon}`}
      >
        <Icon size={15} aria-hidden />
      </ToggleButton>
      <Tooltip className={tooltips.tooltip ?? ''} offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
