import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../button/button.tsx';

type SendButtonProps = { isSending: boolean; children: string };

/** Sends the form it stands in, and says so while it does. */
export function SendButton({ isSending, children }: SendButtonProps) {
  const t = useMessages();
  return (
    <Button isLoading={isSending} loadingText={t('form.sending')} type="submit">
      {children}
    </Button>
  );
}
