import { createPage, draftOf } from '../browser/support/editing.ts';
import { expect, test } from './support/journey-test.ts';

test('an editor types into a field and into a long text, sees both in the page, and saves', async ({
  tab,
  view,
  shop,
  size,
  keep,
}, { project }) => {
  const story = await createPage(shop, `reise-${project.name}`, [
    { _uid: 'headline', component: 'page_container_headline', headline: 'Vor der Reise' },
    { _uid: 'text', component: 'text_page', headline: 'Ratgeber', text: { type: 'doc', content: [] } },
  ]);
  await tab.open(`${shop.workspace}/#/stories/${story.id}/headline`);
  await view.text('Vorschau verbunden').isSeen();
  await keep('opened');
  expect(await tab.evaluate(`(${cutOff.toString()})("Zustand der Seite")`)).toEqual([]);
  // A phone shows one pane at a time.
  const goTo = async (pane: 'Seiten' | 'Vorschau' | 'Formular') => {
    if (size.width < 764) await view.get('radio', pane).press();
  };
  await goTo('Formular');
  const form = view.get('region', 'Formular');
  const shown = view.framed('Vorschau').get('main');

  const headline = form.field(/^Überschrift/);
  await headline.fill('Größe & Maß – „schön“');
  await keep('form');
  await goTo('Vorschau');
  await shown.get('heading', 'Größe & Maß – „schön“').isSeen();
  await keep('typed');

  await goTo('Seiten');
  await keep('blocks');
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
  await goTo('Vorschau');
  await shown.text('liegen bereit').isSeen();
  await keep('saved');
  const draft = JSON.stringify(await draftOf(shop, story));
  expect(draft).toContain('Größe & Maß – „schön“');
  expect(draft).toContain('"liegen bereit"');
  expect(draft).toContain('"type":"bold"');
});

/** Runs in the page: what of a region's line does not fit into it. */
function cutOff(name: string): string[] {
  const region = document.querySelector(`section[aria-label="${name}"]`);
  if (!region) return [`no ${name}`];
  const { right, bottom } = region.getBoundingClientRect();
  return [...region.children].flatMap((part) => {
    const box = part.getBoundingClientRect();
    return box.right > right + 1 || box.bottom > bottom + 1 ? [part.textContent ?? ''] : [];
  });
}
