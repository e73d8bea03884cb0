import { z } from 'zod';

/** 64 bits of what a photo looks like, as hexadecimal digits: photos that look alike differ in few of them. */
export const likenessSchema = z.string().regex(/^[0-9a-f]{16}$/);
