import { centimetres } from '@blattwerk/schemas/shop/sizes/format-names.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { useContext } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { type InterfaceLanguage, LanguageContext } from '../messages/messages.ts';
import { colourNames } from '../shell/colour-names.ts';
import { colourSwatches } from '../shell/colour-swatches.ts';
import { SheetPicture } from '../shell/sheet/sheet-picture.tsx';
import { ColourDots } from './colour-dots.tsx';
import { clusterDesigns, type DesignCluster, type ThemeDesign, type ThemeDetail } from './design-clusters.ts';
import { SheetFan } from './sheet-fan.tsx';
import { useThemeMessages } from './theme-messages.ts';
import styles from './theme-tile.module.css';
import { purposeOf, typeLabel } from './type-label.ts';

type DesignChoiceProps = {
  theme: ThemeDetail;
  /** Id of a design; the whole theme where there is none. */
  chosen: string | undefined;
  choose(designId: string | undefined): void;
};

/** Stands for the theme without a design of it. */
const wholeTheme = '';

/** A theme and all of its designs, as one group of radio buttons. */
export function DesignChoice({ theme, chosen, choose }: DesignChoiceProps) {
  const say = useThemeMessages();
  return (
    <RadioGroup
      aria-label={say('choice')}
      value={chosen ?? wholeTheme}
      onChange={(value) => choose(value === wholeTheme ? undefined : value)}
      className={styles.grid}
    >
      <Radio value={wholeTheme} aria-label={say('wholeTheme')} className={styles.tile}>
        <span className={styles.picture}>
          <SheetFan designs={theme.designs} />
        </span>
        <span className={styles.caption}>
          <strong>{say('wholeTheme')}</strong>
          <small>{say('wholeThemeNote')}</small>
        </span>
      </Radio>
      {clusterDesigns(theme.designs).map((cluster) => (
        <Cluster key={cluster[0].id} cluster={cluster} chosen={chosen} />
      ))}
    </RadioGroup>
  );
}

/** One product in its colours: the chosen one, or else the first, as a sheet, the others as dots below. */
function Cluster({ cluster, chosen }: { cluster: DesignCluster; chosen: string | undefined }) {
  const language = useContext(LanguageContext);
  const [first] = cluster;
  const shown = cluster.find(({ id }) => String(id) === chosen) ?? first;
  return (
    <span className={styles.cluster}>
      {cluster.map((design) => {
        return (
          <Radio
            key={design.id}
            value={String(design.id)}
            aria-label={fullName(design, language)}
            className={design === shown ? styles.tile : styles.variant}
          >
            {design === shown ? <DesignTile design={design} /> : <Variant design={design} />}
          </Radio>
        );
      })}
    </span>
  );
}

function DesignTile({ design }: { design: ThemeDesign }) {
  const say = useThemeMessages();
  const language = useContext(LanguageContext);
  const [purpose, ...rest] = nameParts(design, language);
  return (
    <>
      <span className={styles.picture}>
        <SheetPicture picture={design.picture} width={150} />
        {!design.isAvailable && <em className={styles.tag}>{say('unavailable')}</em>}
      </span>
      <span className={styles.caption}>
        <strong>{purpose}</strong>
        <small>{rest.join(', ')}</small>
        <ColourDots colours={design.colours} />
      </span>
    </>
  );
}

/** `Einladungskarte`, `Klappkarte, quadratisch`, `14,5 × 14,5 cm`. */
function nameParts({ name, productType, format: text }: ThemeDesign, language: InterfaceLanguage): string[] {
  const format = parseFormat(text);
  const size = format ? centimetres(format, language) : text;
  return [...new Set([purposeOf(name), typeLabel(productType), size])];
}

function fullName(design: ThemeDesign, language: InterfaceLanguage): string {
  return [...nameParts(design, language), colourNames(design.colours, language)].join(', ');
}

function Variant({ design }: { design: ThemeDesign }) {
  const [one, other = one] = design.colours.map((colour) => colourSwatches[colour]);
  return <span style={{ background: `linear-gradient(135deg, ${one} 50%, ${other} 50%)` }} />;
}
