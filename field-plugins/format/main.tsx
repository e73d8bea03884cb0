import { mountPicker } from '../shell/mount-picker.tsx';
import { formatPicker } from './format-picker.ts';

mountPicker(formatPicker);
