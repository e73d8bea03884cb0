import type { SnapshotField } from '../changes/schema-snapshot.ts';

const texts = ['text', 'textarea', 'markdown'];

/** The function of `conversions.ts` that turns one type into another, where there is a sensible one. */
export function conversionFor(from: SnapshotField, to: SnapshotField): string | undefined {
  const isText = texts.includes(from.type);
  if (to.type === 'richtext' && isText) return 'asRichText';
  if (texts.includes(to.type)) {
    return isText || ['richtext', 'number', 'option', 'options'].includes(from.type) ? 'asText' : undefined;
  }
  if (to.type === 'number' && isText) return 'asNumber';
  if (to.type === 'multilink' && isText) return 'asLink';
  if ((from.type === 'option' && to.type === 'options') || (from.type === 'asset' && to.type === 'multiasset'))
    return 'asList';
  if ((from.type === 'options' && to.type === 'option') || (from.type === 'multiasset' && to.type === 'asset'))
    return 'asFirst';
  return undefined;
}
