import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { ArrowRight } from 'lucide-react';
import type { Asset, AssetPlace } from '../../../content-space/story-shape/asset-answers.ts';
import { reasonOf } from '../../base/api/result.ts';
import { definitionOf } from '../../base/schema/definitions.ts';
import { blockLabel, fieldLabel } from '../../base/schema/labels.ts';
import { useAssetPlaces } from '../../store/server/library.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { type Say, useMessages } from '../messages/messages.ts';
import details from './asset-details.module.css';
import { pixelSize } from './asset-value.ts';
import { CropPreview } from './crop-preview.tsx';
import styles from './uses-list.module.css';

type AssetUsesProps = {
  asset: Asset;
  /** The library's focus as it stands in the form. */
  focus: string;
  /** Opens a page at one of its blocks. */
  onOpen(story: number, uid: string): void;
};

const shownPlaces = 24;

/** Every place where pages use a file, as it looks there: cropped to the place's shape around the page's own focus, beside it with the one that is being set. */
export function AssetUses({ asset, focus, onOpen }: AssetUsesProps) {
  const say = useMessages();
  const { data: places, error, isPending, refetch } = useAssetPlaces(asset.id);
  return (
    <section className={styles.uses} aria-label={say('library.uses')}>
      <h4>{say('library.uses')}</h4>
      {isPending && <Busy>{say('usage.loading')}</Busy>}
      {error && (
        <Notice tone="error" actions={[{ label: say('action.retry'), run: () => void refetch() }]}>
          {errorSentence(say, reasonOf(error))}
        </Notice>
      )}
      {places?.length === 0 && <p className={details.muted}>{say('library.usedNowhere')}</p>}
      {places && places.length > 0 && (
        <ul>
          {places.slice(0, shownPlaces).map((place, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one field may show the same file twice
            <PlaceRow key={`${place.uid} ${place.field} ${position}`} {...{ asset, place, focus, onOpen }} />
          ))}
        </ul>
      )}
      {places && places.length > shownPlaces && (
        <p className={details.muted}>{say('usage.more', { count: places.length - shownPlaces })}</p>
      )}
    </section>
  );
}

type PlaceRowProps = AssetUsesProps & { place: AssetPlace };

function PlaceRow({ asset, place, focus, onOpen }: PlaceRowProps) {
  const say = useMessages();
  const size = pixelSize(asset.filename);
  const { story, block, kind, ratio } = place;
  const words = [
    blockLabel(block, say.language),
    placeLabel(place, say.language),
    kind !== 'picture' && say(`library.place.${kind}`),
    say(place.inPublished ? (place.inDraft ? 'usage.live' : 'usage.leaving') : 'usage.draftOnly'),
  ];
  return (
    <li className={styles.place}>
      {kind === 'picture' && size && (
        <span className={styles.crops}>
          <CropPreview
            {...{ size, filename: asset.filename, focus: place.focus }}
            ratio={ratio ?? size.width / size.height}
          />
          {ratio !== null && place.focus !== focus && (
            <>
              <ArrowRight size={13} role="img" aria-label={say('library.withThisFocus')} />
              <CropPreview {...{ size, filename: asset.filename, focus, ratio }} />
            </>
          )}
        </span>
      )}
      <span className={styles.placeWords}>
        <Button kind="link" onPress={() => onOpen(story.id, place.uid)}>
          {story.name}
        </Button>
        <span className={details.muted}>{words.filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  );
}

/** What editors call the field that shows the file. */
function placeLabel({ block, field }: AssetPlace, language: Say['language']): string {
  const found = definitionOf(block)?.fields.find(({ name }) => name === field);
  return found ? fieldLabel(found, language) : '';
}
