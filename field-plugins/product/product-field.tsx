import { Plus } from 'lucide-react';
import { IconButton } from '../shell/controls/button.tsx';
import type { PickerProps } from '../shell/picker.ts';
import type { ProductOptions } from './product-options.ts';
import type { ProductValue } from './product-value.ts';

/** The chosen products in the form. */
export function ProductField({ value, openModal }: PickerProps<ProductValue, ProductOptions>) {
  return (
    <>
      <p>{value?.items.map(({ kind, id }) => `${kind}:${id}`).join(', ')}</p>
      <IconButton label="Produkte auswählen" onPress={openModal}>
        <Plus size={16} aria-hidden />
      </IconButton>
    </>
  );
}
