import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from 'react-aria-components';
import { ErrorBoundary } from '../panels/controls/error-boundary.tsx';
import { say } from '../panels/messages/messages.ts';
import { queryClient } from '../store/server/queries.ts';
import { useSession } from '../store/session-store.ts';
import { SignIn } from './sign-in.tsx';
import { useInterfaceLanguage } from './use-interface-language.ts';
import { Workspace } from './workspace.tsx';

export function App() {
  const locale = useInterfaceLanguage();
  const session = useSession((state) => state.session);
  return (
    <I18nProvider locale={locale}>
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
