import { LanguageMenu } from '../../panels/controls/language-menu.tsx';
import styles from '../../panels/figures/figures.module.css';
import { Figures } from '../../panels/figures/figures.tsx';
import { useMessages } from '../../panels/messages/messages.ts';

/** What was counted of visits, for those who compose pages. */
export function FiguresPage() {
  const say = useMessages();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <span className={styles.brand}>Blattwerk</span>
        <h1 className={styles.title}>{say('figures.title')}</h1>
        <span className={styles.spacer} />
        <a className={styles.link} href="/">
          {say('orders.workspace')}
        </a>
        <LanguageMenu />
      </header>
      <Figures />
    </div>
  );
}
