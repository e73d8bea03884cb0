import '@fontsource-variable/instrument-sans/index.css';
import '@blattwerk/field-plugins/look/tokens.css';
import '@blattwerk/field-plugins/look/elements.css';
import '../workspace.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { de, en } from 'zod/locales';
import { useDeskSession } from '../../store/orders/desk-session.ts';
import { queryClient } from '../../store/server/queries.ts';
import { useSettings } from '../../store/settings-store.ts';
import { DeskSignIn } from './desk-sign-in.tsx';
import { OrderDesk } from './order-desk.tsx';

function Desk() {
  const language = useSettings((settings) => settings.language);
  const isOpen = useDeskSession(({ api }) => api !== undefined);
  useEffect(() => {
    document.documentElement.lang = language;
    z.config(language === 'de' ? de() : en());
  }, [language]);
  return (
    <I18nProvider locale={language === 'de' ? 'de-DE' : 'en-GB'}>
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
