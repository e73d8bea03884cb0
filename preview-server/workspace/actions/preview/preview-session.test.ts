import type { Surroundings } from '@blattwerk/schemas/preview/to-page.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import { toDeliveryStory } from '../../../content-space/story-shape/to-delivery-story.ts';
import { type Block, childBlocks } from '../../base/content/block.ts';
import { indexBlocks } from '../../base/content/block-index.ts';
import { block, managementStory } from '../../base/content/testing-blocks.ts';
import type { ToFrame } from './bridge-messages.ts';
import type { FrameWindow } from './direct-line.ts';
import { createPreviewSession, type PreviewSource } from './preview-session.ts';

const origin = 'http://localhost:3000';
const linkedUuid = '6f0f6d2e-7a0f-4d6f-9b57-0a3f4b6f7caa';
const link = {
  fieldtype: 'multilink',
  linktype: 'story',
  id: linkedUuid,
  url: '',
  cached_url: 'blattwerk/alt',
};

const linked = managementStory(block('other'), {
  id: 2,
  uuid: linkedUuid,
  name: 'Versand',
  slug: 'versand',
  full_slug: 'blattwerk/service/versand',
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const actions = {
  moveBackward: 'Nach oben',
  moveForward: 'Nach unten',
  duplicate: 'Verdoppeln',
  copy: 'Kopieren',
  cut: 'Ausschneiden',
  delete: 'Löschen',
  insertBefore: 'Davor',
  insertAfter: 'Danach',
};
const surroundings: Surroundings = {
  action: 'surroundings',
  language: 'de',
  scale: 1,
  version: null,
  words: {
    actions,
    toolbar: '{name}',
    above: '{name}',
    several: '{count}',
    write: 'Schreiben',
    begin: '{name} hier schreiben …',
    standIn: { empty: 'Leer', nothing: 'Nichts' },
    richText: {
      toolbar: 'Formatierung',
      style: 'Absatzformat',
      more: 'Mehr',
      tools: {
        paragraph: 'paragraph',
        h1: 'h1',
        h2: 'h2',
        h3: 'h3',
        h4: 'h4',
        h5: 'h5',
        h6: 'h6',
        bold: 'bold',
        italic: 'italic',
        underline: 'underline',
        strike: 'strike',
        superscript: 'superscript',
        subscript: 'subscript',
        highlight: 'highlight',
        color: 'color',
        inlinecode: 'inlinecode',
        code: 'code',
        list: 'list',
        olist: 'olist',
        quote: 'quote',
        hrule: 'hrule',
        link: 'link',
        anchor: 'anchor',
        image: 'image',
        'align-left': 'align-left',
        'align-center': 'align-center',
        'align-right': 'align-right',
        'align-justify': 'align-justify',
        unset: 'unset',
        blok: 'blok',
      },
      droppedImage: 'Ein Bild fehlt',
      droppedImages: '{count} Bilder fehlen',
    },
  },
  names: {},
  shortcuts: [],
};

function setUp(start: Block, changes: Partial<PreviewSource> = {}) {
  const sent: { message: ToFrame; target: string }[] = [];
  const ports: MessagePort[] = [];
  const frame: FrameWindow = {
    postMessage(message, target, transfer = []) {
      sent.push({ message, target });
      for (const each of transfer) if (each instanceof MessagePort) ports.push(each);
    },
  };
  let content = start;
  let selected = start._uid;
  const clicks: string[] = [];
  const source: PreviewSource = {
    spaceId: 100001,
    language: 'default',
    origin,
    frame: () => frame,
    current: () => ({
      story: managementStory(content),
      content,
      index: indexBlocks(content),
      selected,
      chosen: [selected],
    }),
    summaries: () => [linked],
    getStory: async (id): Promise<ManagementStory | undefined> => (id === 2 ? linked : undefined),
    onStatus: () => {},
    onClick: (uid, storyId) => clicks.push(`${uid} of ${storyId}`),
    onAction: (action, uid) => clicks.push(`${action} ${uid}`),
    surroundings: () => surroundings,
    focusedField: () => undefined,
    onMessage: (message) => clicks.push(`${message.action} by line`),
    onLine: () => {},
    ...changes,
  };
  const session = createPreviewSession(source);
  return {
    session,
    sent,
    ports,
    clicks,
    hear: (data: unknown, from = origin, sender: unknown = frame) =>
      session.receive({ origin: from, source: sender, data }),
    change: (next: Block) => {
      content = next;
      session.showContent();
    },
    remove: (uid: string) => {
      const before = source.current();
      content = {
        ...content,
        body: childBlocks(content).flatMap((each) => (each.block._uid === uid ? [] : [each.block])),
      };
      session.showBlocks(before);
    },
    select: (uid: string) => {
      selected = uid;
      session.showSelection({ mustShow: true });
    },
    messages: (action: string) =>
      sent.flatMap(({ message, target }) => {
        expect(target).toBe(origin);
        return message.action === action ? [message] : [];
      }),
  };
}

const hello = (config: object = {}) => ({
  action: 'initialized',
  config: { customParent: 'http://localhost:4000', ...config },
});
const page = block('root', { body: [block('a', { title: 'A' }), block('b', { link })] });

test('says nothing before the page has said hello, then enters edit mode', () => {
  const { sent, change, hear, messages } = setUp(page);
  change({ ...page, title: 'neu' });
  expect(sent).toEqual([]);
  hear(hello());
  expect(messages('enterEditmode')).toEqual([
    expect.objectContaining({
      storyId: 1,
      appVersion: 'v2',
      componentNames: expect.objectContaining({ page: 'Seite' }),
    }),
  ]);
});

test('each edit arrives in the shape of the delivery API', async () => {
  const { change, hear, messages } = setUp(page);
  hear(hello());
  await vi.runAllTimersAsync();
  const next = { ...page, title: 'neu' };
  change(next);
  await vi.runAllTimersAsync();
  const expected = toDeliveryStory(managementStory(next), {
    spaceId: 100001,
    version: 'draft',
    language: 'default',
    slugOf: () => 'blattwerk/service/versand',
  });
  expect(messages('input').at(-1)).toEqual({ action: 'input', story: expected });
  expect(JSON.stringify(messages('input').at(-1))).toContain('_editable');
});

test('links are resolved the way the page asked for, and stay so while typing', async () => {
  const { change, hear, messages } = setUp(page);
  hear(hello({ resolveLinks: 'url' }));
  await vi.runAllTimersAsync();
  change({ ...page, title: 'neu' });
  await vi.runAllTimersAsync();
  for (const message of messages('input').slice(1))
    expect(message).toMatchObject({
      story: {
        content: {
          body: [
            {},
            { link: { story: { full_slug: 'blattwerk/service/versand', url: 'blattwerk/service/versand' } } },
          ],
        },
      },
    });
});

test('relations are fetched once', async () => {
  const getStory = vi.fn(async () => linked);
  const related = block('root', { body: [block('a', { related: [linkedUuid] })] });
  const { change, hear, messages } = setUp(related, { getStory });
  hear(hello({ resolveRelations: ['teaser.related'] }));
  await vi.runAllTimersAsync();
  change({ ...related, title: 'neu' });
  await vi.runAllTimersAsync();
  change({ ...related, title: 'neuer' });
  await vi.runAllTimersAsync();
  expect(getStory).toHaveBeenCalledTimes(1);
  expect(messages('input').at(-1)).toMatchObject({
    story: { content: { title: 'neuer', body: [{ related: [{ name: 'Versand' }] }] } },
  });
});

test('a fast typist: the frame gets the last state, not every state', async () => {
  const { change, hear, messages } = setUp(page);
  hear(hello());
  await vi.runAllTimersAsync();
  const before = messages('input').length;
  for (const title of ['E', 'Eu', 'Eue', 'Euer']) change({ ...page, title });
  await vi.runAllTimersAsync();
  expect(messages('input').length - before).toBe(2);
  expect(messages('input').at(-1)).toMatchObject({ story: { content: { title: 'Euer' } } });
});

test('a click in the page and its menu reach the editor', () => {
  const { hear, clicks } = setUp(page);
  hear(hello());
  hear({ action: 'edit', dataC: { uid: 'a', id: '1', name: 'Folie', space: '100001' } });
  hear({ action: 'deleteBlock', blok: { _uid: 'b', component: 'teaser' } });
  expect(clicks).toEqual(['a of 1', 'deleteBlock b']);
});

test('a page that takes the direct line gets its drafts there, any other through its window', async () => {
  vi.useRealTimers();
  const { change, clicks, hear, messages, ports, select, sent, session } = setUp(page);
  hear(hello());
  const before = messages('input').length;
  change({ ...page, title: 'durch das Fenster' });
  expect(messages('input').length).toBe(before + 1);

  const [port] = ports;
  if (!port) throw new Error('no line was offered');
  const arrived: unknown[] = [];
  port.onmessage = ({ data }) => arrived.push(data);
  port.postMessage({ action: 'directLineOpen' });
  await vi.waitFor(() => {
    change({ ...page, title: `Versuch ${performance.now()}` });
    expect(arrived).not.toEqual([]);
  });
  const throughWindow = messages('input').length;
  change({ ...page, title: 'durch den Draht' });
  await vi.waitFor(() =>
    expect(arrived.at(-1)).toMatchObject({
      action: 'change',
      change: { fields: { content: { fields: { title: { value: 'durch den Draht' } } } } },
    }),
  );
  // The whole page once; each key after it only what it changed.
  const drafts = arrived.filter((message) => /"(input|change)"/.test(JSON.stringify(message)));
  expect(drafts[0]).toMatchObject({ action: 'input', story: { content: { component: 'teaser' } } });
  expect(JSON.stringify(drafts.slice(1))).not.toContain('"component"');
  expect(messages('input').length).toBe(throughWindow);

  // From then on it is told everything there, and nothing through its window, whose bridge it has put away.
  expect(arrived.slice(0, 2)).toMatchObject([
    { action: 'surroundings' },
    { action: 'selection', uids: [], mustShow: true },
  ]);
  const beforeSelecting = sent.length;
  select('b');
  await vi.waitFor(() =>
    expect(arrived.at(-1)).toMatchObject({ action: 'selection', uids: ['b'], block: { uid: 'b' } }),
  );
  expect(sent.length).toBe(beforeSelecting);
  port.postMessage({ action: 'act', name: 'explode', storyId: 1, uid: 'b' });
  port.postMessage({ action: 'act', name: 'delete', storyId: 1, uid: 'b' });
  await vi.waitFor(() => expect(clicks).toEqual(['act by line']));
  session.stop();
  port.close();
});

test('a ping is answered', () => {
  const { hear, messages } = setUp(page);
  hear(hello());
  hear({ action: 'ping' });
  expect(messages('pingBack')).toHaveLength(1);
});

test('the selected block is entered with the way to it', () => {
  const { hear, select, messages } = setUp(page);
  hear(hello());
  select('b');
  expect(messages('enterComponent').at(-1)).toMatchObject({
    componentId: 'b',
    breadcrumbs: [{ _uid: 'root' }, { _uid: 'b', _parentUid: 'root', _parentfield: 'body', _parentindex: 1 }],
    canMoveForward: false,
    canDeleteBlocks: true,
  });
});

test('blocks that come and go, and what the selected one may do now, reach the page', () => {
  const { hear, select, remove, messages } = setUp(page);
  hear(hello());
  select('a');
  remove('b');
  expect(messages('deletedBlock')).toEqual([{ action: 'deletedBlock', blockId: 'b' }]);
  expect(messages('editedBlok')).toEqual([
    expect.objectContaining({ blok: expect.objectContaining({ uid: 'a' }), canMoveForward: false }),
  ]);
});

test('what becomes of the stored story reaches the page, once it has said hello', () => {
  const { session, sent, hear, messages } = setUp(page);
  const published = { action: 'published', slug: 'blattwerk/home', storyId: 1, slugChanged: false } as const;
  session.tell(published);
  expect(sent).toEqual([]);
  hear(hello());
  session.tell(published);
  expect(messages('published')).toEqual([published]);
});

test.each([
  ['another origin', 'https://evil.example', undefined],
  ['another window of the same origin', origin, {}],
])('messages of %s are ignored', (_name, from, sender) => {
  const { hear, sent, clicks } = setUp(page);
  hear(hello(), from, sender);
  expect(sent).toEqual([]);
  hear(hello());
  hear({ action: 'edit', dataC: { uid: 'a', id: '1' } }, from, sender ?? undefined);
  if (from !== origin || sender) expect(clicks).toEqual([]);
});

test.each([
  [null],
  ['hello'],
  [{ action: 'edit' }],
  [{ action: 'edit', dataC: { uid: 4 } }],
  [{ type: 'other' }],
])('garbage is ignored: %j', (data) => {
  const { hear, sent, clicks } = setUp(page);
  hear(data);
  expect([sent, clicks]).toEqual([[], []]);
});
