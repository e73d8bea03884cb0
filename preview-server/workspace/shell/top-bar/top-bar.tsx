import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Clock, History, PanelLeft, PanelRight, Redo2, Search, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { askForPlan } from '../../actions/planning/plan-page.ts';
import { publishPage } from '../../actions/saving/publish.ts';
import { saveDraft } from '../../actions/saving/save-draft.ts';
import { AreaMenu } from '../../panels/areas/area-menu.tsx';
import { IconButton } from '../../panels/controls/icon-button.tsx';
import { LanguageMenu } from '../../panels/controls/language-menu.tsx';
import { shortcutLabel } from '../../panels/controls/shortcut-label.ts';
import { useMessages } from '../../panels/messages/messages.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { redoEdit, undoEdit, useDocument } from '../../store/page/document.ts';
import { isDirty } from '../../store/page/document-store.ts';
import { canUndo as hasOwnSteps } from '../../store/page/history.ts';
import { useSaving } from '../../store/saving-store.ts';
import { useMay, useOpenSession } from '../../store/session-store.ts';
import { type SidePane, togglePane, useSettings } from '../../store/settings-store.ts';
import { Axes } from './axes.tsx';
import { PageState } from './page-state.tsx';
import { PageTalk } from './page-talk.tsx';
import { People } from './people.tsx';
import { ReleaseChoice } from './release-choice.tsx';
import { ReviewState } from './review-state.tsx';
import { SuggestionsButton } from './suggestions-button.tsx';
import styles from './top-bar.module.css';
import { useHandedOnFocus } from './use-handed-on-focus.ts';

/** Name and state of the open page, undo, channel and country of the preview, saving and publishing. */
export function TopBar() {
  const say = useMessages();
  const isOpen = useDocument(() => true) ?? false;
  const dirty = useDocument(isDirty) ?? false;
  const canUndo = useDocument(({ history }) => hasOwnSteps(history)) ?? false;
  const canRedo = useDocument(({ history }) => history.future.length > 0) ?? false;
  const isPublished = useDocument(({ story }) => story.published) ?? false;
  const isUpToDate = useDocument(({ story }) => story.published && !story.unpublished_changes) ?? false;
  const { hasAssistants } = useOpenSession().config;
  const isInRelease = useDocument(({ story }) => story.release_id != null) ?? false;
  const mayPublish = useMay('publish');
  const activity = useSaving((state) => state.activity);
  const isIdle = activity === 'idle';
  const bar = useRef<HTMLElement>(null);
  const handedOn = useHandedOnFocus(bar);
  return (
    <header ref={bar} className={styles.bar} {...handedOn}>
      <AreaMenu here="workspace" />
      <FoldButton pane="stories" />
      <PageState />
      <ReleaseChoice />
      {!isInRelease && <ReviewState />}
      <span className={styles.spacer} />
      <div className={styles.group}>
        <IconButton
          label={`${say('action.undo')} (${shortcutLabel(say, 'Z')})`}
          isDisabled={!canUndo}
          onPress={undoEdit}
        >
          <Undo2 size={16} aria-hidden />
        </IconButton>
        <IconButton
          label={`${say('action.redo')} (${shortcutLabel(say, '⇧Z')})`}
          isDisabled={!canRedo}
          onPress={redoEdit}
        >
          <Redo2 size={16} aria-hidden />
        </IconButton>
        <IconButton
          label={`${say('palette.title')} (${shortcutLabel(say, 'K')})`}
          onPress={() => openDialog('palette', {})}
        >
          <Search size={16} aria-hidden />
        </IconButton>
      </div>
      <People />
      <Axes />
      <div className={styles.group}>
        <PageTalk />
        <IconButton
          label={say('versions.title')}
          isDisabled={!isOpen || isInRelease}
          onPress={() => openDialog('versions', {})}
        >
          <History size={16} aria-hidden />
        </IconButton>
        {hasAssistants && <SuggestionsButton />}
        <LanguageMenu />
      </div>
      <div className={styles.group}>
        {mayPublish && isPublished && !isInRelease && (
          <Button kind="plain" isDisabled={!isIdle} onPress={() => openDialog('unpublish', {})}>
            {say('action.unpublish')}
          </Button>
        )}
        <Button isDisabled={!dirty || !isIdle} onPress={() => void saveDraft()}>
          {say('action.save')}
        </Button>
        {isInRelease && (
          <Button kind="main" isDisabled={!isIdle} onPress={() => void publishPage()}>
            {say('release.look')}
          </Button>
        )}
        {mayPublish && !isInRelease && (
          <>
            <IconButton
              label={say('plan.open')}
              isDisabled={!isOpen || !isIdle}
              onPress={() => void askForPlan()}
            >
              <Clock size={16} aria-hidden />
            </IconButton>
            <Button
              kind="main"
              // While it works it keeps the focus: a refusal gives it back.
              isDisabled={!isOpen || (isUpToDate && !dirty)}
              onPress={() => void publishPage()}
            >
              {say(activity === 'publishing' ? 'action.publishing' : 'action.publish')}
            </Button>
          </>
        )}
      </div>
      <FoldButton pane="form" />
    </header>
  );
}

const folding = {
  stories: { fold: 'pane.foldPages', unfold: 'pane.unfoldPages', key: ',', Icon: PanelLeft },
  form: { fold: 'pane.foldForm', unfold: 'pane.unfoldForm', key: '.', Icon: PanelRight },
} as const;

/** Folds a column beside the preview away, for more room, and back. */
function FoldButton({ pane }: { pane: SidePane }) {
  const say = useMessages();
  const isFolded = useSettings(({ folded }) => folded[pane]);
  const { fold, unfold, key, Icon } = folding[pane];
  return (
    <span className={styles.fold}>
      <IconButton
        label={`${say(isFolded ? unfold : fold)} (${shortcutLabel(say, key)})`}
        onPress={() => togglePane(pane)}
      >
        <Icon size={16} aria-hidden />
      </IconButton>
    </span>
  );
}
