import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import type { Page } from '@playwright/test';
import { oauthClient, startOauthServer } from '../contract/oauth-server.ts';
import { spaceId, startContentSpace } from '../contract/running-content-space.ts';
import { expectNoFindings } from './support/axe.ts';
import { expect, test } from './support/shop-test.ts';

const editor = 'https://app.storyblok.com';

/** A bare editor at the vendor's own origin with the tool in its side bar, which answers as the vendor's documentation says. */
async function openEditor(page: Page, tool: string, story: object): Promise<void> {
  // The vendor's page is on the internet as far as the browser knows; the tool is on this machine.
  await page.context().grantPermissions(['local-network-access']);
  const source = `${tool}/judge-tool/?protocol=https:&host=app.storyblok.com&slug=pruefung&space_id=${spaceId}`;
  await page.route(`${editor}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="de"><title>CMS</title><link rel="icon" href="data:,"><main><h1>CMS</h1>
      <iframe title="Werkzeug" width="340" height="100" src="${source}"></iframe></main>
      <script>
        const frame = document.querySelector('iframe');
        let story = ${JSON.stringify(story)};
        addEventListener('message', ({ origin, data }) => {
          if (origin !== '${tool}' || data.action !== 'tool-changed' || data.tool !== 'pruefung') return;
          if (data.event === 'heightChange') frame.height = data.height;
          if (data.event === 'getContext')
            frame.contentWindow.postMessage({ action: 'get-context', language: '', story }, origin);
        });
      </script>`,
    }),
  );
  await page.goto(`${editor}/`);
}

test('the judge stands in the CMS: connected once, it says what to do, and again after a save', async ({
  page,
  expectedErrors,
}) => {
  // The tool asks before it is connected.
  expectedErrors.push(/401/);
  const cms = await startOauthServer(spaceId);
  const database = await openTestDatabase();
  const space = await startContentSpace({}, database);
  const judgeTool = {
    ...oauthClient,
    managementUrl: space.origin,
    oauthUrl: cms.origin,
    editors: [editor],
    requestsPerSecond: 0,
  };
  const tool = await startContentSpace({ judgeTool }, database);
  try {
    const story = { name: 'Prüfling', slug: `pruefling-${randomUUID()}` };
    const content = { component: 'page', _uid: 'p', title: '', description: 'Ein Satz.', body: [] };
    const { data } = await space.management.stories.create({ body: { story: { ...story, content } } });
    const id = data.story?.id ?? 0;
    const saved = { ...story, id, updated_at: data.story?.updated_at };

    await openEditor(page, tool.origin, saved);
    const panel = page.frameLocator('iframe');
    await panel.getByRole('button', { name: 'Mit dem CMS verbinden' }).click();
    const findings = panel.getByRole('list', { name: 'Befunde' });
    await expect(findings.getByRole('listitem').filter({ hasText: /Seite › / })).not.toHaveCount(0);
    await expect(panel.getByRole('img', { name: 'Fehler' })).not.toHaveCount(0);
    const found = await findings.getByRole('listitem').count();
    // The frame is as high as what it shows.
    await expect
      .poll(() => panel.locator('html').evaluate((html) => html.scrollHeight <= innerHeight))
      .toBe(true);
    await expectNoFindings(page, { hasFrames: true });

    const body = { story: { content: { ...content, title: 'Ein Titel, der genügt' } } };
    const { data: next } = await space.management.stories.update(id, { body });
    await page.evaluate(`story = ${JSON.stringify({ ...saved, updated_at: next.story?.updated_at })}`);
    await expect(findings.getByRole('listitem')).not.toHaveCount(found);

    // A reload needs no new connection.
    await page.reload();
    await expect(panel.getByRole('button', { name: 'Mit dem CMS verbinden' })).toHaveCount(0);
    await expect(panel.getByText(/^Geprüft, wie zuletzt gesichert/)).toBeVisible();
  } finally {
    await tool.close();
    await space.close();
    await cms.close();
    await database.close();
  }
});
