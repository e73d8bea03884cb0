import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import type { CatalogueFailure } from '../shell/catalogue/catalogue-failure.ts';
import { useThemeMessages } from './theme-messages.ts';

type ThemeFailureProps = { failure: CatalogueFailure; retry(): void };

/** The catalogue gave no answer; it can be asked again. */
export function ThemeFailure({ failure, retry }: ThemeFailureProps) {
  const say = useThemeMessages();
  return (
    <Notice tone="error">
      {say(failure.problem.status === 503 ? 'unreachable' : 'failed')}{' '}
      <Button kind="link" onPress={retry}>
        {say('retry')}
      </Button>
    </Notice>
  );
}
