import { customType } from 'drizzle-orm/pg-core';

/** Words of a text as PostgreSQL searches them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
