import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { z } from 'zod';
import { jsonFiles } from './content-folder.ts';

const sidecarSchema = z.object({ filename: z.string() });

/**
 * The addresses of all assets of which both the file and its JSON sidecar are in the folder. Only the path of an
 * address counts: the host is another one on each machine.
 */
export async function readAssetLibrary(folder: string): Promise<Set<string>> {
  const files = new Set(await readdir(folder, { recursive: true }));
  const paths = new Set<string>();
  for (const sidecar of await jsonFiles(folder)) {
    const path = assetPath((await readSidecar(sidecar)) ?? '');
    const file = `${sidecar.slice(folder.length + 1, -'.json'.length)}${extname(path)}`;
    if (files.has(file)) paths.add(path);
  }
  return paths;
}

/** `/f/100001/800x600/5f3c/rosen.jpg`, at every host. */
export function assetPath(address: string): string {
  return URL.parse(address)?.pathname ?? address;
}

/** A sidecar that is none describes no asset; the story that needs it will say so. */
async function readSidecar(file: string): Promise<string | undefined> {
  try {
    return sidecarSchema.parse(JSON.parse(await readFile(file, 'utf8'))).filename;
  } catch {
    return undefined;
  }
}
