import { productValueSchema } from '@blattwerk/schemas/field-plugins/product-value.ts';
import { pickerTypes } from '@blattwerk/schemas/fields/picker-types.ts';
import { customerTypesOf, marketsOf } from '@blattwerk/schemas/rules/catalogue/audience.ts';
import type { Finding, Sentence } from '@blattwerk/schemas/rules/model/finding.ts';
import type { Fix } from '@blattwerk/schemas/rules/model/fix.ts';
import { valueAt } from '@blattwerk/schemas/rules/model/value-at.ts';
import { editorLocale } from '@blattwerk/schemas/shop/amounts/written-price.ts';
import { displayFormat } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { isPlainObject } from '../../../content-space/story-shape/plain-object.ts';
import type { SubstituteAnswer } from '../../../workspace-api/substitutes-answer.ts';
import { type Block, isBlock } from '../../base/content/block.ts';
import { blockOf } from '../../base/content/block-index.ts';
import { definitionOf } from '../../base/schema/definitions.ts';
import type { OpenDocument } from '../../store/page/document-store.ts';

const productCodes = new Set([
  ...['unknown_product', 'product_not_sold', 'product_not_priced', 'product_without_picture'],
  'product_kind',
]);
const themeCodes = new Set(['unknown_theme', 'theme_not_sold']);

/** A choice of the catalogue that a finding wants replaced: what to ask for, and how a substitute takes its place. */
export type Replaceable = {
  /** Substitutes are themes, each shown by one of its products. */
  isTheme?: true;
  /** The product that stays, where a substitute changes its format. */
  stays?: string;
  question: readonly (readonly [name: string, value: string])[];
  replacedBy(substitute: SubstituteAnswer): Fix;
};

const formatCode = 'format_not_made';

/** Whether a finding is about something chosen from the catalogue. */
export const isReplaceable = ({ code }: Finding): boolean =>
  productCodes.has(code) || themeCodes.has(code) || code === formatCode;

/** Undefined for findings of anything else than a chosen product, theme or format. */
export function replaceable(
  { code, path, uid, field }: Finding,
  { content, index, story }: OpenDocument,
): Replaceable | undefined {
  const value = valueAt({ content }, path);
  if (!isPlainObject(value)) return undefined;
  const places = [
    ...marketsOf(story.full_slug, content).map((market) => ['market', market] as const),
    ...customerTypesOf(content).map((type) => ['customerType', type] as const),
  ];
  const replacing = (name: Sentence, to: unknown): Fix => taking(name, { path, from: value, to });
  if (code === formatCode) {
    const product = productBeside(content, path, field);
    if (!product || typeof value.format !== 'string') return undefined;
    const { kind, id } = product.value;
    return {
      stays: `${kind}:${id}`,
      question: [
        ['of', `${kind}:${id}`],
        ['format', value.format],
        ...places,
        ...kindsOf(uid === undefined ? undefined : index.get(uid)?.component, product.key).map(
          (each) => ['kind', each] as const,
        ),
      ],
      replacedBy: (substitute) =>
        substitute.kind === kind && substitute.id === id
          ? replacing(sizeName(substitute.format), { ...value, format: substitute.format })
          : taking(inBoth(substitute.name), {
              path: product.path,
              from: product.value,
              to: { kind: substitute.kind, id: substitute.id },
            }),
    };
  }
  if (productCodes.has(code)) {
    const block = uid === undefined ? undefined : blockOf(content, index, uid);
    const chosen = productItems.safeParse(valueAt({ content }, path.slice(0, -1)));
    const others = (chosen.data ?? []).map(({ kind, id }) => ['without', `${kind}:${id}`] as const);
    return {
      question: [
        ['of', `${value.kind}:${value.id}`],
        ...places,
        ...kindsOf(block?.component, field).map((kind) => ['kind', kind] as const),
        ...others,
      ],
      replacedBy: ({ kind, id, name }) => replacing(inBoth(name), { kind, id }),
    };
  }
  if (!themeCodes.has(code) || typeof value.themeId !== 'number') return undefined;
  const { designId, ...rest } = value;
  return {
    ...(designId === undefined && { isTheme: true }),
    question: [
      ['theme', String(value.themeId)],
      ...(typeof designId === 'string' ? [['design', designId] as const] : []),
      ...places,
    ],
    replacedBy: ({ id, theme, name }) =>
      replacing(inBoth(theme?.name ?? name), {
        ...rest,
        themeId: theme?.id,
        ...(designId !== undefined && { designId: id }),
      }),
  };
}

const taking = (name: Sentence, change: Fix['changes'][number]): Fix => ({
  label: { de: `„${name.de}“ nehmen`, en: `Take “${name.en}”` },
  isSafe: false,
  changes: [change],
});

/** The product of the same block, in the language of the format where it is translated. */
function productBeside(content: Block, path: Finding['path'], field: string | undefined) {
  const place = path.slice(0, -1);
  const block = valueAt({ content }, place);
  if (!isBlock(block)) return undefined;
  const suffix = /__i18n__.*$/.exec(field ?? '')?.[0] ?? '';
  const names = (definitionOf(block.component)?.fields ?? []).flatMap((each) =>
    each.type === 'custom' && each.field_type === pickerTypes.product ? [each.name] : [],
  );
  for (const key of names.flatMap((name) => [`${name}${suffix}`, name])) {
    const items = ['items', 0];
    const value = valueAt({ content }, [...place, key, ...items]);
    const product = productItems.element.safeParse(value);
    if (product.success) return { key, path: [...place, key, ...items], value: product.data };
  }
  return undefined;
}

const inBoth = (name: string): Sentence => ({ de: name, en: name });

function sizeName(format = ''): Sentence {
  const size = parseFormat(format);
  if (!size) return inBoth(format);
  return { de: displayFormat(size, editorLocale.de, 'cm'), en: displayFormat(size, editorLocale.en, 'cm') };
}

const productItems = productValueSchema.shape.items;

/** Kinds of products that a picker's field takes; none where it takes all. */
function kindsOf(component: string | undefined, name: string | undefined): string[] {
  const [plain] = (name ?? '').split('__i18n__');
  const field = definitionOf(component ?? '')?.fields.find((each) => each.name === plain);
  if (field?.type !== 'custom') return [];
  const kinds = field.options?.find((option) => option.name === 'kinds')?.value;
  return typeof kinds === 'string' ? kinds.split(',').filter(Boolean) : [];
}
