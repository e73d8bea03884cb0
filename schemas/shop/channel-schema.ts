import { z } from 'zod';
import { channels } from './channels.ts';

export const channelSchema = z.enum(channels);
