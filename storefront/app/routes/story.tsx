import { useMemo } from 'react';
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
import { useDraft } from '../preview/use-draft.ts';
import { parseAnswers } from '../shop-data/block-answers.ts';
import { BlockAnswersProvider } from '../shop-data/block-answers-context.tsx';
import { readFailure } from './failure.ts';
import { failureTags, headTags } from './head-tags.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData, error }) =>
  loaderData && !error ? headTags(loaderData.head) : failureTags(readFailure(error));

export function loader({ context }: LoaderFunctionArgs) {
  const { outcome } = context.get(renderContext).content;
  if (outcome.kind === 'redirect') throw redirect(outcome.location, 301);
  if (outcome.kind === 'error') throw data(outcome.message, { status: outcome.status });
  return { story: outcome.story, answers: outcome.answers, head: outcome.head };
}

export default function StoryPage() {
  const { story: text, answers: answersText } = useLoaderData<typeof loader>();
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
