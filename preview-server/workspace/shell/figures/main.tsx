import '@fontsource-variable/instrument-sans/index.css';
import '@blattwerk/field-plugins/look/tokens.css';
import '@blattwerk/field-plugins/look/elements.css';
import '../workspace.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../../store/server/queries.ts';
import { useSession } from '../../store/session-store.ts';
import { SignIn } from '../sign-in.tsx';
import { useInterfaceLanguage } from '../use-interface-language.ts';
import { FiguresPage } from './figures-page.tsx';

function Page() {
  const locale = useInterfaceLanguage();
  const session = useSession((state) => state.session);
  return (
    <I18nProvider locale={locale}>
      <QueryClientProvider client={queryClient}>{session ? <FiguresPage /> : <SignIn />}</QueryClientProvider>
    </I18nProvider>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
