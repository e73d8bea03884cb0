import type { Block } from '@storyblok/schema';
import type { EnglishBlock, EnglishField } from '../fields/english-words.ts';

/** As far as types know a field: those that list choices must name them. */
type EnglishFieldOf<Field> = Field extends { type: 'option' | 'options'; options: object }
  ? EnglishField & Required<Pick<EnglishField, 'options'>>
  : EnglishField;

type ShownField<Own extends Block> = Exclude<Own['fields'][number], { type: 'tab' | 'section' }>;

/** What editors read of a block in the English interface: of itself and of every field; a forgotten one is a type error. */
export type EnglishOf<Own extends Block> = Omit<EnglishBlock, 'fields'> & {
  readonly fields: {
    readonly [Field in ShownField<Own> as Field['name']]: EnglishFieldOf<Field>;
  };
};
