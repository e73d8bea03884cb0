import '@vitejs/plugin-react/preamble';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pageNoticeId } from './components/missing-code-notice/missing-code-notice.tsx';
import { readFirstContent } from './context/first-content.ts';
import { placeOf } from './context/place.ts';
import type { Recording } from './early/record-early-events.ts';
import { reportInterfaceErrors } from './errors/log-error.ts';
import { missingCode, untilLoaded } from './late/missing-code.ts';
import { loadMessages } from './messages/load-messages.ts';
import { MessagesProvider } from './messages/messages-context.tsx';
import { loadShownPage } from './pages/shown-page.tsx';
import { Root } from './root.tsx';
import { rememberVisitSwitches } from './visit/visit-switches.ts';

declare global {
  interface Window {
    earlyEvents?: Recording;
  }
}

rememberVisitSwitches(location.search);
reportInterfaceErrors();

const content = readFirstContent();
// Nothing renders the notice yet.
const leaveNotice = missingCode.subscribe(() => {
  const isMissing = missingCode.current().length > 0;
  document.getElementById(pageNoticeId)?.toggleAttribute('hidden', !isMissing);
});
// All code first: React can hand what the reader does only to parts that it could render at once.
const [messages] = await Promise.all([
  untilLoaded(() => loadMessages(content.page.locale)),
  // What cannot be loaded is tried again when it is rendered.
  loadShownPage(content).catch(() => {}),
]);
const early = window.earlyEvents;
// Most readers do nothing before the scripts are there.
const replaying = early?.events.length
  ? await untilLoaded(() => import('./early/replay-early-events.ts'))
  : undefined;
leaveNotice();
early?.stop();
const replayEarlyEvents = replaying?.undoEarlyEvents(early?.events ?? []);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesProvider messages={messages}>
        <Root first={{ place: placeOf(location), content }} />
      </MessagesProvider>
    </StrictMode>,
  );
});
void replayEarlyEvents?.();
