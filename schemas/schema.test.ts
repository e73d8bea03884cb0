import { type Block, type BlockFields, validateSchema } from '@storyblok/schema';
import { describe, expect, it } from 'vitest';
import { blockFacts } from './block-facts.generated.ts';
import { blockProblems, englishProblems } from './block-problems.ts';
import { contentSections } from './blocks/sections.generated.ts';
import { namedSchema } from './named-schema.ts';
import { type BlockName, schema } from './schema.ts';

type AnyField = BlockFields[number] & { allow?: readonly unknown[] };
type AnyBlock = Omit<Block, 'fields'> & { fields: readonly AnyField[] };

const blocks: AnyBlock[] = Object.values(schema.blocks);
const fields = blocks.flatMap((block) =>
  block.fields.map((field) => ({ at: `${block.name}.${field.name}`, field })),
);

/** Names of the fields for which a claim does not hold; an empty list is what a test wants. */
function fieldsBut(claim: (field: AnyField, at: string) => boolean): string[] {
  return fields.filter(({ at, field }) => field.type !== 'tab' && !claim(field, at)).map(({ at }) => at);
}

/** Names of the blocks for which a claim does not hold. */
function blocksBut(claim: (block: AnyBlock) => boolean): string[] {
  return blocks.filter((block) => !claim(block)).map((block) => block.name);
}

/** Fields the specification's section 3 lists; `responsive_image.image` holds alt and srcset, `sizes` the rest. */
const fieldsInTheSpecification: Partial<Record<BlockName, string[]>> = {
  main_teaser: ['teaser', 'threeSectionMainTeaserSlides', 'smallTeaser'],
  teaser_slide:
    'title text buttonText isButtonVisible control color controlColor controlColorMobile isImagePositionRight isNewTeaser responsiveImages tagNameHeadline teaserWrapperComponent teaserHtmlAttributes url imageBadge badgeColor badgeUrl showBadgeOnMobile showBadgeOnDesktop backgroundColor textColor isHeadlineH1'.split(
      ' ',
    ),
  responsive_image: ['image', 'aspectRatio', 'media', 'sizes'],
  usp_bar: ['items'],
  usp_item: ['text', 'title', 'url'],
  page_container_headline:
    'headline headlineType subline teaser variant hideComponentOnMobile hideHeadlineOnDesktop hideHeadlineOnMobile preventHideHeadline'.split(
      ' ',
    ),
  sitemap: ['items'],
  page: ['title', 'description', 'ogImages', 'robots', 'useQueryParamsInCanoncial'],
};

function fieldOf(blockName: BlockName, fieldName: string) {
  return fields.find(({ at }) => at === `${blockName}.${fieldName}`)?.field;
}

describe('the vocabulary of a page', () => {
  it('has no issue the vendor can find', () => {
    expect(validateSchema(schema).issues).toEqual([]);
  });

  it('holds every block of the specification, no other that does not say so, and none that may stand nowhere', () => {
    expect(blockProblems(blocks, blockFacts)).toEqual([]);
  });

  it('says what it lacks', () => {
    const lost = { name: 'lost', is_root: false, is_nestable: true, fields: [] };
    const { voucher: _, ...facts } = blockFacts;
    expect(blockProblems([...blocks, lost], facts)).toEqual([
      expect.stringContaining('The block lost is allowed nowhere'),
      expect.stringContaining('The block voucher stands elsewhere'),
      expect.stringContaining("No block is the specification's “voucher”"),
    ]);
  });

  it.each(Object.entries(fieldsInTheSpecification))(
    'gives %s the fields of the specification',
    (name, expected) => {
      const present = blocks.find((block) => block.name === name)?.fields.map((field) => field.name);
      expect(present).toEqual(expect.arrayContaining(expected));
    },
  );

  it('starts fields as the specification says', () => {
    expect(fieldOf('page', 'robots')).toMatchObject({ default_value: 'noindex,nofollow' });
    expect(fieldOf('page_container_headline', 'headlineType')).toMatchObject({ default_value: 'h2' });
    expect(fieldOf('page_container_headline', 'variant')).toMatchObject({ default_value: 'primary' });
    expect(fieldOf('teaser_slide', 'controlColorMobile')).toMatchObject({ default_value: '#ffffff' });
    expect(fieldOf('three_section_slide', 'sections')).toMatchObject({ minimum: 3, maximum: 3 });
  });
});

describe('English names', () => {
  const named = Object.values(namedSchema.blocks);

  it('are there for every block, field, tab, folder and choice', () => {
    expect(englishProblems(named)).toEqual([]);
  });

  it('are missed where they lack', () => {
    const page = named.filter(({ name }) => name === 'page');
    const stripped = page.map((block) => ({
      ...block,
      folder: 'Neues',
      fields: block.fields.map((field) => {
        const { english, ...rest } = field;
        if (field.name === 'tab-sharing' || !english) return rest;
        return field.name === 'robots'
          ? { ...field, english: { ...english, options: { 'index,follow': 'Find' } } }
          : field;
      }),
    }));
    expect(englishProblems([...page, ...stripped])).toEqual([
      expect.stringContaining('The folder Neues of page'),
      expect.stringContaining('page.tab-sharing has no English name'),
      expect.stringContaining('The choice noindex,nofollow of page.robots'),
      expect.stringContaining('The choice noindex,follow of page.robots'),
      expect.stringContaining('The choice index,nofollow of page.robots'),
      expect.stringContaining('Two blocks are called “Page”'),
    ]);
  });

  it('begin and end as German ones do', () => {
    const words = named.flatMap(({ english, fields }) => [
      english,
      ...fields.flatMap((field) => field.english ?? []),
    ]);
    expect(words.filter(({ name }) => !/^[\p{Lu}\d]/u.test(name))).toEqual([]);
    expect(words.filter(({ description }) => description !== '' && !/[.?”]$/.test(description))).toEqual([]);
  });
});

