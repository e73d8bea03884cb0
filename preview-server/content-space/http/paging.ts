import { contentClient } from '@blattwerk/schemas/shop/pages/content-client.ts';
import type { Response } from 'express';
import * as z from 'zod';

export type Page = { page: number; perPage: number };

const wholeNumber = z.coerce.number().int().nonnegative();

/** `page` and `per_page` parameters; values over the maximum are the maximum, as with the vendor. */
export const pageParameters = (maximum = 100) => ({
  // The vendor's documentation counts from 1 and shows page=0 in examples.
  page: wholeNumber.default(1).transform((page) => Math.max(1, page)),
  per_page: wholeNumber
    .default(contentClient.pageSize)
    .transform((size) => Math.min(maximum, Math.max(1, size))),
});

/** The headers from which clients count pages. */
export function setPagingHeaders(response: Response, total: number, perPage: number): void {
  response.set({ Total: String(total), 'Per-Page': String(perPage) });
}
