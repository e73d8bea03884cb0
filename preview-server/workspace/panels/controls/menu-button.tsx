import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import styles from './popover.module.css';

export type MenuAction =
  | { id: string; label: string; shortcut?: string; isDisabled?: boolean; run(): void }
  | 'separator';

type MenuButtonProps = { label: string; actions: readonly MenuAction[]; children: ReactNode };

/** A button (the child) that opens a list of actions. */
export function MenuButton({ label, actions, children }: MenuButtonProps) {
  return (
    <MenuTrigger>
      {children}
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <Menu aria-label={label} className={styles.list ?? ''}>
          {actions.map((action, position) =>
            action === 'separator' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: separators have nothing else to be told apart by
              <Separator key={position} className={styles.separator ?? ''} />
            ) : (
              <MenuItem
                key={action.id}
                id={action.id}
                textValue={action.label}
                isDisabled={action.isDisabled ?? false}
                onAction={action.run}
                className={styles.option ?? ''}
              >
                {action.label}
                {action.shortcut && <kbd className={styles.optionKey}>{action.shortcut}</kbd>}
              </MenuItem>
            ),
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
