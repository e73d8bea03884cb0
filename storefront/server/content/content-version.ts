import { z } from 'zod';
import type { ContentAnswer } from './content-answer.ts';
import type { DeliveryClient } from './delivery-client.ts';

const spaceSchema = z.object({ space: z.object({ version: z.number().int() }) });

export type ContentVersion = {
  /** The number that changes with every publication (`cv`); asked once, then remembered until outdated. */
  current(): Promise<ContentAnswer<number>>;
  /** Something was published: the remembered number counts no longer. */
  outdate(): void;
  /** Fetches the number, and calls `onChange` when it changed without a webhook. */
  poll(): Promise<void>;
};

export function createContentVersion(client: DeliveryClient, onChange: () => void): ContentVersion {
  let known: number | undefined;
  let asking: Promise<ContentAnswer<number>> | undefined;

  async function ask(): Promise<ContentAnswer<number>> {
    const answer = await client.get('cdn/spaces/me', {}, spaceSchema);
    return answer.ok ? { ok: true, value: answer.value.space.version } : answer;
  }

  function refresh(): Promise<ContentAnswer<number>> {
    const mine: Promise<ContentAnswer<number>> = ask().then((answer) => {
      // An answer that was under way when the number was outdated may be the old one.
      if (asking !== mine) return asking ?? refresh();
      asking = undefined;
      if (answer.ok) known = answer.value;
      return answer;
    });
    asking = mine;
    return mine;
  }

  return {
    async current() {
      return known === undefined ? (asking ?? refresh()) : { ok: true, value: known };
    },
    outdate() {
      known = undefined;
      asking = undefined;
    },
    async poll() {
      if (known === undefined) return;
      const before = known;
      const answer = await ask();
      if (!answer.ok || known !== before || answer.value === before) return;
      known = answer.value;
      onChange();
    },
  };
}
