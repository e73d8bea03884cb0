import { z } from 'zod';
import { languages } from './languages.generated.ts';

export const languageSchema = /* @__PURE__ */ z.enum(languages);
