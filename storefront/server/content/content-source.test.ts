import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startContentStandIn } from '../test-support/content-stand-in.ts';
import { createContentSource } from './content-source.ts';
import { createContentVersion } from './content-version.ts';
import { createDeliveryClient } from './delivery-client.ts';
import { withSeasons } from './with-seasons.ts';
import { withinDeadline } from './within-deadline.ts';

let content: Awaited<ReturnType<typeof startContentStandIn>>;

beforeEach(async () => {
  const published = { component: 'page', title: 'Versand', robots: 'index,follow', body: [] };
  content = await startContentStandIn([
    {
      id: 7,
      full_slug: 'blattwerk/versand',
      name: 'Versand',
      published,
      draft: { ...published, title: 'Entwurf' },
    },
    { id: 8, full_slug: 'blattwerk/neu', name: 'Neu', draft: published },
    {
      id: 10,
      full_slug: 'blattwerk/aktion',
      name: 'Aktion',
      published: { ...published, shownFrom: '2026-11-27 00:00', shownUntil: '2026-12-20 00:00' },
      draft: published,
    },
    {
      id: 9,
      full_slug: 'blattwerk/settings',
      name: 'Settings',
      published: { component: 'settings' },
      draft: published,
    },
  ]);
});
afterEach(() => content.close());

function connect(timeoutSeconds = 5) {
  const options = { endpoint: content.endpoint, timeoutSeconds };
  const published = createDeliveryClient({ ...options, token: 'public-token', version: 'published' });
  const draft = createDeliveryClient({ ...options, token: 'preview-token', version: 'draft' });
  const changes: string[] = [];
  const version = createContentVersion(published, () => changes.push('changed'));
  return { source: createContentSource({ published, draft }, version), version, changes };
}

const storyRequests = () => content.state.asked.filter((path) => path.includes('/cdn/stories/'));

test('a published story is fetched once, in its language, until something is published', async () => {
  const { source, version } = connect();
  const [first, second] = await Promise.all([
    source.published('blattwerk/versand', 'de'),
    source.published('blattwerk/versand', 'de'),
  ]);
  expect(first).toMatchObject({
    ok: true,
    value: { story: { id: 7 }, metadata: { title: 'Versand', robots: 'index,follow' } },
  });
  expect(second).toEqual(first);
  await source.published('blattwerk/versand', 'de');
  expect(storyRequests()).toHaveLength(1);
  expect(storyRequests()[0]).toContain('language=default');

  await source.published('blattwerk/versand', 'en');
  expect(storyRequests()[1]).toMatch(/language=en.*fallback_lang=default/);

  // To tell which texts are not translated, the default language is asked for as well.
  expect(storyRequests()).toHaveLength(3);

  content.state.version = 2;
  version.outdate();
  await source.published('blattwerk/versand', 'de');
  expect(storyRequests()).toHaveLength(4);
  expect(storyRequests()[3]).toContain('cv=2');
});

test('drafts are fetched by id with the preview token, and never remembered', async () => {
  const { source } = connect();
  expect(await source.draft(7, 'en')).toMatchObject({ ok: true, value: { metadata: { title: 'Entwurf' } } });
  await source.draft(7, 'en');
  expect(storyRequests()).toHaveLength(2);
  expect(await source.published('blattwerk/neu', 'de')).toMatchObject({ ok: false, reason: 'not-found' });
});

test('the list of stories holds published pages only', async () => {
  const { source } = connect();
  expect(await source.publishedStories('blattwerk')).toEqual({
    ok: true,
    value: [
      { name: 'Aktion', full_slug: 'blattwerk/aktion' },
      { name: 'Versand', full_slug: 'blattwerk/versand' },
    ],
  });
});

test.each([
  ['2026-11-26', ['Versand']],
  ['2026-11-27', ['Aktion', 'Versand']],
  ['2026-12-21', ['Versand']],
])('on %s it names the pages that run: %j', async (day, names) => {
  const { source } = connect();
  const listed = await withSeasons(source, day).publishedStories('blattwerk');
  expect(listed.ok && listed.value.map(({ name }) => name)).toEqual(names);
});

