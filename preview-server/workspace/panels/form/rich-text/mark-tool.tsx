import type { ChosenMark } from '@blattwerk/schemas/preview/chosen-for-text.ts';
import { putChosen } from '@blattwerk/schemas/rich-text/put-chosen.ts';
import type { Editor } from '@tiptap/core';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { IconButton } from '../../controls/icon-button.tsx';
import popovers from '../../controls/popover.module.css';
import type { MarkFormProps } from './mark-form.ts';

type MarkToolProps = {
  editor: Editor;
  mark: ChosenMark;
  label: string;
  icon: LucideIcon;
  className: string | undefined;
  children(form: MarkFormProps): ReactNode;
};

/** A button of the toolbar whose form says what becomes of the selected words. */
export function MarkTool({ editor, mark, label, icon: Icon, className, children }: MarkToolProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <IconButton label={label}>
        <Icon size={15} aria-hidden />
      </IconButton>
      <Popover className={popovers.popover ?? ''}>
        <Dialog aria-label={label} className={className ?? ''}>
          {children({
            attrs: editor.isActive(mark) ? editor.getAttributes(mark) : null,
            choose: (attrs, words) => {
              putChosen(editor, { kind: 'mark', mark, attrs, words });
              setOpen(false);
            },
          })}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
