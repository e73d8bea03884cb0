import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useMemo } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { definitionOf } from '../../base/schema/definitions.ts';
import { formTabs, translatableFields } from '../../base/schema/form-tabs.ts';
import { fieldLabel } from '../../base/schema/labels.ts';
import { commentsTab, openTab, translationTab, useForm } from '../../store/form-store.ts';
import { BlockComments } from '../comments/block-comments.tsx';
import { CommentsTabLabel } from '../comments/comment-count.tsx';
import { ErrorBoundary } from '../controls/error-boundary.tsx';
import { CountsLine } from '../figures/counts-line.tsx';
import { BlockFindings } from '../findings/block-findings.tsx';
import { useMessages } from '../messages/messages.ts';
import { BlockHead } from './block-head.tsx';
import { FieldGroups } from './field-groups.tsx';
import styles from './form.module.css';
import { HiddenNote } from './hidden-note.tsx';
import { TabCount } from './tab-count.tsx';
import { TestNote } from './test-note.tsx';
import { TranslationPanel } from './translation-panel.tsx';

/** The form of one block, its fields on the tabs the schema gives them. */
export function BlockForm({ uid, component }: { uid: string; component: string }) {
  const say = useMessages();
  const definition = definitionOf(component);
  const tabs = useMemo(() => (definition ? formTabs(definition) : []), [definition]);
  const translatable = useMemo(() => (definition ? translatableFields(definition) : []), [definition]);
  const wantedTab = useForm(({ tab }) => tab);
  const ids = [
    ...tabs.map(({ id }) => id),
    ...(translatable.length > 0 ? [translationTab] : []),
    commentsTab,
  ];
  const selectedTab = ids.includes(wantedTab) ? wantedTab : 'content';

  const formFault = (error: unknown) => (
    <Notice tone="error" actions={[{ label: say('action.reload'), run: () => location.reload() }]}>
      {say('error.form', { reason: error instanceof Error ? error.message : String(error) })}
    </Notice>
  );

  return (
    <div className={styles.panel}>
      <BlockHead uid={uid} component={component} />
      <CountsLine uid={uid} />
      <BlockFindings uid={uid} component={component} />
      <HiddenNote uid={uid} />
      <TestNote component={component} uid={uid} />
      {!definition ? (
        <div className={styles.empty}>
          <Notice tone="warning">{say('form.unknownBlock', { name: component })}</Notice>
        </div>
      ) : (
        <Tabs
          className={styles.tabs ?? ''}
          selectedKey={selectedTab}
          onSelectionChange={(key) => openTab(String(key))}
        >
          <TabList className={styles.tabList ?? ''} aria-label={say('form.tabs')}>
            {tabs.map(({ id, tab, groups }) => (
              <Tab key={id} id={id} className={styles.tab ?? ''}>
                {tab ? fieldLabel(tab, say.language) : say('form.content')}
                <TabCount uid={uid} fields={groups.flatMap(({ fields }) => fields)} />
              </Tab>
            ))}
            {translatable.length > 0 && (
              <Tab id={translationTab} className={styles.tab ?? ''}>
                {say('form.translation')}
                <TabCount uid={uid} fields={translatable} translations />
              </Tab>
            )}
            <Tab id={commentsTab} className={styles.tab ?? ''}>
              <CommentsTabLabel uid={uid} />
            </Tab>
          </TabList>
          {tabs.map(({ id, groups }) => (
            <TabPanel key={id} id={id} className={styles.tabPanel ?? ''}>
              <ErrorBoundary fallback={formFault}>
                <FieldGroups uid={uid} groups={groups} />
              </ErrorBoundary>
            </TabPanel>
          ))}
          {translatable.length > 0 && (
            <TabPanel id={translationTab} className={styles.tabPanel ?? ''}>
              <ErrorBoundary fallback={formFault}>
                <TranslationPanel uid={uid} fields={translatable} />
              </ErrorBoundary>
            </TabPanel>
          )}
          <TabPanel id={commentsTab} className={styles.tabPanel ?? ''}>
            <ErrorBoundary fallback={formFault}>
              <BlockComments uid={uid} component={component} />
            </ErrorBoundary>
          </TabPanel>
        </Tabs>
      )}
    </div>
  );
}
