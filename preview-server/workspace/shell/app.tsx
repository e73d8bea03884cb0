import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { z } from 'zod';
import { de, en } from 'zod/locales';
import { ErrorBoundary } from '../panels/controls/error-boundary.tsx';
import { say } from '../panels/messages/messages.ts';
import { queryClient } from '../store/server/queries.ts';
import { useSession } from '../store/session-store.ts';
import { useSettings } from '../store/settings-store.ts';
import { SignIn } from './sign-in.tsx';
import { Workspace } from './workspace.tsx';

export function App() {
  const language = useSettings((settings) => settings.language);
  const session = useSession((state) => state.session);
  useEffect(() => {
    document.documentElement.lang = language;
    z.config(language === 'de' ? de() : en());
  }, [language]);
  return (
    <I18nProvider locale={language === 'de' ? 'de-DE' : 'en-GB'}>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary fallback={appFault}>{session ? <Workspace /> : <SignIn />}</ErrorBoundary>
      </QueryClientProvider>
    </I18nProvider>
  );
}

function appFault(error: unknown) {
  return (
    <Notice tone="error" actions={[{ label: say('action.reload'), run: () => location.reload() }]}>
      {say('error.app', { reason: error instanceof Error ? error.message : String(error) })}
    </Notice>
  );
}
