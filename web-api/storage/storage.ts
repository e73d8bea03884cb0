/** What a file may be called: `photos/<id>/original`. No dots, so that no name leads out of where they lie. */
export const storageName = /^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80}){0,4}$/;

/**
 * Where files of customers lie: a directory, or a bucket. Rows in the database say which there are; nothing lists them.
 * Rejects when the place cannot be reached or is full.
 */
export type Storage = {
  /** The file is there whole or not at all; one of the same name is replaced. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array | undefined>;
  /** One that is not there is no fault. */
  delete(name: string): Promise<void>;
};
