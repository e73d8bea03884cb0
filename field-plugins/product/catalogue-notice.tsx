import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { CatalogueFailure } from '../shell/catalogue/catalogue-failure.ts';
import { useProductMessages } from './product-messages.ts';

type CatalogueNoticeProps = { error: Error; retry(): void };

const unreachable = 503;

/** The catalogue gave no answer; it can be asked again. */
export function CatalogueNotice({ error, retry }: CatalogueNoticeProps) {
  const say = useProductMessages();
  const problem = error instanceof CatalogueFailure ? error.problem : undefined;
  const isOffline = problem?.status === unreachable && problem.type === 'about:blank';
  return (
    <Notice tone="error">
      {isOffline ? say('offline') : problem ? say('failedDetail', { detail: problem.title }) : say('failed')}{' '}
      <Button kind="link" onPress={retry}>
        {say('retry')}
      </Button>
    </Notice>
  );
}
