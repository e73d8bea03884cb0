import { DataStore, ERRORS, Upload } from '@tus/server';
import type { UploadStore } from './upload-store.ts';

/** Kept at a time: so much is lost at most when the server is killed. */
const partBytes = 1_000_000;

/** What the server itself notes of an upload: the phone's link it comes by. */
export const linkOfUpload = 'link';

/** What the tus server keeps files in. */
export class TusStore extends DataStore {
  readonly #uploads: UploadStore;
  readonly #writing = new Set<Promise<unknown>>();

  constructor(uploads: UploadStore) {
    super();
    this.#uploads = uploads;
    this.extensions = ['creation', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size = 0, metadata } = upload;
    await this.#uploads.begin({ id, size, linkId: metadata?.[linkOfUpload] ?? null });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#uploads.find(id);
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size: row.size, offset: row.received });
  }

  override async remove(id: string): Promise<void> {
    if (!(await this.#uploads.find(id))) throw ERRORS.FILE_NOT_FOUND;
    await this.#uploads.remove(id);
  }

  override write(stream: AsyncIterable<Uint8Array>, id: string, start: number): Promise<number> {
    const writing = this.#write(stream, id, start).finally(() => this.#writing.delete(writing));
    this.#writing.add(writing);
    return writing;
  }

  /** Resolves once all that has arrived is kept. */
  async rest(): Promise<void> {
    await Promise.allSettled(this.#writing);
  }

  /** Also what had arrived when the connection broke is kept. */
  async #write(stream: AsyncIterable<Uint8Array>, id: string, start: number): Promise<number> {
    let offset = start;
    let held: Uint8Array[] = [];
    let length = 0;
    const keep = async () => {
      if (length === 0) return;
      const part = Buffer.concat(held);
      held = [];
      length = 0;
      if (!(await this.#uploads.append(id, offset, part))) throw ERRORS.INVALID_OFFSET;
      offset += part.length;
    };
    try {
      for await (const chunk of stream) {
        held.push(chunk);
        length += chunk.length;
        if (length >= partBytes) await keep();
      }
    } finally {
      await keep();
    }
    return offset;
  }
}
