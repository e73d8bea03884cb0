import { z } from 'zod';
import { channels } from './channels.ts';

export const channelSchema = /* @__PURE__ */ z.enum(channels);
