import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { type SubjectKey, subjectKey } from '@blattwerk/schemas/usage/subject.ts';
import { referencesOf } from '@blattwerk/schemas/usage/uses-in.ts';
import { ChevronRight } from 'lucide-react';
import { useShallow } from 'zustand/shallow';
import { ancestry, blockOf } from '../../base/content/block-index.ts';
import { blockTitle } from '../../base/schema/block-title.ts';
import { blockHelp, blockLabel } from '../../base/schema/labels.ts';
import { documentStore, selectBlock, useDocument } from '../../store/page/document.ts';
import { useMessages } from '../messages/messages.ts';
import { quoted } from '../messages/quoted.ts';
import { UsageLink } from '../usage/usage-link.tsx';
import styles from './block-head.module.css';

/** Path from the page to the block, its title, its description and its usage. */
export function BlockHead({ uid, component }: { uid: string; component: string }) {
  const say = useMessages();
  const above = useDocument(useShallow((open) => ancestry(open.index, uid).slice(0, -1))) ?? [];
  const storyName = useDocument((open) => open.story.name) ?? '';
  const index = useDocument((open) => open.index);
  const description = blockHelp(component, say.language);
  return (
    <header className={styles.head}>
      {above.length > 0 && (
        <nav aria-label={say('form.path')}>
          <ol className={styles.crumbs}>
            {above.map((each, depth) => (
              <li key={each}>
                <Button kind="plain" onPress={() => selectBlock(each)}>
                  {depth === 0 ? storyName : blockLabel(index?.get(each)?.component ?? '', say.language)}
                </Button>
                <ChevronRight size={12} aria-hidden />
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h2 className={styles.title}>
        {above.length === 0 ? storyName : <BlockName uid={uid} component={component} />}
      </h2>
      {description && <p className={styles.subtitle}>{description}</p>}
      <BlockUsage uid={uid} component={component} isPage={above.length === 0} />
    </header>
  );
}

/** Apart from the rest of the head: it changes with every key in the field that names the block. */
function BlockName({ uid, component }: { uid: string; component: string }) {
  const say = useMessages();
  const title = useDocument((open) => {
    const block = blockOf(open.content, open.index, uid);
    return block ? blockTitle(block, say.language) : '';
  });
  const label = blockLabel(component, say.language);
  return title ? `${label} ${quoted(say, title)}` : label;
}

/** Usage of the block's kind, or of the page for the root block; its dialog lists the block's references too. */
function BlockUsage({ uid, component, isPage }: { uid: string; component: string; isPage: boolean }) {
  const storyUuid = useDocument(({ story }) => story.uuid) ?? '';
  const subject = isPage ? subjectKey('story', storyUuid) : subjectKey('block', component);
  return <UsageLink subject={subject} others={() => referencesIn(uid)} />;
}

function referencesIn(uid: string): SubjectKey[] {
  const { open } = documentStore.getState();
  return open ? referencesOf(blockOf(open.content, open.index, uid) ?? {}) : [];
}
