import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { BlockAnswers } from '../../page/blocks/block-answers.ts';
import { needsLateTexts } from '../../page/document/late-texts.ts';
import type { PageContent } from '../../page/document/page-content.ts';
import { blockNames, holdsRichText } from '../../page/story/blocks-in.ts';
import type { PageStory } from '../../page/story/story.ts';
import { BlockAnswersProvider } from '../blocks/block-answers-context.tsx';
import { loadBlocks } from '../blocks/block-components.ts';
import { StoryBlock } from '../blocks/story-blocks.tsx';
import { usePage } from '../context/page-context.tsx';
import { late, loadLate } from '../late/late.tsx';
import { Part } from '../late/part.tsx';
import { ErrorPage, loadErrorPage } from '../layout/error-page.tsx';
import { UnreachablePage } from '../layout/unreachable-page.tsx';
import { loadMessages } from '../messages/load-messages.ts';
import { useDraft } from '../preview/use-draft.ts';
import { loadRichText } from '../rich-text/rich-text.tsx';

const VisitorPage = late(async () => (await import('./visitor-page.tsx')).VisitorPage);
const PersonalPage = late(async () => (await import('../personal/personal-page.tsx')).loadPersonalPage());
const ConfiguratorPage = late(
  async () => (await import('../product/configurator-page.tsx')).ConfiguratorPage,
);

/** Loads the code and the texts of what an address shows. */
export async function loadShownPage(content: PageContent): Promise<void> {
  const { page, outcome } = content;
  const texts = needsLateTexts(outcome) ? loadMessages(page.locale) : undefined;
  const own = outcome.kind === 'configurator' ? loadConfiguratorTexts(page.locale) : undefined;
  await Promise.all([loadCode(content), texts?.then(({ untilLate }) => untilLate()), own]);
}

/** Loaded late itself: most pages have no texts of a topic. */
async function loadConfiguratorTexts(locale: Locale): Promise<void> {
  const { loadTopicMessages } = await import('../messages/use-topic-messages.ts');
  await loadTopicMessages('configurator', locale);
}

async function loadCode({ outcome }: PageContent): Promise<void> {
  if (outcome.kind === 'error') await loadErrorPage(outcome.status);
  if (outcome.kind === 'story') await loadBlocks(blockNames(outcome.story.content));
  if (outcome.kind === 'account') await loadLate(VisitorPage);
  if (outcome.kind === 'personal') await loadLate(PersonalPage);
  if (outcome.kind === 'configurator') await loadLate(ConfiguratorPage);
}

/** Loads the code of a page that comes without a document, in which the server would have written its texts. */
export async function loadNextPage(content: PageContent): Promise<void> {
  const { outcome } = content;
  const hasTexts = outcome.kind === 'story' && holdsRichText(outcome.story.content);
  await Promise.all([loadShownPage(content), hasTexts ? loadRichText() : undefined]);
}

/** What an address shows: a composed page, one of the shop's own programs, or what went wrong. */
export function ShownPage({ outcome }: { outcome: PageContent['outcome'] }) {
  if (outcome.kind === 'redirect') return null;
  if (outcome.kind === 'unreachable') return <UnreachablePage cause={outcome.cause} />;
  if (outcome.kind === 'error') return <ErrorPage {...outcome} />;
  if (outcome.kind === 'story') return <ComposedPage answers={outcome.answers} loaded={outcome.story} />;
  return <Part key={outcome.kind}>{ownPage(outcome)}</Part>;
}

function ownPage(
  outcome: Extract<PageContent['outcome'], { kind: 'account' | 'personal' | 'configurator' }>,
) {
  if (outcome.kind === 'configurator') return <ConfiguratorPage {...outcome} />;
  if (outcome.kind === 'account') return <VisitorPage {...outcome} />;
  return <PersonalPage shown={outcome} />;
}

function ComposedPage({ loaded, answers }: { loaded: PageStory; answers: BlockAnswers }) {
  const page = usePage();
  const story = useDraft<'page'>(loaded, page) ?? loaded;
  return (
    <BlockAnswersProvider answers={answers}>
      <StoryBlock blok={story.content} key={loaded.content._uid} />
    </BlockAnswersProvider>
  );
}
