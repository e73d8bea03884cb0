import type { formatPlugin } from '@blattwerk/schemas/field-plugins/format-plugin.ts';
import type { z } from 'zod';

export type FormatValue = z.infer<typeof formatPlugin.value>;
