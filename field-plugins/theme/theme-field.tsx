import type { ThemeValue } from '@blattwerk/schemas/field-plugins/theme-value.ts';
import { Images } from 'lucide-react';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import type { PickerProps } from '../shell/picker.ts';
import chosen from './chosen-theme.module.css';
import { ChosenTheme } from './chosen-theme.tsx';
import { ThemeFailure } from './theme-failure.tsx';
import styles from './theme-field.module.css';
import { useThemeMessages } from './theme-messages.ts';
import type { ThemeOptions } from './theme-options.ts';
import { useTheme } from './use-theme.ts';
import waiting from './waiting.module.css';

/** The chosen theme in the form. */
export function ThemeField(props: PickerProps<ThemeValue, ThemeOptions>) {
  return (
    <main className={styles.field}>
      <Chosen {...props} />
    </main>
  );
}

function Chosen(props: PickerProps<ThemeValue, ThemeOptions>) {
  const { value, shop, isReadOnly, choose, openModal } = props;
  const say = useThemeMessages();
  const answer = useTheme(shop, value?.themeId);
  if (!value) {
    return (
      <div className={styles.empty}>
        <Images aria-hidden size={22} />
        <p>{say('empty')}</p>
        {!isReadOnly && <Button onPress={openModal}>{say('pick')}</Button>}
      </div>
    );
  }
  if (answer.isPending) return <div className={waiting.waiting} role="status" aria-label={say('loading')} />;
  const ways = !isReadOnly && (
    <span className={chosen.ways}>
      <Button onPress={openModal}>{say('another')}</Button>
      <Button kind="link" onPress={() => choose(undefined)}>
        {say('clear')}
      </Button>
    </span>
  );
  if (answer.error?.problem.status === 404) {
    return (
      <Notice tone="warning">
        {say('gone', { id: value.themeId })}
        {ways}
      </Notice>
    );
  }
  if (answer.isError) {
    return (
      <>
        <ThemeFailure failure={answer.error} retry={() => void answer.refetch()} />
        <p>{say('storedTheme', { id: value.themeId })}</p>
      </>
    );
  }
  return <ChosenTheme {...props} value={value} theme={answer.data} ways={ways} />;
}
