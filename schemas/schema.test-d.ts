import type { BlockContentInput } from '@storyblok/schema';
import type { BlockName, BlockOf, Blocks } from './schema.ts';

/** What a renderer owes the schema: one component per block, each handed that block's content. */
type Components = { [Name in BlockName]: (props: { blok: BlockOf<Name> }) => unknown };
type Component<Name extends BlockName> = Components[Name];

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function holds<_Claim extends true>(): void {}

declare const components: Components;
declare const { quote: _quote, ...withoutQuote }: Components;

export const complete: Components = components;

// @ts-expect-error a block without a component
export const incomplete: Components = withoutQuote;

export const quote: Component<'quote'> = ({ blok }) => blok.text.toUpperCase();

// @ts-expect-error a misspelt field
export const misspelt: Component<'quote'> = ({ blok }) => blok.txt;

// @ts-expect-error a component written for another block
export const mistaken: Component<'quote'> = ({ blok }: { blok: BlockOf<'seo_question'> }) => blok.question;

export const slides: Component<'main_teaser'> = ({ blok }) =>
  blok.teaser?.map((slide) => slide.responsiveImages.map((image) => image.image.filename));

export const smallTeasers: Component<'main_teaser'> = ({ blok }) =>
  // @ts-expect-error small teasers have a headline, no title
  blok.smallTeaser?.map((teaser) => teaser.title);

// @ts-expect-error an optional field may be unset
export const optional: Component<'main_teaser'> = ({ blok }) => blok.teaser.length;

export const misplacedChild: BlockOf<'usp_bar'> = {
  _uid: '1',
  component: 'usp_bar',
  // @ts-expect-error a usp bar holds usp items only
  items: [{ _uid: '2', component: 'nav_link', label: 'Kontakt' }],
};

export const misspeltChild: BlockOf<'usp_bar'> = {
  _uid: '1',
  component: 'usp_bar',
  // @ts-expect-error a child with a misspelt field
  items: [{ _uid: '2', component: 'usp_item', titel: 'Musterkarten' }],
};

// @ts-expect-error a required field is missing
export const unfinished: BlockContentInput<Extract<Blocks, { name: 'quote' }>, Blocks> = {
  component: 'quote',
};

// @ts-expect-error a block the schema does not know
export type Unknown = BlockOf<'carousel'>;

holds<Equal<BlockOf<'usp_bar'>['items'][number]['component'], 'usp_item'>>();
holds<Equal<BlockOf<'nav_item'>['children'], BlockOf<'nav_link'>[] | null | undefined>>();
holds<Equal<BlockOf<'card_detail'>['product']['items'][number]['id'], string>>();
holds<Equal<NonNullable<BlockOf<'theme_cards'>['theme']>['themeId'], number>>();
holds<Equal<NonNullable<BlockOf<'card_detail'>['format']>['format'], string>>();

type SectionOfPage = BlockOf<'page'>['body'][number]['component'];
holds<
  Equal<Extract<SectionOfPage, 'main_teaser' | 'ab_test' | 'usp_item' | 'page'>, 'main_teaser' | 'ab_test'>
>();

type SectionOfTest = BlockOf<'ab_test'>['control'][number]['component'];
holds<Equal<Exclude<SectionOfPage, SectionOfTest>, 'ab_test' | 'multi_treatment_test'>>();
