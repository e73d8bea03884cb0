import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { ShopChoice } from './shop-choice.ts';

/** What a stored value says. `undefined` is an empty field. */
export type Reading<Value> =
  | { ok: true; value: Value | undefined }
  | { ok: false; reason: 'unreadable' }
  | { ok: false; reason: 'newer'; version: number };

/** The story being edited, as the editor told it last. */
export type StoryAround = {
  content: unknown;
  /** `_uid` of the block that the field stands in. */
  blockId: string | undefined;
  /** Asks for the content as it is now; the vendor's editor does not tell of changes in other fields. */
  request(): Promise<unknown>;
};

/** What the views of a picker are given. */
export type PickerProps<Value, Options> = {
  value: Value | undefined;
  options: Options;
  /** The shop of the story's channel and language. */
  shop: ShopChoice;
  isReadOnly: boolean;
  /** The page around the field, for pickers that depend on other fields. */
  story: StoryAround;
  /** Puts a value into the field, or empties it. */
  choose(value: Value | undefined): void;
  openModal(): void;
  closeModal(): void;
};

/** A field type: how its value and options are read, and its two views. */
export type Picker<Value extends object, Options> = {
  fieldType: string;
  /** Of the options as the field's schema gives them, all of them texts. */
  options: z.ZodType<Options>;
  /** Reads what is stored, of any version, without `plugin` and `_uid`. */
  read(stored: object): Reading<Value>;
  /** The view in the form, about 320 pixels wide. */
  Field: ComponentType<PickerProps<Value, Options>>;
  /** The view that fills the editor's dialog. */
  Modal: ComponentType<PickerProps<Value, Options>>;
};
