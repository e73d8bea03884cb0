import { type HandDesign, handDesignSchema } from '@blattwerk/schemas/design/hand-design.ts';
import { z } from 'zod';

/** Saves a card as a file that a repository takes: `designs/catalogue/by-hand/files`. */
export function saveCardFile(design: HandDesign): void {
  const name = design.names.en
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const file = new Blob([`${JSON.stringify(design, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name || 'card'}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}

/** Reads such a file. @returns a sentence that says what is wrong with it, or the card */
export async function readCardFile(
  file: File,
): Promise<{ ok: true; design: HandDesign } | { ok: false; message: string }> {
  try {
    const read = handDesignSchema.safeParse(JSON.parse(await file.text()));
    return read.success
      ? { ok: true, design: read.data }
      : { ok: false, message: z.prettifyError(read.error) };
  } catch {
    return { ok: false, message: 'JSON' };
  }
}
