import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Crosshair, X } from 'lucide-react';
import { useState } from 'react';
import { isPlainObject } from '../../../content-space/story-shape/plain-object.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { IconButton } from '../controls/icon-button.tsx';
import inputs from '../controls/input.module.css';
import { useMessages } from '../messages/messages.ts';
import styles from './asset.module.css';
import { type AssetValue, assetFieldValue, fileName, isImage, pixelSize } from './asset-value.ts';
import { FocalPointEditor } from './focal-point-editor.tsx';
import { Thumbnail } from './thumbnail.tsx';

type AssetCardProps = {
  asset: AssetValue;
  stored: unknown;
  imagesOnly: boolean;
  onChange(value: unknown): void;
  onRemove(): void;
};

/** A chosen file: what it shows, its alternative text, its focal point. */
export function AssetCard({ asset, stored, imagesOnly, onChange, onRemove }: AssetCardProps) {
  const say = useMessages();
  const [editsFocus, setEditsFocus] = useState(false);
  const size = pixelSize(asset.filename);
  const change = (part: object) => onChange({ ...(isPlainObject(stored) ? stored : {}), ...part });
  const facts = [
    size && `${size.width} × ${size.height}`,
    asset.focus && say('asset.focusSet'),
    asset.alt.trim() === '' && isImage(asset.filename) && say('asset.altMissing'),
  ].filter(Boolean);
  return (
    <div className={styles.card}>
      <div className={styles.main}>
        <Thumbnail filename={asset.filename} />
        <div className={styles.facts}>
          <span className={styles.name} title={fileName(asset.filename)}>
            {fileName(asset.filename)}
          </span>
          <span className={styles.muted}>{facts.join(' · ')}</span>
          <span className={styles.tools}>
            <Button
              kind="link"
              onPress={() =>
                openDialog('assets', {
                  multiple: false,
                  imagesOnly,
                  choose: ([chosen]) => chosen && onChange(assetFieldValue(chosen)),
                })
              }
            >
              {say('asset.replace')}
            </Button>
            {size && isImage(asset.filename) && (
              <Button kind="link" onPress={() => setEditsFocus(!editsFocus)} aria-expanded={editsFocus}>
                <Crosshair size={13} aria-hidden />
                {say('asset.focus')}
              </Button>
            )}
          </span>
        </div>
        <IconButton label={say('form.remove', { name: fileName(asset.filename) })} onPress={onRemove}>
          <X size={15} aria-hidden />
        </IconButton>
      </div>
      {editsFocus && size && (
        <FocalPointEditor
          filename={asset.filename}
          size={size}
          focus={asset.focus}
          onChange={(focus) => change({ focus })}
        />
      )}
      {isImage(asset.filename) && (
        <input
          className={inputs.input}
          aria-label={say('asset.alt')}
          placeholder={say('asset.altPlaceholder')}
          value={asset.alt}
          onChange={(event) => change({ alt: event.target.value })}
        />
      )}
    </div>
  );
}
