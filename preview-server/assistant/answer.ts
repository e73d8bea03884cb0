/** What a tool answers: facts as JSON, with a picture where it took one, or one sentence why not. */
export type Answer =
  | { ok: true; value: unknown; picture?: { data: Buffer; type: string } | undefined }
  | { ok: false; sentence: string };
