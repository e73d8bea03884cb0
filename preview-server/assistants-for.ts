import { Router } from 'express';
import { assistantPath, assistantRouter } from './assistant/assistant-router.ts';
import { suggestionsRouter } from './assistant/desk/suggestions-router.ts';
import { tokensRouter } from './assistant/desk/tokens-router.ts';
import { createPictures } from './assistant/pictures/picture-queue.ts';
import type { PreviewServerConfig } from './config.ts';
import type { ContentSpace } from './content-space/content-space.ts';
import { ownPageOnly } from './workspace-api/own-page-only.ts';

/** Where programs read and suggest, and where people keep their tokens. */
export function assistantsFor(
  space: ContentSpace,
  { perMinute, browser }: NonNullable<PreviewServerConfig['assistants']>,
  onWritten: () => void,
): { router: Router; close(): Promise<void> } {
  const { config, database, gate } = space;
  const router = Router();
  const pictures = browser === undefined ? undefined : createPictures(browser, space.log);
  const desk = {
    space,
    usage: space.usage,
    backEnd: config.catalogue?.origin,
    pictures,
  };
  router.use(assistantRouter(desk, { perMinute, origins: [config.origin] }));
  router.use('/workspace/assistants', ownPageOnly(new URL(config.origin).hostname));
  const address = new URL(assistantPath, config.origin).href;
  router.use('/workspace/assistants/tokens', tokensRouter({ database, gate, address }));
  router.use('/workspace/assistants/suggestions', suggestionsRouter(space, onWritten));
  return { router, close: async () => pictures?.close() };
}
