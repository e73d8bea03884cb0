import { z } from 'zod';
import { customerTypes } from './customer-types.ts';

/** A type of customers, as stories, campaigns and headers name it. */
export const customerTypeSchema = z.enum(customerTypes);
