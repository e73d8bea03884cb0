import type { ProductValue } from '@blattwerk/schemas/field-plugins/product-value.ts';
import { pickerTypes } from '@blattwerk/schemas/fields/picker-types.ts';
import { mountPicker } from '../shell/mount-picker.tsx';
import type { Picker } from '../shell/picker.ts';
import { ProductField } from './product-field.tsx';
import { ProductModal } from './product-modal.tsx';
import { type ProductOptions, productOptions } from './product-options.ts';
import { readProductValue } from './read-product-value.ts';

const productPicker: Picker<ProductValue, ProductOptions> = {
  fieldType: pickerTypes.product,
  options: productOptions,
  read: readProductValue,
  Field: ProductField,
  Modal: ProductModal,
};

mountPicker(productPicker);
