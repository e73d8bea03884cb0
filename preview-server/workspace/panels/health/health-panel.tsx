import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs, ToggleButton } from 'react-aria-components';
import { openDialog } from '../../store/dialog-store.ts';
import { toggleHealth, useHealth } from '../../store/health-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useMessages } from '../messages/messages.ts';
import { AccessibilityPart } from './accessibility-part.tsx';
import { CostPart } from './cost-part.tsx';
import { HeadingsPart } from './headings-part.tsx';
import styles from './health.module.css';
import { type HealthPart, healthParts, partLabels } from './health-parts.ts';
import { LinksPart } from './links-part.tsx';
import { OverflowPart } from './overflow-part.tsx';
import type { PartProps } from './part-props.ts';
import { PicturesPart } from './pictures-part.tsx';
import { RulesPart } from './rules-part.tsx';
import { useOfBlock } from './use-of-block.ts';

const parts: Record<HealthPart, (props: PartProps) => ReactNode> = {
  rules: RulesPart,
  accessibility: AccessibilityPart,
  headings: HeadingsPart,
  links: LinksPart,
  pictures: PicturesPart,
  overflow: OverflowPart,
  cost: CostPart,
};

/** How the open page is doing, as it is shown: all of it, or what concerns the chosen block. */
export function HealthPanel() {
  const say = useMessages();
  const [isOnlyBlock, setOnlyBlock] = useState(false);
  const isMeant = useOfBlock(isOnlyBlock);
  const isOpen = useDocument(() => true);
  const isLooking = useHealth(({ outline, accessibility }) => !outline || !accessibility);
  if (!isOpen) return null;
  return (
    <section className={styles.panel} aria-label={say('check.title')} data-pane>
      <Tabs className={styles.tabs ?? ''}>
        <div className={styles.head}>
          <TabList className={styles.tabList ?? ''} aria-label={say('check.title')}>
            {healthParts.map((part) => (
              <Tab key={part} id={part} className={styles.tab ?? ''}>
                {say(partLabels[part])}
              </Tab>
            ))}
          </TabList>
          <div className={styles.actions}>
            <ToggleButton className={styles.toggle ?? ''} isSelected={isOnlyBlock} onChange={setOnlyBlock}>
              {say('check.onlyBlock')}
            </ToggleButton>
            <Button kind="plain" onPress={() => openDialog('space-health', {})}>
              {say('check.allPages')}
            </Button>
            <IconButton label={say('action.close')} onPress={toggleHealth}>
              <X size={16} aria-hidden />
            </IconButton>
          </div>
        </div>
        {healthParts.map((part) => {
          const Part = parts[part];
          return (
            <TabPanel key={part} id={part} className={styles.part ?? ''} aria-busy={isLooking}>
              <Part isMeant={isMeant} />
            </TabPanel>
          );
        })}
      </Tabs>
    </section>
  );
}
