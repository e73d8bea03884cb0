import { type ReactNode, useEffect } from 'react';
import type { AreaId } from '../../../areas/areas.ts';
import { AreaMenu } from '../../panels/areas/area-menu.tsx';
import { LanguageMenu } from '../../panels/controls/language-menu.tsx';
import { toggleAreas } from '../../store/areas-store.ts';
import styles from './desk.module.css';

type DeskProps = {
  here: AreaId;
  title: string;
  /** What this desk alone offers in its head. */
  head?: ReactNode;
  children: ReactNode;
};

/** A desk under its head, from which all others are reached. */
export function Desk({ here, title, head, children }: DeskProps) {
  useEffect(() => {
    document.title = `Blattwerk ${title}`;
  }, [title]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F9') return;
      event.preventDefault();
      toggleAreas();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <div className={styles.desk}>
      <header className={styles.bar}>
        <AreaMenu here={here} />
        <h1 className={styles.title}>{title}</h1>
        <span className={styles.spacer} />
        {head}
        <LanguageMenu />
      </header>
      {children}
    </div>
  );
}
