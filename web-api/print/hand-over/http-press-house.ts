import { createHash } from 'node:crypto';
import type { PressHouse } from './press-house.ts';

const timeLimit = 60_000;

/** An address that takes each file by PUT under its name, with its digest: any 2xx is a yes. */
export function createHttpPressHouse({ url, token }: { url: string; token: string | null }): PressHouse {
  const base = url.endsWith('/') ? url : `${url}/`;
  return {
    async take(files, ending) {
      for (const { name, media, bytes } of files) {
        const digest = createHash('sha256').update(bytes).digest('base64');
        const response = await fetch(new URL(name, base), {
          method: 'PUT',
          headers: {
            'content-type': media,
            'repr-digest': `sha-256=:${digest}:`,
            ...(token !== null && { authorization: `Bearer ${token}` }),
          },
          body: new Uint8Array(bytes),
          redirect: 'error',
          signal: AbortSignal.any([AbortSignal.timeout(timeLimit), ending]),
        });
        await response.body?.cancel();
        if (!response.ok) throw new Error(`The press house answers ${response.status} to ${name}.`);
      }
    },
  };
}
