import { ancestry, type BlockIndex } from '../../base/content/block-index.ts';
import type { Breadcrumb } from './bridge-messages.ts';

/** The way from the root to a block, as the bridge shows it in its menu. */
export function breadcrumbsTo(index: BlockIndex, uid: string): Breadcrumb[] {
  return ancestry(index, uid).flatMap((each): Breadcrumb[] => {
    const entry = index.get(each);
    if (!entry) return [];
    if (entry.parent === undefined) return [{ _uid: each, component: entry.component }];
    return [
      {
        _uid: each,
        component: entry.component,
        _parentUid: entry.parent,
        _parentfield: entry.field,
        _parentindex: entry.index,
        _parentName: index.get(entry.parent)?.component ?? '',
      },
    ];
  });
}
