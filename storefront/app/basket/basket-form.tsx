import type { FormEvent, ReactNode } from 'react';
import { usePage } from '../context/page-context.tsx';

type BasketFormProps = {
  /** Takes it where no scripts run. */
  action: `/web-api/basket/${string}/form`;
  id?: string;
  version?: number;
  className?: string | undefined;
  /** With scripts. */
  onSend(fields: FormData): void;
  children: ReactNode;
};

/** A form that changes the basket, and leads to its page where the browser sends it by itself. */
export function BasketForm({ action, id, version, className, onSend, children }: BasketFormProps) {
  const { channel, locale } = usePage();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(new FormData(event.currentTarget));
  };
  return (
    <form action={action} className={className} id={id} method="post" onSubmit={submit}>
      <input name="channel" type="hidden" value={channel} />
      <input name="locale" type="hidden" value={locale} />
      {version !== undefined && <input name="version" type="hidden" value={version} />}
      {children}
    </form>
  );
}
