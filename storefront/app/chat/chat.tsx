import { Suspense, useEffect, useState } from 'react';
import { usePage } from '../context/page-context.tsx';
import { late, loadLate } from '../late/late.tsx';

const ChatWindow = late(async () => (await import('./chat-window.tsx')).ChatWindow);

/** The way to the shop's people, where the shop has a chat; editors' previews have none. */
export function Chat() {
  const { chatUrl, isPreview } = usePage();
  const isOffered = chatUrl !== undefined && !isPreview;
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (!isOffered) return;
    // Without its code the page lacks a button, and says nothing.
    loadLate(ChatWindow).then(
      () => setIsThere(true),
      () => {},
    );
  }, [isOffered]);
  return <Suspense fallback={null}>{isOffered && isThere && <ChatWindow url={chatUrl} />}</Suspense>;
}
