import '@vitejs/plugin-react/preamble';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readFirstContent } from './context/first-content.ts';
import { reportInterfaceErrors } from './errors/log-error.ts';
import { loadMessages } from './messages/load-messages.ts';
import { MessagesProvider } from './messages/messages-context.tsx';
import { keyOf, placeOf } from './navigation/place.ts';
import { guardChunkLoads } from './navigation/reload-guard.ts';
import { Root } from './root.tsx';
import { rememberVisitSwitches } from './visit/visit-switches.ts';

rememberVisitSwitches(location.search);
guardChunkLoads();
reportInterfaceErrors();
// The server has placed the reader at the top or at a hash; from here on the page decides itself.
history.scrollRestoration = 'manual';

const content = readFirstContent();
const messages = await loadMessages(content.page.locale);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesProvider messages={messages}>
        <Root first={{ place: placeOf(location, keyOf(history.state)), navigation: 'pop', content }} />
      </MessagesProvider>
    </StrictMode>,
  );
});
