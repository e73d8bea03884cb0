import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { ArrowDown, ArrowUp, ImagePlus } from 'lucide-react';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { openDialog } from '../../../store/dialog-store.ts';
import styles from '../../assets/asset.module.css';
import { AssetCard } from '../../assets/asset-card.tsx';
import { assetFieldValue, fileName, readAsset } from '../../assets/asset-value.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { useMessages } from '../../messages/messages.ts';
import { FieldShell } from '../field/field-shell.tsx';
import { type FieldProps, useField } from '../field/use-field.ts';
import { takesImagesOnly } from './asset-field.tsx';

/** Several files in order. */
export function MultiassetField({ uid, field, name }: FieldProps<FieldOf<'multiasset'>>) {
  const say = useMessages();
  const [value, write] = useField(uid, name);
  const stored: unknown[] = Array.isArray(value) ? value : [];
  const imagesOnly = takesImagesOnly(field);
  const room = (field.maximum_entries ?? Number.POSITIVE_INFINITY) - stored.length;
  return (
    <FieldShell uid={uid} field={field} name={name} kind="group">
      {() => (
        <div className={styles.cards}>
          {stored.map((each, position) => {
            const asset = readAsset(each);
            if (!asset) return null;
            const label = fileName(asset.filename);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same file may stand here twice
              <div key={`${asset.filename} ${position}`}>
                <AssetCard
                  asset={asset}
                  stored={each}
                  imagesOnly={imagesOnly}
                  onChange={(next) => write(stored.with(position, next))}
                  onRemove={() => write(stored.toSpliced(position, 1))}
                />
                {stored.length > 1 && (
                  <div className={styles.cardTools}>
                    <IconButton
                      label={say('form.moveUp', { name: label })}
                      isDisabled={position === 0}
                      onPress={() => write(swapped(stored, position, position - 1))}
                    >
                      <ArrowUp size={14} aria-hidden />
                    </IconButton>
                    <IconButton
                      label={say('form.moveDown', { name: label })}
                      isDisabled={position === stored.length - 1}
                      onPress={() => write(swapped(stored, position, position + 1))}
                    >
                      <ArrowDown size={14} aria-hidden />
                    </IconButton>
                  </div>
                )}
              </div>
            );
          })}
          {room > 0 && (
            <div>
              <Button
                onPress={() =>
                  openDialog('assets', {
                    multiple: true,
                    imagesOnly,
                    choose: (chosen) => write([...stored, ...chosen.slice(0, room).map(assetFieldValue)]),
                  })
                }
              >
                <ImagePlus size={15} aria-hidden />
                {say(imagesOnly ? 'asset.addImages' : 'asset.add')}
              </Button>
            </div>
          )}
        </div>
      )}
    </FieldShell>
  );
}

/** The list with two entries in each other's place; as it is when one place is outside. */
function swapped<Entry>(list: readonly Entry[], one: number, other: number): Entry[] {
  const result = [...list];
  const [first, second] = [result[one], result[other]];
  if (first === undefined || second === undefined) return result;
  result[one] = second;
  result[other] = first;
  return result;
}
