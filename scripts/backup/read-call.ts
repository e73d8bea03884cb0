import { parseArgs } from 'node:util';

export type BackupCall = { ok: true; file: string; replace: boolean } | { ok: false };

/** `<file>`, and for a restore `--replace`. */
export function readBackupCall(args: readonly string[], { mayReplace }: { mayReplace: boolean }): BackupCall {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: mayReplace ? { replace: { type: 'boolean' } } : {},
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) return { ok: false };
    return { ok: true, file, replace: 'replace' in values && values.replace === true };
  } catch {
    return { ok: false };
  }
}
