import type { Block } from '../../base/content/block.ts';
import { fieldPlace } from '../../base/schema/field-place.ts';
import type { Say } from '../messages/messages.ts';

type Languages = readonly { code: string; label: string }[];

/** `Hauptteaser · Euer Tag › Überschrift (Englisch)`: where a finding stands; empty for what concerns no block. */
export function findingPlace(
  say: Say,
  block: Block | undefined,
  field: string | undefined,
  languages: Languages = [],
): string {
  if (!block) return '';
  const place = fieldPlace(block, field ?? '', languages, say.language);
  return field === undefined ? place.block : `${place.block} › ${place.field}`;
}
