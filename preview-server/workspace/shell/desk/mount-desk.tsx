import '@fontsource-variable/instrument-sans/index.css';
import '@blattwerk/field-plugins/look/tokens.css';
import '@blattwerk/field-plugins/look/elements.css';
import '../workspace.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../../store/server/queries.ts';
import { useSession } from '../../store/session-store.ts';
import { SignIn } from '../sign-in.tsx';
import { useInterfaceLanguage } from '../use-interface-language.ts';

/** Shows a desk in the page, for those who are signed in to the workspace. */
export const mountDesk = (Desk: () => ReactNode): void =>
  mountPage(function Signed() {
    const session = useSession((state) => state.session);
    return session ? <Desk /> : <SignIn />;
  });

/** Shows a page of the editors' side that asks by itself who is there. */
export function mountPage(Page: () => ReactNode): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <Frame>
        <Page />
      </Frame>
    </StrictMode>,
  );
}

function Frame({ children }: { children: ReactNode }) {
  const locale = useInterfaceLanguage();
  return (
    <I18nProvider locale={locale}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </I18nProvider>
  );
}
