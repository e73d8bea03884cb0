import type { SendPhoto, SendResult, SentPhoto } from './send-photo.ts';

type FailureReason = Extract<SendResult, { ok: false }>['reason'];

/** A photo on its way into a slot, or into the tray. */
export type Upload = {
  file: File;
  /** Sent so far, as a share; 1 while the shop works on it. */
  progress: number;
  /** Why it is not there; the sentence is the shop's, where it said one. */
  failure: { reason: FailureReason; sentence: string | null } | null;
};
export type UploadsBySlot = Readonly<Record<string, Upload>>;

export type Uploads = {
  current(): UploadsBySlot;
  /** @returns ends it */
  subscribe(listener: () => void): () => void;
  /** Sends a file; another one for the same slot takes its place. */
  add(slot: string, file: File): void;
  /** Sends what failed once more. */
  retry(slot: string): void;
  /** The same for all that only the connection failed. */
  retryBroken(): void;
  cancel(slot: string): void;
};

type Options = {
  send: SendPhoto;
  onPhoto(slot: string, photo: SentPhoto, file: File): void;
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
};

/** A phone's connection carries no more at a time. */
const atOnce = 2;
/** Seconds before what broke is tried again by itself. */
const pauses = [1, 4, 10];

/** Sends photos, a few at a time; one that breaks is tried again. */
export function createUploads({ send, onPhoto, wait }: Options): Uploads {
  let current: UploadsBySlot = {};
  const listeners = new Set<() => void>();
  const ends = new Map<string, AbortController>();
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;

  function set(slot: string, upload: Upload | undefined): void {
    const { [slot]: _, ...others } = current;
    current = upload ? { ...others, [slot]: upload } : others;
    for (const listener of listeners) listener();
  }

  function next(): void {
    while (running < atOnce) {
      const job = waiting.shift();
      if (!job) return;
      running += 1;
      void job().finally(() => {
        running -= 1;
        next();
      });
    }
  }

  async function attempt(slot: string, file: File, signal: AbortSignal): Promise<SendResult> {
    const onProgress = (progress: number) => {
      if (!signal.aborted) set(slot, { file, progress, failure: null });
    };
    for (let tries = 0; ; tries += 1) {
      const result = await send(file, { signal, onProgress });
      const pause = pauses[tries];
      if (signal.aborted || result.ok || isFinal(result.reason) || pause === undefined) return result;
      const seconds = result.reason === 'later' ? Math.max(pause, result.seconds) : pause;
      // A longer wait is left to the customer, who can send the photo again.
      if (seconds > Math.max(...pauses)) return result;
      onProgress(0);
      await wait(seconds * 1000, signal);
      if (signal.aborted) return result;
    }
  }

  function add(slot: string, file: File): void {
    cancel(slot);
    const end = new AbortController();
    ends.set(slot, end);
    set(slot, { file, progress: 0, failure: null });
    const begin = async () => {
      if (end.signal.aborted) return;
      const result = await attempt(slot, file, end.signal);
      if (end.signal.aborted) return;
      if (result.ok) {
        set(slot, undefined);
        onPhoto(slot, result.photo, file);
      } else {
        const sentence = 'sentence' in result ? result.sentence : null;
        set(slot, { file, progress: 0, failure: { reason: result.reason, sentence } });
      }
    };
    waiting.push(begin);
    next();
  }

  function cancel(slot: string): void {
    ends.get(slot)?.abort();
    ends.delete(slot);
    if (current[slot]) set(slot, undefined);
  }

  function retry(slot: string): void {
    const upload = current[slot];
    if (upload?.failure) add(slot, upload.file);
  }

  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add,
    retry,
    retryBroken() {
      for (const [slot, { failure }] of Object.entries(current))
        if (failure?.reason === 'broken') retry(slot);
    },
    cancel,
  };
}

/** The same file would be refused again. */
export function isFinal(reason: FailureReason): boolean {
  return reason === 'refused' || reason === 'too-large';
}
