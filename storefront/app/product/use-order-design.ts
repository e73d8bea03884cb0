import type { KeptDraft } from '@blattwerk/configurator/session/use-kept-draft.ts';
import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { useState } from 'react';
import { keepBasketCount } from '../basket/keep-basket-count.ts';
import { type Adding, useAdding } from '../basket/use-add-to-basket.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { replaceLine } from './replace-line.ts';

type OrderOptions = {
  kept: KeptDraft;
  /** The back end, asked by someone who has the key of a draft. */
  askAs(key: string | null): WebApiClient;
  /** Line of the basket whose place it takes. */
  lineId: string | undefined;
  /** Its own line from now on. */
  onReplaced(lineId: string): void;
};

/** Puts what was designed into the basket: kept, sealed as it is now, added, and then the former line is taken out. */
export function useOrderDesign({ kept, askAs, lineId, onReplaced }: OrderOptions): {
  adding: Adding;
  order(): Promise<void>;
} {
  const t = useTopicMessages('configurator');
  const { adding, add } = useAdding();
  const [sealing, setSealing] = useState<Adding>({ kind: 'open' });

  async function order() {
    if (sealing.kind === 'sending' || adding.kind === 'sending') return;
    setSealing({ kind: 'sending' });
    const saved = await kept.settle();
    if (!saved) {
      setSealing({ kind: 'refused', text: t('configurator.notKept') });
      return;
    }
    const answer = await askAs(saved.place.key)('POST /web-api/drafts/{id}/seals', {
      params: { id: saved.place.id },
      body: { revision: saved.revision },
    });
    if (!answer.ok) {
      setSealing({ kind: 'refused', text: answer.problem.message?.text ?? t('form.failed') });
      return;
    }
    const { lines } = answer.value;
    let basket: Basket | undefined;
    for (const { item, quantity } of lines) {
      basket = await add(item, quantity);
      if (!basket) break;
    }
    const replaced =
      basket && lineId !== undefined ? await replaceLine(askAs(null), basket, lineId, lines) : undefined;
    if (!replaced) {
      setSealing({ kind: 'open' });
      return;
    }
    keepBasketCount(replaced.count);
    onReplaced(replaced.lineId);
    const isReplaced = replaced.kind === 'replaced';
    setSealing({ kind: 'done', text: t(isReplaced ? 'configurator.replaced' : 'configurator.formerStays') });
  }

  return { adding: sealing.kind === 'open' ? adding : sealing, order };
}
