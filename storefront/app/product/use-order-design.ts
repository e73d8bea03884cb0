import type { KeptDraft } from '@blattwerk/configurator/session/use-kept-draft.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { useEffect, useRef, useState } from 'react';
import { keepBasketCount } from '../basket/keep-basket-count.ts';
import { type Adding, useAdding } from '../basket/use-add-to-basket.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { replaceLine } from './replace-line.ts';

type OrderOptions = {
  kept: KeptDraft;
  /** What is shown: with other words what was warned of is out of date. */
  content: DraftContent;
  /** The back end, asked by someone who has the key of a draft. */
  askAs(key: string | null): WebApiClient;
  /** Line of the basket whose place it takes. */
  lineId: string | undefined;
  /** Its own line from now on. */
  onReplaced(lineId: string): void;
};

type Sealed = AnswerOf<'POST /web-api/drafts/{id}/seals'>;
export type SealWarning = Sealed['warnings'][number];

export type OrderDesign = {
  adding: Adding;
  /** What would be printed as it is and perhaps should not; none while there is nothing to decide. */
  warnings: readonly SealWarning[];
  order(): Promise<void>;
  /** Puts it into the basket in spite of them. */
  goOn(): Promise<void>;
};

/** Puts what was designed into the basket: kept, sealed as it is now, warned of, added, and then the former line is taken out. */
export function useOrderDesign({ kept, content, askAs, lineId, onReplaced }: OrderOptions): OrderDesign {
  const t = useTopicMessages('configurator');
  const { adding, add } = useAdding();
  const [sealing, setSealing] = useState<Adding>({ kind: 'open' });
  const [warned, setWarned] = useState<{ sealed: Sealed; content: DraftContent }>();
  const decision = warned?.content === content ? warned.sealed : undefined;
  const shown = useRef(content);
  useEffect(() => {
    shown.current = content;
  });
  const isBusy = sealing.kind === 'sending' || adding.kind === 'sending';

  async function order() {
    if (isBusy) return;
    setSealing({ kind: 'sending' });
    setWarned(undefined);
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
    const sealed = answer.value;
    if (sealed.warnings.length === 0) {
      await put(sealed);
      return;
    }
    setSealing({ kind: 'open' });
    setWarned({ sealed, content: shown.current });
  }

  async function goOn() {
    if (isBusy || !decision) return;
    setSealing({ kind: 'sending' });
    setWarned(undefined);
    await put(decision);
  }

  async function put({ lines }: Sealed) {
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

  return {
    adding: sealing.kind === 'open' ? adding : sealing,
    warnings: decision?.warnings ?? [],
    order,
    goOn,
  };
}
