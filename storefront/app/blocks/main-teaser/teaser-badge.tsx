import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { colourOf } from '@blattwerk/schemas/shop/pages/contrast.ts';
import { TargetLink, useLinkTarget } from '../../components/link/story-link.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { hasFile } from '../../components/picture/picture-source.ts';
import { marksOf } from '../../context/editable.ts';
import styles from './teaser-badge.module.css';

/** The round badge of a slide, on the screens its editor chose. */
export function TeaserBadge({ blok }: { blok: BlockOf<'teaser_slide'> }) {
  const mark = marksOf(blok);
  const target = useLinkTarget(blok.badgeUrl);
  const isOnDesktop = blok.showBadgeOnDesktop ?? true;
  if (!hasFile(blok.imageBadge) || !(blok.showBadgeOnMobile || isOnDesktop)) return null;
  const badge = (
    <Picture
      asset={blok.imageBadge}
      aspectRatio="1:1"
      mark={mark.imageBadge}
      sizes="112px"
      widths={[80, 112]}
    />
  );
  return (
    <div
      className={styles.badge}
      data-desktop={isOnDesktop}
      data-mobile={Boolean(blok.showBadgeOnMobile)}
      style={{ backgroundColor: colourOf(blok.badgeColor) }}
    >
      {target ? (
        <TargetLink className={styles.link} target={target} {...mark.badgeUrl}>
          {badge}
        </TargetLink>
      ) : (
        badge
      )}
    </div>
  );
}
