import { usePage } from '../context/page-context.tsx';
import { useMessages } from '../messages/messages-context.tsx';

/** The way back to what the visitor has agreed to. */
export function ConsentLink() {
  const t = useMessages();
  const page = usePage();
  const open = () => void import('./consent-dialog.ts').then((code) => code.openConsentSettings(page));
  return (
    <button onClick={open} type="button">
      {t('footer.consent')}
    </button>
  );
}
