import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { documentLocale } from './context/document-locale.ts';
import { reportInterfaceErrors } from './errors/log-error.ts';
import { loadMessages } from './messages/load-messages.ts';
import { MessagesProvider } from './messages/messages-context.tsx';
import { guardChunkLoads } from './navigation/reload-guard.ts';

guardChunkLoads();
reportInterfaceErrors();
// The server has placed the reader at the top or at a hash; from here on the page decides itself.
history.scrollRestoration = 'manual';

const messages = await loadMessages(documentLocale());
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesProvider messages={messages}>
        <HydratedRouter />
      </MessagesProvider>
    </StrictMode>,
  );
});
