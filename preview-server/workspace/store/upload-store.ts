import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Asset } from '../../content-space/story-shape/asset-answers.ts';
import type { UploadError } from '../base/api/upload-asset.ts';

type UploadState =
  | { kind: 'waiting' }
  /** `part` is how much has been sent, from 0 to 1. */
  | { kind: 'sending'; part: number }
  | { kind: 'done'; asset: Asset }
  /** The library has the same bytes already; nothing was sent. */
  | { kind: 'twin'; asset: Asset }
  | { kind: 'failed'; error: UploadError };

/** A file on its way into the library. */
export type Upload = {
  id: number;
  file: File;
  folder: number | undefined;
  /** Whether the same bytes may be there twice. */
  acceptsTwin: boolean;
  state: UploadState;
};

/** Uploads go on while the library is closed. */
export const uploadStore = createStore<{ uploads: readonly Upload[] }>(() => ({ uploads: [] }));

export const useUploads = (): readonly Upload[] => useStore(uploadStore, ({ uploads }) => uploads);

export function changeUpload(id: number, change: Partial<Omit<Upload, 'id' | 'file'>>): void {
  uploadStore.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)),
  }));
}

export const forgetUploads = (isForgotten: (upload: Upload) => boolean): void =>
  uploadStore.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => !isForgotten(upload)) }));
