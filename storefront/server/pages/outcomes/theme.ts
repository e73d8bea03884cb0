import { marketOf } from '@blattwerk/schemas/shop/markets/markets.ts';
import { factsOfTheme, isSoldIn } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import type { PageHead } from '../../../page/document/page-head.ts';
import { type Asked, type LoadedPage, notMine } from '../loading/asked.ts';
import { composeStory, showAs } from '../loading/compose-story.ts';
import { resolveMissing } from './missing.ts';

/** The listing of one theme, `/themes/{id}`: all themes share one story, and one of which this shop sells nothing is missing. */
export async function resolveTheme(asked: Asked): Promise<LoadedPage | typeof notMine> {
  const { page, sources } = asked;
  const { themeId } = page.route;
  if (themeId === undefined) return notMine;
  const { story } = await asked.stories();
  if (!story.ok) return notMine;
  const [known, composed] = await Promise.all([sources.facts.current(), composeStory(asked, story.value)]);
  // While the catalogue is unknown, the page is shown under the story's own title.
  if (!known) return showAs(composed, { head: composed.content.outcome.head }, false);
  const theme = factsOfTheme(known, themeId);
  const isSold = theme && isSoldIn(known, theme, marketOf(page), page.customerType);
  if (!isSold && !page.isPreview) return resolveMissing(asked);
  const { head } = composed.content.outcome;
  return showAs(composed, { head: theme ? ofTheme(head, theme.name) : head }, true);
}

/** Title and description begin with the theme's own name. */
function ofTheme(head: PageHead, name: string): PageHead {
  const description = head.description === '' ? '' : `${name}: ${head.description}`;
  return { ...head, title: `${name}: ${head.title}`, description };
}
