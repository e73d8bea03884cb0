import { newIdempotencyKey } from '@blattwerk/configurator/session/idempotency-key.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { use, useRef, useState } from 'react';
import { usePage } from '../context/page-context.tsx';
import { loadTopicMessages } from '../messages/use-topic-messages.ts';
import { askWithKey } from './ask-with-key.ts';
import { draftAddress } from './draft-address.ts';

/** What is copied: a draft, with the key of a guest's, or what was sealed of one. */
export type CopySource = { kind: 'draft'; id: string; key: string | null } | { kind: 'seal'; sealId: string };

export type CopyButtonProps = {
  /** Asked for when the button is pressed; undefined where it cannot be had now. */
  source(): Promise<CopySource | undefined>;
  /** Of what is copied: what the button is called beside others like it. */
  name: string;
  className?: string | undefined;
};

/** Makes a copy of a design, and goes on with that; the first stays as it is. */
export function CopyButton({ source, name, className }: CopyButtonProps) {
  const page = usePage();
  const t = use(loadTopicMessages('drafts', page.locale));
  const [state, setState] = useState<'open' | 'sending' | 'refused'>('open');
  /** Kept until it has answered: a second attempt makes no second copy. */
  const idempotencyKey = useRef<string>(undefined);

  async function copy() {
    setState('sending');
    const from = await source();
    idempotencyKey.current ??= newIdempotencyKey();
    const ask = askWithKey(page, from?.kind === 'draft' ? from.key : null);
    const answer = from && (await copied(ask, from, idempotencyKey.current));
    const { id, key, kind, designId } = answer?.ok ? answer.value : {};
    const address =
      kind && designId !== undefined && id !== undefined
        ? draftAddress(page.urls, { kind, designId, draftId: id, draftKey: key ?? null })
        : undefined;
    if (address === undefined) {
      setState('refused');
      return;
    }
    goTo(new URL(address, location.href));
  }

  const action = t('drafts.copyOn');
  return (
    <>
      <button
        aria-label={t('drafts.ofName', { action, name })}
        className={className}
        disabled={state === 'sending'}
        onClick={() => void copy()}
        type="button"
      >
        {action}
      </button>
      {state === 'refused' && <span role="alert">{t('drafts.copyFailed')}</span>}
    </>
  );
}

function copied(ask: WebApiClient, from: CopySource, idempotencyKey: string) {
  const body = { idempotencyKey };
  return from.kind === 'draft'
    ? ask('POST /web-api/drafts/{id}/copies', { params: { id: from.id }, body })
    : ask('POST /web-api/sealed-designs/{sealId}/drafts', { params: { sealId: from.sealId }, body });
}

/** Another fragment alone loads no page. */
function goTo(address: URL): void {
  const isHere = address.pathname === location.pathname && address.search === location.search;
  location.assign(address);
  if (isHere) location.reload();
}
