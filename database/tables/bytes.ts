import { customType } from 'drizzle-orm/pg-core';

/** File contents. Both drivers read and write `bytea` as byte arrays. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});
