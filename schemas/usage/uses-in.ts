import { productKinds } from '../kinds/kind-facts.generated.ts';
import { isRecord } from '../rules/model/is-record.ts';
import { assetId, type SubjectKey, subjectKey } from './subject.ts';

/** How often a story's content uses each subject, at any depth and in every language. */
export function usesIn(content: unknown): Map<SubjectKey, number> {
  const uses = new Map<SubjectKey, number>();
  collect(content, true, (key) => uses.set(key, (uses.get(key) ?? 0) + 1));
  return uses;
}

/** What one block itself refers to; what the blocks inside it use is theirs. */
export function referencesOf(block: Readonly<Record<string, unknown>>): SubjectKey[] {
  const keys = new Set<SubjectKey>();
  for (const value of Object.values(block)) collect(value, false, (key) => keys.add(key));
  return [...keys];
}

type Report = (key: SubjectKey) => void;

function collect(value: unknown, isDeep: boolean, report: Report): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, isDeep, report);
    return;
  }
  if (!isRecord(value)) return;
  if (typeof value.component === 'string') {
    if (!isDeep) return;
    report(subjectKey('block', value.component));
  }
  reportPicked(value, report);
  reportAsset(value, report);
  reportLink(value, report);
  for (const held of Object.values(value)) if (typeof held === 'object') collect(held, isDeep, report);
}

/** What the pickers store. */
function reportPicked({ plugin, themeId, designId, items }: Record<string, unknown>, report: Report): void {
  if (plugin === 'blattwerk-theme') {
    if (typeof themeId === 'number') report(subjectKey('theme', themeId));
    if (typeof designId === 'string') report(subjectKey('design', designId));
  }
  if (plugin !== 'blattwerk-product' || !Array.isArray(items)) return;
  for (const item of items) {
    const kind = isRecord(item) ? productKinds.find((known) => known === item.kind) : undefined;
    if (kind && isRecord(item) && typeof item.id === 'string') report(subjectKey(kind, item.id));
  }
}

/** Files in fields, and pictures in rich text. */
function reportAsset({ fieldtype, filename, type, attrs }: Record<string, unknown>, report: Report): void {
  if (fieldtype === 'asset' && typeof filename === 'string' && filename !== '')
    report(subjectKey('asset', assetId(filename)));
  if (type === 'image' && isRecord(attrs) && typeof attrs.src === 'string' && attrs.src !== '')
    report(subjectKey('asset', assetId(attrs.src)));
}

/** Links in fields and in rich text; the latter name the story by `uuid`. */
function reportLink({ linktype, id, uuid, url, href }: Record<string, unknown>, report: Report): void {
  const address = [url, href].find((text) => typeof text === 'string' && text !== '');
  if (linktype === 'asset' && typeof address === 'string') report(subjectKey('asset', assetId(address)));
  if (linktype !== 'story') return;
  const story = [uuid, id].find((text) => typeof text === 'string' && text !== '');
  if (typeof story === 'string') report(subjectKey('story', story));
}
