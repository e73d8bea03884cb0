import { useEffect } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { BlockTree } from './block-tree/block-tree.tsx';
import { Dialogs } from './dialogs/dialogs.tsx';
import { HealthBar } from './findings/health-bar.tsx';
import { keepFindings } from './findings/keep-findings.ts';
import { FormPanel } from './form/form-panel.tsx';
import { useMessages } from './messages/messages.ts';
import { startFromAddress } from './opening/address.ts';
import { PreviewPanel } from './preview-frame/preview-panel.tsx';
import { keepJournal } from './saving/keep-journal.ts';
import { warnBeforeLeaving } from './saving/warn-before-leaving.ts';
import { listenForShortcuts } from './shortcuts.ts';
import { StoryPanel } from './story-tree/story-panel.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import styles from './workspace.module.css';

const columns = ['stories', 'preview', 'form'];
const rows = ['tree', 'blocks'];

/** The whole window: pages and blocks, the page itself, the form. */
export function Workspace() {
  const say = useMessages();
  const columnLayout = useDefaultLayout({
    id: 'blattwerk.columns',
    panelIds: columns,
    storage: localStorage,
  });
  const rowLayout = useDefaultLayout({ id: 'blattwerk.rows', panelIds: rows, storage: localStorage });

  useEffect(() => {
    const stops = [
      keepJournal(),
      warnBeforeLeaving(),
      keepFindings(),
      startFromAddress(),
      listenForShortcuts(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <div className={styles.window}>
      <TopBar />
      <main className={styles.columns}>
        <Group {...columnLayout} orientation="horizontal">
          <Panel id="stories" defaultSize="19%" minSize="180px" maxSize="36%">
            <nav className={styles.side} aria-label={say('region.pages')}>
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
              <PreviewPanel />
            </section>
          </Panel>
          <Separator className={styles.columnSeparator} aria-label={say('region.resizeForm')} />
          <Panel id="form" data-pane defaultSize="26%" minSize="280px" maxSize="46%">
            <section className={styles.form} aria-label={say('region.form')}>
              <FormPanel />
            </section>
          </Panel>
        </Group>
      </main>
      <HealthBar />
      <Dialogs />
    </div>
  );
}
