import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { listOf } from '../../../page/story/stored-block.ts';
import type { BlockProps } from '../../blocks/block-props.ts';
import { NavLink } from '../../blocks/navigation-links/nav-link.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { useLinkTarget } from '../../components/link/story-link.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './navigation-entry.module.css';
import { useMenuTiles } from './use-menu-tiles.ts';

/** One entry of the navigation; pointing at it or pressing its button unfolds the links below it, Escape folds them. */
export function NavigationEntry({ blok }: BlockProps<'nav_item'>) {
  const t = useMessages();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const tiles = useMenuTiles(isOpen);
  const { path, urls } = usePage();
  const target = useLinkTarget(blok.link);
  const isCurrent = target !== undefined && target.href !== urls.home && path.startsWith(target.href);
  const children = listOf(blok.children);
  const link = (
    <span className={styles.link} data-current={isCurrent}>
      <NavLink blok={blok} />
    </span>
  );
  if (children.length === 0) return <li className={styles.entry}>{link}</li>;
  const point = (opens: boolean) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && setIsOpen(opens);
  const handlers = {
    onPointerEnter: point(true),
    onPointerLeave: point(false),
    onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false),
    onClick: (event: { target: EventTarget }) => {
      if (event.target instanceof HTMLAnchorElement) setIsOpen(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return;
      setIsOpen(false);
      button.current?.focus();
    },
  };
  return (
    <li className={styles.entry} {...handlers}>
      {link}
      <button
        aria-controls={panelId}
        aria-expanded={isOpen}
        aria-label={t('header.submenu', { label: blok.label })}
        className={styles.button}
        onClick={() => setIsOpen(!isOpen)}
        ref={button}
        type="button"
      >
        <Icon name="chevronDown" size={16} />
      </button>
      <div className={styles.panel} data-open={isOpen} id={panelId}>
        <ul className={`${styles.children} ${tiles?.classes.panel ?? ''}`}>
          {children.map((child) => (
            <li key={child._uid}>
              <NavLink blok={child} />
              {tiles?.beside(child._uid)}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
