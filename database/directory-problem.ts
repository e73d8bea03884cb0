import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Makes a folder where there is none; one sentence saying why it cannot be used, or undefined. */
export async function directoryProblem(directory: string): Promise<string | undefined> {
  try {
    await makeDirectory(resolve(directory));
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch {
    return `The folder ${directory} cannot be read and written; name a folder this user owns.`;
  }
}

/** One folder after the other: Node's own way of making all at once never ends in file systems such as `/proc`. */
async function makeDirectory(directory: string): Promise<void> {
  if (await isDirectory(directory)) return;
  const parent = dirname(directory);
  if (parent !== directory) await makeDirectory(parent);
  try {
    await mkdir(directory);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!(await isDirectory(directory))) throw error;
  }
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
