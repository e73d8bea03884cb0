import type { Logger } from 'pino';
import { createPictureService, type PictureService } from './picture-service.ts';

export type Pictures = {
  /** Begun on the first request: without one there are no drawing processes. */
  service(): Promise<PictureService>;
  close(): Promise<void>;
};

export function createPictures(cacheDirectory: string, log: Logger): Pictures {
  let service: Promise<PictureService> | undefined;
  const begin = () => {
    const begun = createPictureService({
      cacheDirectory,
      catalogueModule: import.meta.resolve('@blattwerk/designs/catalogue/catalogue.ts'),
      onTrouble: (message) => log.error(message),
    });
    // A full disk does not stay full: the next one to ask begins anew.
    begun.catch(() => {
      service = undefined;
    });
    return begun;
  };
  return {
    service() {
      service ??= begin();
      return service;
    },
    async close() {
      const running = await service?.catch(() => undefined);
      await running?.close();
    },
  };
}
