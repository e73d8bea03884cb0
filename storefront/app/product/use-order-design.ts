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
import { hindrancesIn, type SealNote } from './seal-notes.ts';

type OrderOptions = {
  kept: KeptDraft;
  /** What is shown: of other content nothing is known yet. */
  content: DraftContent;
  /** Words that were just left are about to be laid out anew. */
  isSettling: boolean;
  /** The back end, asked by someone who has the key of a draft. */
  askAs(key: string | null): WebApiClient;
  /** Line of the basket whose place it takes. */
  lineId: string | undefined;
  /** Its own line from now on. */
  onReplaced(lineId: string): void;
};

type Sealed = AnswerOf<'POST /web-api/drafts/{id}/seals'>;

/** warned: sealed as it is, if that is meant. hindered: to be changed first. */
export type ToDecide = { kind: 'warned' | 'hindered'; notes: readonly SealNote[] };

export type OrderDesign = {
  adding: Adding;
  /** What would be printed as it is and perhaps should not, or cannot be printed; null while that is not known. */
  toDecide: ToDecide | null;
  order(): Promise<void>;
  /** Puts it into the basket in spite of them. */
  goOn(): Promise<void>;
};

/** Puts what was designed into the basket: kept, sealed as it is now, warned of, added, and then the former line is taken out. */
export function useOrderDesign({
  kept,
  content,
  isSettling,
  askAs,
  lineId,
  onReplaced,
}: OrderOptions): OrderDesign {
  const t = useTopicMessages('configurator');
  const { adding, add } = useAdding();
  const [sealing, setSealing] = useState<Adding>({ kind: 'open' });
  const [asked, setAsked] = useState<{ toDecide: ToDecide; sealed: Sealed | null; content: DraftContent }>();
  const open = asked?.content === content ? asked : undefined;
  const now = useRef({ kept, content });
  useEffect(() => {
    now.current = { kept, content };
  });
  const settled = useWhenSettled(isSettling);
  const isBusy = sealing.kind === 'sending' || adding.kind === 'sending';

  async function order() {
    if (isBusy) return;
    setSealing({ kind: 'sending' });
    setAsked(undefined);
    // What is ordered is what is seen then.
    await settled();
    const saved = await now.current.kept.settle();
    if (!saved) {
      setSealing({ kind: 'refused', text: t('configurator.notKept') });
      return;
    }
    // What came from elsewhere is looked at before it is ordered.
    if (!now.current.kept.isShown(saved, now.current.content)) {
      setSealing({ kind: 'refused', text: t('configurator.changedElsewhere') });
      return;
    }
    const answer = await askAs(saved.place.key)('POST /web-api/drafts/{id}/seals', {
      params: { id: saved.place.id },
      body: { revision: saved.revision },
    });
    if (!answer.ok) {
      const notes = hindrancesIn(answer.problem);
      if (notes.length > 0) decide({ kind: 'hindered', notes }, null);
      else setSealing({ kind: 'refused', text: answer.problem.message?.text ?? t('form.failed') });
      return;
    }
    const sealed = answer.value;
    if (sealed.warnings.length === 0) await put(sealed);
    else decide({ kind: 'warned', notes: sealed.warnings }, sealed);
  }

  function decide(toDecide: ToDecide, sealed: Sealed | null) {
    setSealing({ kind: 'open' });
    setAsked({ toDecide, sealed, content: now.current.content });
  }

  async function goOn() {
    const sealed = open?.sealed;
    if (isBusy || !sealed) return;
    setSealing({ kind: 'sending' });
    setAsked(undefined);
    await put(sealed);
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
    toDecide: open?.toDecide ?? null,
    order,
    goOn,
  };
}

/** A promise for the moment at which nothing is about to change by itself, which may be now. */
function useWhenSettled(isSettling: boolean): () => Promise<void> {
  const isUnsettled = useRef(isSettling);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    isUnsettled.current = isSettling;
    if (!isSettling) for (const goOn of waiting.current.splice(0)) goOn();
  }, [isSettling]);
  return () =>
    isUnsettled.current ? new Promise((goOn) => void waiting.current.push(goOn)) : Promise.resolve();
}
