import '@fontsource-variable/instrument-sans/index.css';
import '@blattwerk/field-plugins/look/tokens.css';
import '@blattwerk/field-plugins/look/elements.css';
import '../workspace.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { useDeskSession } from '../../store/orders/desk-session.ts';
import { queryClient } from '../../store/server/queries.ts';
import { useInterfaceLanguage } from '../use-interface-language.ts';
import { DeskSignIn } from './desk-sign-in.tsx';
import { OrderDesk } from './order-desk.tsx';

function Desk() {
  const locale = useInterfaceLanguage();
  const isOpen = useDeskSession(({ api }) => api !== undefined);
  return (
    <I18nProvider locale={locale}>
      <QueryClientProvider client={queryClient}>
        {isOpen ? <OrderDesk /> : <DeskSignIn />}
      </QueryClientProvider>
    </I18nProvider>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Desk />
    </StrictMode>,
  );
