import { draftKeyHeader } from '@blattwerk/schemas/configurator/draft-key.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { type ShopContext, shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { KeptDraft } from '../../session/use-kept-draft.ts';

/** The scenes of a draft, and it in one of them; undefined where the shop cannot be reached or refuses. */
export type DraftScenes = {
  list(): Promise<readonly string[] | undefined>;
  /** @returns its address in this browser */
  picture(scene: string): Promise<string | undefined>;
};

type ScenesOptions = {
  settle: KeptDraft['settle'];
  askAs(key: string | null): WebApiClient;
  shop: ShopContext;
};

/** Pixels of a picture: what a large dialog shows of it. */
const width = 1200;

/** Asks for a draft's scenes as its owner, of what is on the screen: that is kept first. */
export function createDraftScenes({ settle, askAs, shop }: ScenesOptions): DraftScenes {
  return {
    async list() {
      const kept = await settle();
      if (!kept) return undefined;
      const { id, key } = kept.place;
      const answer = await askAs(key)('GET /web-api/drafts/{id}/scenes', { params: { id } });
      return answer.ok ? answer.value.scenes : undefined;
    },
    async picture(scene) {
      const kept = await settle();
      if (!kept) return undefined;
      const { id, key } = kept.place;
      const headers = { ...shopHeaders(shop), ...(key !== null && { [draftKeyHeader]: key }) };
      const response = await fetch(`/web-api/drafts/${id}/scenes/${scene}?width=${width}`, { headers }).catch(
        () => undefined,
      );
      return response?.ok ? addressOf(await response.blob()) : undefined;
    },
  };
}

/** No key may stand in an address: what was fetched becomes one. */
function addressOf(blob: Blob): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () =>
      resolve(typeof reader.result === 'string' ? reader.result : undefined),
    );
    reader.readAsDataURL(blob);
  });
}
