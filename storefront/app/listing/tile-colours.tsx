import type { ColourVariant } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import { ColourDot } from '../components/colour/colour-dot.tsx';
import { useColourNames } from '../components/colour/use-colour-names.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './tile-colours.module.css';

type TileColoursProps = {
  inColours: readonly ColourVariant[];
  /** The one the tile shows. */
  shownId: string;
  hrefOf: (id: string) => string;
  onShow: (id: string) => void;
};

/** The colours of a design as dots: each shows itself on the tile, and without scripts leads to its page. */
export function TileColours({ inColours, shownId, hrefOf, onShow }: TileColoursProps) {
  const t = useLateMessages();
  const nameOf = useColourNames();
  return (
    <ul aria-label={t('detail.colour')} className={styles.list}>
      {inColours.map(({ id, colours, tones }) => (
        <li key={id}>
          <a
            aria-current={String(id) === shownId || undefined}
            aria-label={nameOf(colours)}
            className={styles.link}
            href={hrefOf(String(id))}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onShow(String(id));
            }}
            title={nameOf(colours)}
          >
            <ColourDot tones={tones} />
          </a>
        </li>
      ))}
    </ul>
  );
}
