import { z } from 'zod';

/** A first or last name. What addresses are made of has no place in it: names are printed in messages. */
export const personalName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}/\\@<>:]+$/u);
