import type { Chosen } from '@blattwerk/schemas/preview/chosen-for-text.ts';
import type { AskedTool } from '@blattwerk/schemas/preview/rich-text-tool.ts';
import type { Block } from '../../base/content/block.ts';
import { allowedBlocks } from '../../base/schema/allowed-blocks.ts';
import type { FieldOf } from '../../base/schema/definitions.ts';
import { openDialog } from '../../store/dialog-store.ts';

type Field = FieldOf<'richtext'>;

/** Lets a picture of the library, or blocks that the field takes, be chosen for a text. */
export function chooseNode(tool: 'image' | 'blok', field: Field, choose: (chosen: Chosen) => void): void {
  if (tool === 'image') chooseImage(choose);
  else chooseBlok(field, choose);
}

/**
 * Opens the dialog of a tool for a text that is written upon the page.
 * @param attrs of the mark that the selected words have already
 */
export function chooseForText(
  tool: AskedTool,
  { field, attrs }: { field: Field; attrs: Record<string, unknown> | null },
  choose: (chosen: Chosen) => void,
): void {
  if (tool === 'image' || tool === 'blok') {
    chooseNode(tool, field, choose);
    return;
  }
  const mark = tool === 'color' ? 'textStyle' : tool;
  openDialog('text-mark', { mark, attrs, showsNewTab: field.allow_target_blank === true, choose });
}

function chooseImage(choose: (chosen: Chosen) => void): void {
  openDialog('assets', {
    multiple: false,
    imagesOnly: true,
    choose: ([asset]) => {
      if (!asset) return;
      const { id, filename: src, alt = '', title = '', source = '', copyright = '' } = asset;
      const attrs = { id, src, alt, title, source, copyright, meta_data: {} };
      choose({ kind: 'node', type: 'image', attrs });
    },
  });
}

function chooseBlok(field: Field, choose: (chosen: Chosen) => void): void {
  const allowed = allowedBlocks(field).map(({ name }) => name);
  const put = (body: readonly Block[]) =>
    choose({ kind: 'node', type: 'blok', attrs: { id: crypto.randomUUID(), body: [...body] } });
  openDialog('add-block', {
    choices: [{ place: undefined, allowed, accepts: allowed, room: Number.POSITIVE_INFINITY, choose: put }],
  });
}
