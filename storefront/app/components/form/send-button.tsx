import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../button/button.tsx';

type SendButtonProps = {
  isSending: boolean;
  /** Takes the form where no scripts run. As the button's, not the form's: scripts that are late are waited for. */
  addressWithoutScripts?: string;
  children: ReactNode;
};

/** Sends the form it stands in, and says so while it does. */
export function SendButton({ isSending, addressWithoutScripts, children }: SendButtonProps) {
  const t = useMessages();
  return (
    <Button
      formAction={addressWithoutScripts}
      isLoading={isSending}
      loadingText={t('form.sending')}
      type="submit"
    >
      {children}
    </Button>
  );
}
