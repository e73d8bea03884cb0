import type { themePlugin } from '@blattwerk/schemas/field-plugins/theme-plugin.ts';
import type { z } from 'zod';

export type ThemeValue = z.infer<typeof themePlugin.value>;
