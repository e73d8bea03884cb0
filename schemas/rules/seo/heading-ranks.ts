import type { Fix } from '../model/fix.ts';
import { offeredFix, removing, replacing } from '../model/making-fixes.ts';
import type { Place } from '../model/rule.ts';
import { extend } from '../model/story-path.ts';
import type { ReadBlock } from '../model/story-reading.ts';
import { valueAt, valueInBlock } from '../model/value-at.ts';

const lower = { de: 'Eine Stufe kleiner machen (H2)', en: 'Lower its rank (H2)' };

/** Makes a main heading one of the second rank. */
export function loweringFixes({ block, path }: Place): Fix[] {
  if (!block) return [];
  if (path.segment === 'attrs') {
    const level = valueAt(valueInBlock(block, path), ['level']);
    return [offeredFix(lower, replacing(extend(path, 'level'), level, 2))];
  }
  const { headlineType, isHeadlineH1, tagNameHeadline } = block.content;
  const changes = [
    ...(headlineType === 'h1' ? [replacing(extend(block.path, 'headlineType'), headlineType, 'h2')] : []),
    ...(isHeadlineH1 === true ? [removing(extend(block.path, 'isHeadlineH1'), isHeadlineH1)] : []),
    ...(tagNameHeadline === 'h1' ? [replacing(extend(block.path, 'tagNameHeadline'), 'h1', 'h2')] : []),
  ];
  return [offeredFix(lower, ...changes)];
}

/** Makes the first headline of a page its main heading. */
export function raisingFixes(page: ReadBlock): Fix[] {
  const headline = page.children.find(
    ({ definition, language, content }) =>
      definition?.name === 'page_container_headline' &&
      language === undefined &&
      typeof content.headline === 'string' &&
      content.headline.trim() !== '',
  );
  if (!headline) return [];
  const label = {
    de: `„${headline.content.headline}“ zur Hauptüberschrift machen`,
    en: `Make “${headline.content.headline}” the main heading`,
  };
  const { path, content } = headline;
  return [offeredFix(label, replacing(extend(path, 'headlineType'), content.headlineType, 'h1'))];
}
