import type { BlockOf } from '@blattwerk/schemas/schema.ts';

type AttributeTable = BlockOf<'teaser_slide'>['teaserHtmlAttributes'];

const allowedName = /^(id|data-[a-z0-9][a-z0-9-]*)$/;
/** Names the editor's bridge keeps for itself. */
const reservedName = /^data-blok-/;

/** Attributes an editor adds for measuring: `id` and `data-*`, nothing that could run or restyle anything. */
export function htmlAttributes(table: AttributeTable): Record<string, string> {
  const rows = [table?.thead, ...(table?.tbody ?? []).map((row) => row.body)];
  return Object.fromEntries(
    rows.flatMap((cells) => {
      const [name = '', value = ''] = (cells ?? []).map((cell) => cell.value?.trim() ?? '');
      return allowedName.test(name) && !reservedName.test(name) ? [[name, value]] : [];
    }),
  );
}
