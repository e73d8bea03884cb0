import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { ArrowDown, ArrowUp, Ellipsis, X } from 'lucide-react';
import { ToggleButton } from 'react-aria-components';
import { confirmTranslations } from '../../actions/translation/translate-text.ts';
import { leaveTranslation, translateInto } from '../../actions/translation/translation-desk.ts';
import { languageName } from '../../base/schema/place-names.ts';
import { isOpenText, type PageText } from '../../base/translation/page-texts.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { translationStore, useTranslating } from '../../store/translation-store.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { MenuButton } from '../controls/menu-button.tsx';
import { Select } from '../controls/select.tsx';
import { shortcutLabel } from '../controls/shortcut-label.ts';
import { useMessages } from '../messages/messages.ts';
import { countWords } from './count-words.ts';
import { ShareBar } from './share-bar.tsx';
import styles from './translation.module.css';

type DeskHeadProps = {
  texts: readonly PageText[];
  language: string;
  /** Number of texts that are not done, by language. */
  openIn: ReadonlyMap<string, number>;
  onStep(by: 1 | -1): void;
  /** In a release nothing is confirmed: of the ordinary draft it would be. */
  isRelease: boolean;
};

/** The language, how far the page has come in it, and the ways through what is left. */
export function DeskHead({ texts, language, openIn, onStep, isRelease }: DeskHeadProps) {
  const say = useMessages();
  const { config } = useOpenSession();
  const shown = useTranslating((state) => state.shown);
  const older = texts.filter(({ state }) => state === 'older');
  const open = texts.filter(isOpenText);
  const due = texts.filter((text) => isOpenText(text) || text.state === 'current');
  const count = {
    texts: due.length,
    missing: open.filter(({ state }) => state === 'missing').length,
    older: open.filter(({ state }) => state === 'older').length,
  };
  return (
    <header className={styles.head}>
      <div className={styles.headLine}>
        <h2 className={styles.title}>{say('translate.title')}</h2>
        <Select
          layout="bare"
          label={say('translation.language')}
          value={language}
          options={config.languages
            .filter(({ code }) => code !== 'default')
            .map((each) => ({ value: each.code, label: languageWords(each) }))}
          onChange={translateInto}
        />
        <span className={styles.spacer} />
        <IconButton label={say('translate.leave')} onPress={leaveTranslation}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.headLine}>
        <ShareBar {...count} />
        <span role="status" className={styles.count}>
          {countWords(say, count)}
        </span>
        <span className={styles.spacer} />
        <ToggleButton
          className={styles.toggle ?? ''}
          isSelected={shown === 'open'}
          onChange={(isOnly) => translationStore.setState({ shown: isOnly ? 'open' : 'all' })}
        >
          {say('translate.onlyOpen')}
        </ToggleButton>
        <IconButton
          label={`${say('translate.before')} (${shortcutLabel(say, '⇧↵')})`}
          isDisabled={open.length === 0}
          onPress={() => onStep(-1)}
        >
          <ArrowUp size={16} aria-hidden />
        </IconButton>
        <Button isDisabled={open.length === 0} onPress={() => onStep(1)}>
          {say('translate.next')}
          <kbd className={styles.key}>{shortcutLabel(say, '↵')}</kbd>
          <ArrowDown size={14} aria-hidden />
        </Button>
        <MenuButton
          label={say('translate.more')}
          actions={[
            {
              id: 'confirm',
              label: say('translate.confirmAll', { count: older.length }),
              isDisabled: isRelease || older.length === 0,
              run: () => void confirmTranslations(older, language),
            },
            'separator',
            { id: 'list', label: say('translate.allPages'), run: () => openDialog('translations', {}) },
          ]}
        >
          <IconButton label={say('translate.more')}>
            <Ellipsis size={16} aria-hidden />
          </IconButton>
        </MenuButton>
      </div>
    </header>
  );

  function languageWords(each: { code: string; label: string }): string {
    const name = languageName(each, say.language);
    const left = openIn.get(each.code) ?? 0;
    return left === 0 ? name : `${name} · ${say('translate.manyOpen', { count: left })}`;
  }
}
