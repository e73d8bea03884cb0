import { mountPicker } from '../shell/mount-picker.tsx';
import { productPicker } from './product-picker.ts';

mountPicker(productPicker);
