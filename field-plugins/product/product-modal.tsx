import { Button } from '../shell/controls/button.tsx';
import type { PickerProps } from '../shell/picker.ts';
import type { ProductOptions } from './product-options.ts';
import type { ProductValue } from './product-value.ts';

/** Search in the whole catalogue. */
export function ProductModal({ closeModal }: PickerProps<ProductValue, ProductOptions>) {
  return <Button onPress={closeModal}>Schließen</Button>;
}
