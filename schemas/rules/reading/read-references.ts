import { pickerTypes } from '../../fields/picker-types.ts';
import { isRecord } from '../model/is-record.ts';
import { extend } from '../model/story-path.ts';
import type { References, Spot } from '../model/story-reading.ts';

/** Collects what a picker's value refers to. What is no reference at all has another rule against it. */
export function readReferences(into: References, value: unknown, spot: Spot): void {
  if (!isRecord(value)) return;
  switch (spot.field.field_type) {
    case pickerTypes.product:
      readProducts(into, value, spot);
      break;
    case pickerTypes.theme:
      if (typeof value.themeId !== 'number') return;
      into.themes.push({
        ...spot,
        themeId: value.themeId,
        designId: typeof value.designId === 'string' && value.designId !== '' ? value.designId : undefined,
      });
      break;
    case pickerTypes.format:
      if (typeof value.format === 'string') into.formats.push({ ...spot, format: value.format });
      break;
  }
}

function readProducts(into: References, { items }: Record<string, unknown>, spot: Spot): void {
  if (!Array.isArray(items)) return;
  const path = extend(spot.path, 'items');
  into.productLists.push({ ...spot, path, items });
  items.forEach((item: unknown, index) => {
    if (!isRecord(item) || typeof item.kind !== 'string' || typeof item.id !== 'string') return;
    into.products.push({ ...spot, path: extend(path, index), kind: item.kind, id: item.id, index, items });
  });
}
