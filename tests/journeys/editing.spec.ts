import { createPage, draftOf } from '../browser/support/editing.ts';
import { expect, test } from './support/journey-test.ts';

test('an editor types into a field and into a long text, sees both in the page, and saves', async ({
  tab,
  view,
  shop,
  keep,
}, { project }) => {
  const story = await createPage(shop, `reise-${project.name}`, [
    { _uid: 'headline', component: 'page_container_headline', headline: 'Vor der Reise' },
    { _uid: 'text', component: 'text_page', headline: 'Ratgeber', text: { type: 'doc', content: [] } },
  ]);
  await tab.open(`${shop.workspace}/#/stories/${story.id}/headline`);
  await view.text('Vorschau verbunden').isSeen();
  await keep('opened');
  const form = view.get('region', 'Formular');
  const shown = view.framed('Vorschau').get('main');

  const headline = form.field(/^Überschrift/);
  await headline.fill('Größe & Maß – „schön“');
  await shown.get('heading', 'Größe & Maß – „schön“').isSeen();
  await keep('typed');

  await view
    .get('treegrid', 'Bausteine dieser Seite')
    .get('row', /Ratgeber/)
    .press();
  const text = form.get('textbox', 'Text');
  await text.press();
  await tab.type('Zehn Papiere ');
  await tab.key('Control+b');
  await tab.type('liegen bereit');
  await tab.key('Control+s');
  await view.text(/^Entwurf, gesichert/).isSeen();
  await shown.text('liegen bereit').isSeen();
  await keep('saved');
  const draft = JSON.stringify(await draftOf(shop, story));
  expect(draft).toContain('Größe & Maß – „schön“');
  expect(draft).toContain('"liegen bereit"');
  expect(draft).toContain('"type":"bold"');
});
