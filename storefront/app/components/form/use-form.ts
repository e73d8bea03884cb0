import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { askShop } from '../../network/ask-shop.ts';

type FormState<Value> =
  | { kind: 'open' | 'sending' }
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; message: string; errors: Readonly<Record<string, readonly string[]>> };

type Sent<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

/**
 * Sends a form to the back end, once at a time. What it refuses is told per field until that is written to, and the first
 * such field gets the focus; without a connection everything typed stays where it is.
 */
export function useForm<Value>(send: (ask: WebApiClient, fields: FormData) => Promise<Sent<Value>>) {
  const page = usePage();
  const t = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState<Value>>({ kind: 'open' });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const fields = new FormData(event.currentTarget);
    setState({ kind: 'sending' });
    const result = await send(askShop(page), fields);
    if (result.ok) return setState({ kind: 'done', value: result.value });
    const { message, payload, retryAfter } = result.problem;
    const text = message?.text ?? (retryAfter === undefined ? t('form.failed') : t('form.tooOften'));
    // A field is found by what is said of it, once that stands there.
    flushSync(() => setState({ kind: 'refused', message: text, errors: payload?.errors ?? {} }));
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }

  function forgetError({ target }: FormEvent<HTMLFormElement>) {
    if (state.kind === 'refused' && 'name' in target)
      setState({ ...state, errors: { ...state.errors, [String(target.name)]: [] } });
  }

  return {
    // A browser that sends it by itself must not write what was typed into an address.
    form: { ref: form, onSubmit: submit, onInput: forgetError, noValidate: true, method: 'post' as const },
    state,
    errorsOf: (name: string) => (state.kind === 'refused' && state.errors[name]) || [],
  };
}
