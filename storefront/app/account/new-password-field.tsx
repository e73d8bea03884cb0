import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { TextField } from '../components/form/text-field.tsx';
import { textOf } from '../components/form/text-of.ts';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { askShop } from '../network/ask-shop.ts';

type Verdict = AnswerOf<'POST /web-api/customer-password-strength'>;
type Typed = { password: string; email?: string; firstName?: string; lastName?: string };

/** Who stops typing for so long wants to know. */
const pauseMs = 400;

/** Asks for a new password and says in words, at every pause in typing, how hard it is to guess; the back end judges it. */
export function NewPasswordField({ errors }: { errors: readonly string[] }) {
  const t = useLateMessages();
  const page = usePage();
  const [typed, setTyped] = useState<Typed>();
  const [verdict, setVerdict] = useState<Verdict>();
  const [overtaken, setOvertaken] = useState<readonly string[]>();
  useEffect(() => {
    if (!typed) return;
    const leaving = new AbortController();
    const pause = setTimeout(async () => {
      const ask = askShop(page, leaving.signal);
      const result = await ask('POST /web-api/customer-password-strength', { body: typed });
      if (!leaving.signal.aborted) setVerdict(result.ok ? result.value : undefined);
    }, pauseMs);
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [typed, page]);

  function onInput({ currentTarget }: FormEvent<HTMLInputElement>) {
    // What was refused at sending is no longer what stands here.
    setOvertaken(errors);
    const read = currentTarget.form && readForm(new FormData(currentTarget.form));
    setTyped(read ?? undefined);
    if (!read) setVerdict(undefined);
  }

  const shown = errors === overtaken ? [] : errors;
  const isSaid = shown.length === 0 && verdict !== undefined;
  return (
    <TextField
      autoComplete="new-password"
      errors={shown}
      hint={t('account.passwordHint')}
      label={t('account.password')}
      maxLength={128}
      name="password"
      onInput={onInput}
      remark={isSaid ? { text: verdict.message.text, isGood: verdict.strength !== 'refused' } : 'none'}
      required
      type="password"
    />
  );
}

function readForm(fields: FormData): Typed | undefined {
  const password = textOf(fields, 'password');
  if (password === undefined) return undefined;
  const email = textOf(fields, 'email');
  const firstName = textOf(fields, 'firstName');
  const lastName = textOf(fields, 'lastName');
  return {
    password,
    ...(email && { email }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  };
}
