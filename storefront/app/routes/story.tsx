import { lazy, Suspense, useMemo } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { StoryBlock } from '../blocks/story-blocks.tsx';
import { usePage } from '../context/page-context.tsx';
import { renderContext } from '../context/render-context.ts';
import { parseStory } from '../context/story.ts';
import { ErrorPage } from '../layout/error-page.tsx';
import { shouldLoadAgain } from '../navigation/listing-only-change.ts';
import { useDraft } from '../preview/use-draft.ts';
import { parseAnswers } from '../shop-data/block-answers.ts';
import { BlockAnswersProvider } from '../shop-data/block-answers-context.tsx';
import { readFailure } from './failure.ts';
import { failureTags, headTags } from './head-tags.ts';

const AccountPage = lazy(async () => ({
  default: (await import('../account/account-page.tsx')).AccountPage,
}));

export const meta: MetaFunction<typeof loader> = ({ loaderData, error }) =>
  loaderData && !error ? headTags(loaderData.head) : failureTags(readFailure(error));

export function loader({ context }: LoaderFunctionArgs) {
  const { outcome } = context.get(renderContext).content;
  if (outcome.kind === 'redirect') throw redirect(outcome.location, 301);
  if (outcome.kind === 'error') throw data(outcome.message, { status: outcome.status });
  if (outcome.kind === 'configurator')
    return data(outcome, { status: outcome.design === undefined ? 404 : 200 });
  return outcome.kind === 'story' ? data(outcome, { status: outcome.status }) : data(outcome);
}

export const shouldRevalidate = shouldLoadAgain;

const ConfiguratorPage = lazy(async () => ({
  default: (await import('../product/configurator-page.tsx')).ConfiguratorPage,
}));

/** A composed page, or one of the shop's own programs. */
export default function StoryPage() {
  const shown = useLoaderData<typeof loader>();
  if (shown.kind === 'story') return <ComposedPage answersText={shown.answers} text={shown.story} />;
  return (
    <Suspense fallback={null}>
      {shown.kind === 'program' ? (
        <AccountPage notice={shown.notice} />
      ) : (
        <ConfiguratorPage design={shown.design} />
      )}
    </Suspense>
  );
}

function ComposedPage({ text, answersText }: { text: string; answersText: string }) {
  const { isPreview } = usePage();
  const loaded = useMemo(() => parseStory<'page'>(text), [text]);
  const answers = useMemo(() => parseAnswers(answersText), [answersText]);
  const story = useDraft(loaded, isPreview) ?? loaded;
  return (
    <BlockAnswersProvider answers={answers}>
      <StoryBlock blok={story.content} />
    </BlockAnswersProvider>
  );
}

export function ErrorBoundary() {
  return <ErrorPage {...readFailure(useRouteError())} />;
}