describe('each block', () => {
  it('introduces itself to editors', () => {
    expect(blocksBut((block) => /^\p{Lu}/u.test(block.display_name ?? ''))).toEqual([]);
    expect(blocksBut((block) => /\.$/.test(block.description ?? ''))).toEqual([]);
    expect(blocksBut((block) => Boolean(block.folder))).toEqual([]);
  });

  it('has its own name in the palette', () => {
    const names = blocks.map((block) => block.display_name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('shows one of its fields in the list of blocks, if it has a text to show', () => {
    const isShown = ({ fields, preview_field }: AnyBlock) =>
      preview_field
        ? fields.some((field) => field.name === preview_field)
        : fields.every((field) => field.type !== 'text');
    expect(blocksBut(isShown)).toEqual([]);
  });

  it('puts each field into at most one tab', () => {
    const isTidy = ({ fields }: AnyBlock) => {
      const names = new Set(fields.filter((field) => field.type !== 'tab').map((field) => field.name));
      const keys = fields.flatMap((field) => (field.type === 'tab' ? (field.keys ?? []) : []));
      return keys.every((key) => names.has(key)) && new Set(keys).size === keys.length;
    };
    expect(blocksBut(isTidy)).toEqual([]);
  });
});

describe('each field', () => {
  it('is labelled and explained', () => {
    expect(fieldsBut((field) => /^[\p{Lu}\d]/u.test(field.display_name ?? ''))).toEqual([]);
    expect(fieldsBut((field) => /[.?“]$/.test(field.description ?? ''))).toEqual([]);
  });

  it('has a limit where it can grow', () => {
    const isLimited = (field: AnyField) => {
      if (field.type === 'text' || field.type === 'textarea') return Number(field.max_length) > 0;
      if (field.type === 'multiasset') return Number(field.maximum_entries) > 0;
      return field.type !== 'bloks' || Number(field.maximum) > 0;
    };
    expect(fieldsBut(isLimited)).toEqual([]);
  });

  it('names the blocks it holds, and holds one when it must not be empty', () => {
    const isBounded = (field: AnyField) =>
      field.type !== 'bloks' ||
      (Boolean(field.allow?.length) && Boolean(field.required) === Boolean(field.minimum));
    expect(fieldsBut(isBounded)).toEqual([]);
  });

  it('is translated when it holds running text', () => {
    const isTranslated = (field: AnyField) =>
      (field.type !== 'textarea' && field.type !== 'richtext') || field.translatable === true;
    expect(fieldsBut(isTranslated)).toEqual([]);
  });

  it('keeps one line in one language only where the line is no prose', () => {
    const untranslated = fieldsBut((field) => field.type !== 'text' || field.translatable === true);
    expect(untranslated.filter((at) => !/color$|colormobile$/i.test(at)).toSorted()).toEqual([
      'article.author',
      'contact_card.email',
      'contact_card.name',
      'contact_card.phone',
      'country_link.label',
      'country_link.url',
      'responsive_image.sizes',
      'settings.supportEmail',
      'settings.supportPhone',
      'treatment.name',
    ]);
  });

  it('offers distinct choices and starts with one of them', () => {
    const isConsistent = (field: AnyField) => {
      if (field.type !== 'option' || !field.options) return true;
      const values = field.options.map((option) => option.value);
      const isFirstValid = field.default_value === undefined || values.includes(field.default_value);
      return isFirstValid && new Set(values).size === values.length;
    };
    expect(fieldsBut(isConsistent)).toEqual([]);
  });

  it('takes a colour as #rrggbb only', () => {
    const takesOnlyColours = (field: AnyField, at: string) => {
      if (!/color$|colormobile$/i.test(at)) return true;
      const pattern = field.type === 'text' && field.regex ? new RegExp(field.regex) : undefined;
      const wrong = ['#2F4A3F', '#fff', 'red', '#2f4a3f ', 'url(x)'];
      return Boolean(pattern?.test('#2f4a3f')) && !wrong.some((value) => pattern?.test(value));
    };
    expect(fieldsBut(takesOnlyColours)).toEqual([]);
  });

  it('embeds blocks in running text on text pages and in articles only, and says so to the content space', () => {
    const embedding = fields.filter(
      ({ field }) => field.type === 'richtext' && field.toolbar?.includes('blok'),
    );
    expect(embedding.map(({ at }) => at)).toEqual(['article.text', 'text_page.text']);
    for (const { field } of embedding)
      expect(field).toMatchObject({ restrict_components: true, allow: contentSections });
  });
});
