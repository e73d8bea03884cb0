import type { KeptDraft } from '@blattwerk/configurator/session/use-kept-draft.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { useState } from 'react';
import { type Adding, useAdding } from '../basket/use-add-to-basket.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';

/** Puts what was designed into the basket: kept, sealed as it is now, added. */
export function useOrderDesign(
  kept: KeptDraft,
  askAs: (key: string | null) => WebApiClient,
): { adding: Adding; order(): Promise<void> } {
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
    setSealing({ kind: 'open' });
    await add(answer.value.item, answer.value.quantity);
  }

  return { adding: sealing.kind === 'open' ? adding : sealing, order };
}