test('a busy content space is asked again', async () => {
  content.state.trouble = 'too-busy-twice';
  expect(await connect().source.published('blattwerk/versand', 'de')).toMatchObject({ ok: true });
});

test('a content space that stays busy is asked ten more times, 300 ms apart', async () => {
  content.state.trouble = 'too-busy';
  const wait = setTimeout;
  const waits: unknown[] = [];
  vi.stubGlobal('setTimeout', (run: () => void, milliseconds: number) => {
    waits.push(milliseconds);
    return wait(run, milliseconds === 300 ? 0 : milliseconds);
  });
  const answer = await connect().source.draft(7, 'default');
  vi.unstubAllGlobals();
  expect(answer).toMatchObject({ ok: false, reason: 'unavailable' });
  expect(content.state.asked).toHaveLength(11);
  expect(waits.filter((milliseconds) => milliseconds === 300)).toHaveLength(10);
});

test.each(['down', 'broken'] as const)(
  'a content space that is %s is unavailable, not an exception',
  async (trouble) => {
    const { source } = connect();
    content.state.trouble = trouble;
    expect(await source.published('blattwerk/versand', 'de')).toMatchObject({
      ok: false,
      reason: 'unavailable',
    });
    content.state.trouble = 'none';
    expect(await source.published('blattwerk/versand', 'de')).toMatchObject({ ok: true });
  },
);

test('a content space that does not answer ends at the deadline', async () => {
  content.state.trouble = 'silent';
  const { source } = connect(0.2);
  expect(await source.draft(7, 'default')).toMatchObject({ ok: false, reason: 'unavailable' });
});

test('a content space that cannot be reached is unavailable', async () => {
  content.close();
  expect(await connect().source.draft(7, 'default')).toMatchObject({ ok: false, reason: 'unavailable' });
});

test('polling notices a change nobody announced, and only that', async () => {
  const { source, version, changes } = connect();
  await source.published('blattwerk/versand', 'de');
  await version.poll();
  expect(changes).toEqual([]);
  content.state.version = 5;
  await version.poll();
  await version.poll();
  expect(changes).toEqual(['changed']);
  expect(await version.current()).toEqual({ ok: true, value: 5 });
});

test('a question that kept somebody waiting in vain is not asked again at once', async () => {
  content.state.trouble = 'silent';
  const { source } = connect(0.2);
  await source.draft(7, 'default');
  content.state.trouble = 'none';
  expect(await source.draft(7, 'default')).toMatchObject({ ok: false, reason: 'unavailable' });
  expect(await source.draft(8, 'default')).toMatchObject({ ok: true });
  expect(storyRequests()).toHaveLength(2);
});

test('all that one page asks has one deadline, and what comes later is there for the next page', async () => {
  const { source } = connect();
  content.state.trouble = 'silent-for-a-while';
  const page = withinDeadline(source, 0.1);
  expect(await page.published('blattwerk/versand', 'de')).toMatchObject({ ok: false, reason: 'unavailable' });
  expect(await page.redirects('blattwerk')).toMatchObject({ ok: false, reason: 'unavailable' });
  content.endSilence();
  await expect
    .poll(() => withinDeadline(source, 5).published('blattwerk/versand', 'de'))
    .toMatchObject({ ok: true });
  expect(storyRequests()).toHaveLength(1);
});

test('what has been answered leaves no clock running', async () => {
  vi.useFakeTimers();
  const { source } = connect();
  const answer = { ok: false as const, reason: 'not-found' as const, message: 'no such story' };
  const page = withinDeadline({ ...source, published: async () => answer }, 5);
  const clocks = vi.getTimerCount();
  expect(await page.published('blattwerk/versand', 'de')).toBe(answer);
  expect(vi.getTimerCount()).toBe(clocks);
  vi.useRealTimers();
});

test('a story of which nobody could say what is translated is shown, and asked about again', async () => {
  const { source } = connect();
  content.state.trouble = 'no-german';
  expect(await source.published('blattwerk/versand', 'fr')).toMatchObject({
    ok: true,
    value: { isWhole: false },
  });
  content.state.trouble = 'none';
  expect(await source.published('blattwerk/versand', 'fr')).toMatchObject({
    ok: true,
    value: { isWhole: true },
  });
});
