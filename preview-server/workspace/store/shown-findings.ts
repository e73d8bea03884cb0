import { isEmptyValue } from '@blattwerk/schemas/rules/model/empty-value.ts';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { blockOf } from '../base/content/block-index.ts';
import { definitionOf } from '../base/schema/definitions.ts';
import type { OpenDocument } from './page/document-store.ts';

/** What an editor has not come to yet: blocks put in empty in this sitting, and those of their fields that were left again. */
export type NewWork = { blocks: ReadonlySet<string>; leftFields: ReadonlySet<string> };

export const fieldKey = (uid: string, field: string): string => `${uid} ${field}`;

/** Whether a finding says no more than that a new block is not filled in yet. */
export function isStillToFill(
  { uid, field }: Finding,
  { blocks, leftFields }: NewWork,
  open: Pick<OpenDocument, 'content' | 'index'> | undefined,
): boolean {
  if (!open || uid === undefined || !blocks.has(uid)) return false;
  if (field === undefined) return true;
  if (leftFields.has(fieldKey(uid, field))) return false;
  const block = blockOf(open.content, open.index, uid);
  const definition = definitionOf(block?.component ?? '')?.fields.find(({ name }) => name === field);
  if (!block || !definition) return false;
  // A list of blocks is filled step by step.
  return definition.type === 'bloks' || isEmptyValue(definition.type, block[field]);
}

/**
 * Of the findings of a page those that stand already, as they are now: while a text is being typed what is mended goes, and
 * nothing comes.
 */
export function withoutNew(findings: readonly Finding[], before: readonly Finding[]): Finding[] {
  const known = new Set(before.map(nameOf));
  return findings.filter((finding) => known.has(nameOf(finding)));
}

const nameOf = ({ code, uid, field }: Finding): string => `${code} ${uid} ${field}`;
