import { productPlugin } from '@blattwerk/schemas/field-plugins/product-plugin.ts';
import type { Picker } from '../shell/picker.ts';
import { ProductField } from './product-field.tsx';
import { ProductModal } from './product-modal.tsx';
import { type ProductOptions, productOptions } from './product-options.ts';
import type { ProductValue } from './product-value.ts';
import { readProductValue } from './read-product-value.ts';

export const productPicker: Picker<ProductValue, ProductOptions> = {
  fieldType: productPlugin.fieldType,
  options: productOptions,
  read: readProductValue,
  Field: ProductField,
  Modal: ProductModal,
};
