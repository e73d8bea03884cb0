import { z } from 'zod';
import { locales } from './locales.generated.ts';

export const localeSchema = /* @__PURE__ */ z.enum(locales);
