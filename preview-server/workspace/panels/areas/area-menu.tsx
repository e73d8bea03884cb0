import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { ChevronDown, LayoutGrid } from 'lucide-react';
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { type AreaId, areaTable, areaWindow } from '../../../areas/areas.ts';
import type { ToolId } from '../../base/areas/tools.ts';
import { openAreas, useAreasOpen } from '../../store/areas-store.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useAreas } from '../../store/server/areas.ts';
import popovers from '../controls/popover.module.css';
import { areaLabels, toolLabels } from '../messages/area-labels.ts';
import { type MessageKey, useMessages } from '../messages/messages.ts';
import { areaIcons, toolIcons } from './area-icons.ts';
import styles from './areas.module.css';

/** The one menu of all desks and tools, the same everywhere. Pressed and held, it opens what it is let go upon. */
export function AreaMenu({ here }: { here: AreaId }) {
  const say = useMessages();
  const isOpen = useAreasOpen();
  const { areas, tools, settings } = useAreas();
  const isWorkspace = here === 'workspace';
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={openAreas}>
      <Button kind="plain" aria-label={`${say('area.menu')} (F9)`}>
        <LayoutGrid size={16} aria-hidden />
        <span className={styles.word}>{say('area.menu')}</span>
        <ChevronDown size={14} aria-hidden />
      </Button>
      <Popover className={popovers.popover ?? ''} placement="bottom start">
        <Menu aria-label={say('area.menu')} className={popovers.list ?? ''}>
          <MenuSection
            aria-label={say('area.menu')}
            selectionMode="single"
            selectedKeys={[here]}
            disallowEmptySelection
          >
            {areas.map((id) => {
              const Icon = areaIcons[id];
              return (
                <MenuItem
                  key={id}
                  id={id}
                  textValue={say(areaLabels[id])}
                  className={popovers.option ?? ''}
                  {...(id !== here && {
                    href: areaTable[id].path,
                    // Beside the page that is open: what is not saved stays.
                    ...(isWorkspace && { target: areaWindow(id) }),
                  })}
                >
                  <Icon size={16} aria-hidden />
                  {say(areaLabels[id])}
                  {id === here && <span className={styles.here}>{say('area.here')}</span>}
                </MenuItem>
              );
            })}
          </MenuSection>
          <ToolSection title="area.tools" tools={tools} isWorkspace={isWorkspace} />
          {settings.length > 0 && (
            <ToolSection title="area.settings" tools={settings} isWorkspace={isWorkspace} />
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

type ToolSectionProps = { title: MessageKey; tools: readonly ToolId[]; isWorkspace: boolean };

/** Dialogs of the workspace; from a desk, the way to it. */
function ToolSection({ title, tools, isWorkspace }: ToolSectionProps) {
  const say = useMessages();
  return (
    <MenuSection aria-label={say(title)}>
      <Header className={popovers.group ?? ''}>{say(title)}</Header>
      {tools.map((id) => {
        const Icon = toolIcons[id];
        return (
          <MenuItem
            key={id}
            id={id}
            textValue={say(toolLabels[id])}
            className={popovers.option ?? ''}
            {...(isWorkspace ? { onAction: () => openDialog(id, {}) } : { href: `/#/tools/${id}` })}
          >
            <Icon size={16} aria-hidden />
            {say(toolLabels[id])}
          </MenuItem>
        );
      })}
    </MenuSection>
  );
}
