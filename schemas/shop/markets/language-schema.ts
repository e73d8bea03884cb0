import { z } from 'zod';
import { languages } from './languages.ts';

export const languageSchema = /* @__PURE__ */ z.enum(languages);
