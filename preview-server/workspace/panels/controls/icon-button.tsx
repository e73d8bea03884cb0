import {
  type IconButtonProps,
  IconButton as PlainIconButton,
} from '@blattwerk/field-plugins/look/button.tsx';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import styles from './tooltip.module.css';

/** A button that shows a picture only, and its label as a tooltip. */
export function IconButton(props: IconButtonProps) {
  return (
    <TooltipTrigger delay={500}>
      <PlainIconButton {...props} />
      <Tooltip className={styles.tooltip ?? ''} offset={6}>
        {props.label}
      </Tooltip>
    </TooltipTrigger>
  );
}
