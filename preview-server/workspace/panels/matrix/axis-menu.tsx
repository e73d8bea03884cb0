import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Check, ChevronDown } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { type AxisId, type AxisSpace, axes } from '../../base/matrix/axes.ts';
import { tick, useMatrix } from '../../store/matrix-store.ts';
import { useOpenSession } from '../../store/session-store.ts';
import popovers from '../controls/popover.module.css';
import { useMessages } from '../messages/messages.ts';
import styles from './matrix.module.css';
import { axisLabels, valueLabel } from './view-label.ts';

/** Ticks values of one axis; nothing where there is nothing to choose from. */
export function AxisMenu({ axis, space }: { axis: AxisId; space: AxisSpace }) {
  const say = useMessages();
  const { config } = useOpenSession();
  const chosen = useMatrix(({ ticks }) => ticks?.[axis]);
  const values = axes[axis].values(space);
  if (values.length < 2) return null;
  const ticked = values.filter((value) => chosen?.includes(value));
  const label = say(axisLabels[axis]);
  const [only] = ticked;
  const count =
    ticked.length === 1 && only !== undefined
      ? valueLabel(say, config, axis, only)
      : ticked.length > 1
        ? String(ticked.length)
        : '';
  return (
    <MenuTrigger>
      <Button>
        {count === '' ? label : say('matrix.ticked', { axis: label, count })}
        <ChevronDown size={14} aria-hidden />
      </Button>
      <Popover className={popovers.popover ?? ''} placement="bottom start">
        <Menu
          aria-label={label}
          className={popovers.list ?? ''}
          selectionMode="multiple"
          selectedKeys={ticked}
          onSelectionChange={(keys) =>
            tick(
              axis,
              values.filter((value) => keys === 'all' || keys.has(value)),
            )
          }
        >
          {values.map((value) => (
            <MenuItem
              key={value}
              id={value}
              textValue={valueLabel(say, config, axis, value)}
              className={popovers.option ?? ''}
            >
              {({ isSelected }) => (
                <>
                  <span className={styles.tick} data-ticked={isSelected}>
                    {isSelected && <Check size={12} aria-hidden />}
                  </span>
                  {valueLabel(say, config, axis, value)}
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
