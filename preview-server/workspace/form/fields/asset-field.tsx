import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { ImagePlus } from 'lucide-react';
import { openDialog } from '../../dialogs/dialog-store.ts';
import { useMessages } from '../../messages/messages.ts';
import type { FieldOf } from '../../schema/definitions.ts';
import { FieldShell } from '../field-shell.tsx';
import { type FieldProps, useField } from '../use-field.ts';
import { AssetCard } from './asset-card.tsx';
import { assetFieldValue, readAsset } from './asset-value.ts';

export const takesImagesOnly = (field: { filetypes?: string[] }): boolean =>
  field.filetypes?.length === 1 && field.filetypes[0] === 'images';

/** One file of the library. */
export function AssetField({ uid, field, name }: FieldProps<FieldOf<'asset'>>) {
  const say = useMessages();
  const [value, write] = useField(uid, name);
  const asset = readAsset(value);
  const imagesOnly = takesImagesOnly(field);
  return (
    <FieldShell uid={uid} field={field} name={name} kind="group">
      {() =>
        asset ? (
          <AssetCard
            asset={asset}
            stored={value}
            imagesOnly={imagesOnly}
            onChange={write}
            onRemove={() => write(undefined)}
          />
        ) : (
          <div>
            <Button
              onPress={() =>
                openDialog({
                  kind: 'assets',
                  multiple: false,
                  imagesOnly,
                  choose: ([chosen]) => chosen && write(assetFieldValue(chosen)),
                })
              }
            >
              <ImagePlus size={15} aria-hidden />
              {say(imagesOnly ? 'asset.chooseImage' : 'asset.choose')}
            </Button>
          </div>
        )
      }
    </FieldShell>
  );
}
