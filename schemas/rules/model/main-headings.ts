import { kindsShownBy } from '../../products/kind-lists.ts';
import { isBlankText } from './blank-text.ts';
import { oncePerReading } from './once-per-reading.ts';
import type { Place } from './rule.ts';
import { extend } from './story-path.ts';
import type { ReadBlock, ReadHeading } from './story-reading.ts';

/** Fewest and most main headings (H1) a visitor can meet: of every test, one variant is shown. */
export type MainHeadings = { fewest: Place[]; most: Place[] };

export const mainHeadings = oncePerReading(({ root, blocks }): MainHeadings => {
  if (root && blocks.some(isTest)) return headingsIn(root);
  const most: Place[] = [];
  const products: Place[] = [];
  for (const block of blocks) {
    if (!isDefaultContent(block)) continue;
    most.push(...ownHeadings(block));
    products.push(...productHeading(block));
  }
  return { fewest: [...most, ...products], most };
});

function headingsIn(block: ReadBlock): MainHeadings {
  const own = ownHeadings(block);
  const variants = variantsOf(block).map((children) => {
    const found = children.map(headingsIn);
    return { fewest: found.flatMap(({ fewest }) => fewest), most: found.flatMap(({ most }) => most) };
  });
  const fewest = variants.map((variant) => variant.fewest).sort((a, b) => a.length - b.length)[0] ?? [];
  const most = variants.map((variant) => variant.most).sort((a, b) => b.length - a.length)[0] ?? [];
  return { fewest: [...own, ...productHeading(block), ...fewest], most: [...own, ...most] };
}

/** The groups of children of which one is shown; outside tests that is the single group of all. */
function variantsOf(block: ReadBlock): ReadBlock[][] {
  const children = block.children.filter(isDefaultContent);
  switch (block.definition?.name) {
    case 'ab_test':
      return ['control', 'treatment'].map((key) => children.filter(({ within }) => within?.key === key));
    case 'multi_treatment_test':
      return children.map((treatment) => [treatment]);
    default:
      return [children];
  }
}

function isTest({ definition }: ReadBlock): boolean {
  return definition?.name === 'ab_test' || definition?.name === 'multi_treatment_test';
}

/** Translations take the place of the default content, so only the default content is counted. */
function isDefaultContent({ language }: ReadBlock): boolean {
  return language === undefined;
}

/** Which text of a block is an H1, by what its fields say. */
const headingFields = new Map(
  Object.entries<(content: Record<string, unknown>) => string | undefined>({
    page_container_headline: ({ headlineType }) => (headlineType === 'h1' ? 'headline' : undefined),
    teaser_slide: ({ isHeadlineH1, tagNameHeadline }) =>
      isHeadlineH1 === true || tagNameHeadline === 'h1' ? 'title' : undefined,
    small_teaser: ({ isHeadlineH1 }) => (isHeadlineH1 === true ? 'headline' : undefined),
    article: ({ isHeadlineH1 }) => (isHeadlineH1 === true ? 'headline' : undefined),
    text_page: ({ isHeadlineH1 }) => (isHeadlineH1 === true ? 'headline' : undefined),
  }),
);

/** A product's page is headed by the product's name: it needs no other H1, and one chosen beside it counts alone. */
function productHeading(block: ReadBlock): readonly Place[] {
  if (kindsShownBy(block.definition?.name).length === 0) return none;
  return [{ block, key: 'product', path: extend(block.path, 'product') }];
}

/** Whether the page has its main heading, or one of them, inside this block. */
export function hasMainHeading(block: ReadBlock): boolean {
  return ownHeadings(block).length > 0 || block.children.some(hasMainHeading);
}

const none: readonly Place[] = [];

function isMainInText({ level, language }: ReadHeading): boolean {
  return level === 1 && language === undefined;
}

function ownHeadings(block: ReadBlock): readonly Place[] {
  const { content, definition, headings, path } = block;
  const inText = headings.length === 0 ? none : headings.filter(isMainInText);
  const key = definition && headingFields.get(definition.name)?.(content);
  if (!key || isBlank(content[key])) return inText;
  return [{ block, key, path: extend(path, key) }, ...inText];
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || isBlankText(value);
}
