import { Writable } from 'node:stream';
import { placeOf } from '@blattwerk/storefront/app/context/place.ts';
import { loadMessages } from '@blattwerk/storefront/app/messages/load-messages.ts';
import { MessagesProvider } from '@blattwerk/storefront/app/messages/messages-context.tsx';
import { Root } from '@blattwerk/storefront/app/root.tsx';
import type { SentContent } from '@blattwerk/storefront/page/document/page-content.ts';
import { renderToPipeableStream } from 'react-dom/server';

/** What `react-dom` makes of the tree of a page, and nothing else: no styles, scripts, data, hashes or headers. */
export async function renderAlone(address: URL, content: SentContent): Promise<Buffer> {
  const messages = await loadMessages(content.page.locale);
  await messages.untilLate();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const tree = (
      <MessagesProvider messages={messages}>
        <Root first={{ place: placeOf(address), content }} />
      </MessagesProvider>
    );
    const { pipe } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
}
