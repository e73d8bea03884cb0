import { mountPicker } from '../shell/mount-picker.tsx';
import { themePicker } from './theme-picker.ts';

mountPicker(themePicker);
