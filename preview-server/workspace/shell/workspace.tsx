import { Busy } from '@blattwerk/field-plugins/look/notice.tsx';
import { lazy, Suspense, useEffect } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { keepFindings } from '../actions/judging/keep-findings.ts';
import { followPage } from '../actions/news/follow-page.ts';
import { startFromAddress } from '../actions/opening/address.ts';
import { keepJournal } from '../actions/saving/keep-journal.ts';
import { keepRetrying } from '../actions/saving/keep-retrying.ts';
import { keepUp } from '../actions/saving/keep-up.ts';
import { warnBeforeLeaving } from '../actions/saving/warn-before-leaving.ts';
import { BlockTree } from '../panels/block-tree/block-tree.tsx';
import { HealthBar } from '../panels/findings/health-bar.tsx';
import { FormPanel } from '../panels/form/form-panel.tsx';
import { useMessages } from '../panels/messages/messages.ts';
import { PreviewPanel } from '../panels/preview/preview-panel.tsx';
import { StoryPanel } from '../panels/story-tree/story-panel.tsx';
import { useHealth } from '../store/health-store.ts';
import { useMatrix } from '../store/matrix-store.ts';
import { Dialogs } from './dialogs.tsx';
import { PaneBar } from './pane-bar.tsx';
import { returnFocus } from './return-focus.ts';
import { listenForShortcuts } from './shortcuts.ts';
import { TopBar } from './top-bar/top-bar.tsx';
import { useFolding } from './use-folding.ts';
import { usePane } from './use-pane.ts';
import { useTranslationRoom } from './use-translation-room.ts';
import styles from './workspace.module.css';

const MatrixStage = lazy(async () => ({
  default: (await import('../panels/matrix/matrix-stage.tsx')).MatrixStage,
}));

const HealthPanel = lazy(async () => ({
  default: (await import('../panels/health/health-panel.tsx')).HealthPanel,
}));

const TranslationDesk = lazy(async () => ({
  default: (await import('../panels/translation/translation-desk.tsx')).TranslationDesk,
}));

const columns = ['stories', 'preview', 'form'];
const rows = ['tree', 'blocks'];

/** The whole window: pages and blocks, the page itself, the form. */
export function Workspace() {
  const say = useMessages();
  const [pane, setPane] = usePane();
  const columnLayout = useDefaultLayout({
    id: 'blattwerk.columns',
    panelIds: columns,
    storage: localStorage,
  });
  const stories = useFolding('stories');
  const form = useFolding('form');
  const isComparing = useMatrix(({ ticks }) => ticks !== undefined);
  const translating = useTranslationRoom(form.panel.panelRef);
  const isHealthShown = useHealth(({ isOpen }) => isOpen);
  const rowLayout = useDefaultLayout({ id: 'blattwerk.rows', panelIds: rows, storage: localStorage });

  useEffect(() => {
    const stops = [
      // First: nothing is waited for as long as the page.
      startFromAddress(),
      keepJournal(),
      warnBeforeLeaving(),
      keepFindings(),
      keepUp(),
      keepRetrying(),
      followPage(),
      listenForShortcuts(),
      returnFocus(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <div className={styles.window}>
      <TopBar />
      <PaneBar pane={pane} onChoose={setPane} />
      <main className={styles.columns} data-shown={pane}>
        <Group
          {...(translating ? { defaultLayout: columnLayout.defaultLayout } : columnLayout)}
          orientation="horizontal"
        >
          <Panel
            id="stories"
            {...stories.panel}
            defaultSize="232px"
            minSize="180px"
            maxSize="36%"
            groupResizeBehavior="preserve-pixel-size"
          >
            <nav className={styles.side} data-folded={stories.isFolded} aria-label={say('region.pages')}>
              <Group {...rowLayout} orientation="vertical">
                <Panel id="tree" data-pane defaultSize="46%" minSize="120px" className={styles.sidePanel}>
                  <StoryPanel />
                </Panel>
                <Separator className={styles.rowSeparator} aria-label={say('region.resizeRows')} />
                <Panel id="blocks" data-pane minSize="120px" className={styles.sidePanel}>
                  <BlockTree />
                </Panel>
              </Group>
            </nav>
          </Panel>
          <Separator className={styles.columnSeparator} aria-label={say('region.resizePages')} />
          <Panel id="preview" data-pane minSize="300px">
            <section className={styles.preview} aria-label={say('region.preview')}>
              {isComparing ? (
                <PreviewPanel
                  sideBySide={
                    <Suspense>
                      <MatrixStage />
                    </Suspense>
                  }
                />
              ) : (
                <PreviewPanel />
              )}
              {isHealthShown && (
                <Suspense>
                  <HealthPanel />
                </Suspense>
              )}
            </section>
          </Panel>
          <Separator className={styles.columnSeparator} aria-label={say('region.resizeForm')} />
          <Panel
            id="form"
            data-pane
            {...form.panel}
            defaultSize="340px"
            minSize="280px"
            maxSize={translating ? '72%' : '46%'}
            groupResizeBehavior="preserve-pixel-size"
          >
            <section className={styles.form} data-folded={form.isFolded} aria-label={say('region.form')}>
              {translating ? (
                <Suspense fallback={<Busy>{say('form.loading')}</Busy>}>
                  <TranslationDesk />
                </Suspense>
              ) : (
                <FormPanel />
              )}
            </section>
          </Panel>
        </Group>
      </main>
      <HealthBar />
      <Dialogs />
    </div>
  );
}
